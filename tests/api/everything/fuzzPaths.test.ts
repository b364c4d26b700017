/**
 * Every parameter of every path of the contract with odd values, as they travel, and every path by every method: no 5xx, no line
 * of the server's log, no hanging. Nothing is left to chance here. Every call sees all numbers that overflow and what broke
 * one before; the rest of the odd values take turns, unless `FUZZ_RUNS` is set.
 */
import { callersOf, filled, namesIn, operations } from '../../support/fuzzCalls';
import { openFuzzed, people, runsOr } from '../../support/fuzzed';
import { extremes, oddMethods, oddParts } from '../../support/fuzzValues';
import { statusOf } from '../../support/raw';

const { server, send, freshLines } = openFuzzed();

describe('every path parameter, with unusual values', () => {
  const always = [...extremes, 'abc', 'null', "'", '%27', '%00', 'a%00b', '%', '%ff', '__proto__', 'x'.repeat(3_000)];
  const others = oddParts.filter((value) => !always.includes(value));
  const turns = runsOr(0) > 0 ? 1 : 4;
  let turn = 0;
  test.each(operations.filter(([, , path]) => path.includes('{')))('%s', async (_title, method, path, operation) => {
    const callers = callersOf(operation);
    for (const name of namesIn(path)) {
      turn += 1;
      const odd = [...always, ...others.filter((_, index) => index % turns === turn % turns)];
      // Each value by a different person, and numbers also by the one with the most rights.
      const whoSends = (value: string, index: number) =>
        extremes.includes(value) ? (callers.at(-2) ?? 'visitor') : callers[index % callers.length]!;
      await Promise.all(
        odd.map((value, index) =>
          send(whoSends(value, index), {
            method,
            path: filled(path, { [name]: value }),
            body: method === 'GET' ? undefined : '{}',
          }),
        ),
      );
    }
    expect(await freshLines()).toEqual([]);
  });
});

describe('every path, with every method', () => {
  const paths = [...new Set(operations.map(([, , path]) => path))];
  const declared = new Map(
    paths.map((path) => [path, new Set(operations.filter(([, , each]) => each === path).map(([, method]) => method))]),
  );

  test.each(paths)('%s', async (path) => {
    const values = path.includes('{') ? ['1', '1e309'] : [''];
    const tries = ['GET', ...oddMethods]
      .filter((method) => !declared.get(path)!.has(method))
      .flatMap((method) => values.map((value) => ({ method, value })));
    await Promise.all(
      tries.map(async ({ method, value }, index) => {
        const reply = await send(people[index % people.length]!, {
          method,
          path: filled(path, Object.fromEntries(namesIn(path).map((name) => [name, value]))),
        });
        if (method === 'OPTIONS') expect([method, reply.http]).toEqual([method, 204]);
        if (method === 'HEAD' || method === 'OPTIONS') expect([method, reply.body]).toEqual([method, '']);
        else expect([method, reply.http >= 400]).toEqual([method, true]);
      }),
    );
    expect(await statusOf(server().origin, 'get', `/api${filled(path, {})}`)).toBe(400);
    expect(await freshLines()).toEqual([]);
  });
});
