/**
 * Every call of the OpenAPI document with odd and random input, as everybody: no 5xx, no line of the server's log, no hanging,
 * and no answer outside its schema. `fuzzPaths` sends odd values in every path, and every method; `fuzzCms` asks the CMS.
 * A failing run prints the seed; `FUZZ_SEED=… FUZZ_RUNS=…` repeats or deepens it.
 *
 * What an attacker from outside found and the first fuzzer had missed: it sent each path only by its own method, so never
 * HEAD, OPTIONS or TRACE; it knew the contract only, none of the CMS's REST API; it sent only the parameters a call declares,
 * each made safe by encodeURIComponent, so no `%27`, no `%00` and no `where[…]` ever arrived; numbers went through JavaScript
 * and JSON.stringify, which write `1e309` as Infinity and as null; it had no API key; it picked each odd value for a path so
 * rarely that most calls never saw most of them; and it looked at statuses alone, while the log was silent.
 */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { Reply } from '../../support/http';
import { body, fitting, type Schema } from '../../support/fuzz';
import { callersOf, filled, operations, type Operation } from '../../support/fuzzCalls';
import { openFuzzed, runsOr, SEED } from '../../support/fuzzed';
import { jsonOf, nasty, oddHeaders, oddParts, oddQueries, writings } from '../../support/fuzzValues';

const { send, freshLines } = openFuzzed();
const RUNS = runsOr(6);

const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats(ajv);

/** A value in a path: values made for JSON are encoded, unusual ones are sent unchanged. */
const asPart = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.slice(0, 300).replace(/[\ud800-\udfff]/g, '')) || '%20';
};
function inputOf(operation: Operation) {
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const part = (each: { schema: Schema }) =>
    fc.oneof(
      { weight: 3, arbitrary: fitting(each.schema).map(asPart) },
      { weight: 1, arbitrary: nasty.map(asPart) },
      { weight: 1, arbitrary: fc.constantFrom(...oddParts) },
    );
  const queried = (each: { name: string; schema: Schema }) =>
    fc.oneof(
      { weight: 3, arbitrary: fitting(each.schema).map((value) => `${each.name}=${asPart(value)}`) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom(...writings), fc.constantFrom(...oddQueries))
          .map(([writing, value]) => `${writing.replaceAll('NAME', each.name)}${value}`),
      },
    );
  const [inPath, inQuery] = (['path', 'query'] as const).map((place) =>
    operation.parameters.filter((each) => each.in === place),
  );
  return fc.record({
    parts: fc.record(Object.fromEntries(inPath!.map((each) => [each.name, part(each)]))),
    search: fc.tuple(
      ...[...inQuery!, { name: 'odd', schema: {} }].map((each) => fc.option(queried(each), { nil: '', freq: 3 })),
    ),
    body: schema ? body(schema) : fc.option(nasty, { nil: undefined, freq: 1 }),
    // What a request is in, and what it says of itself.
    form: fc.boolean(),
    headers: fc.oneof(
      { weight: 1, arbitrary: fc.constant<Record<string, string>>({}) },
      { weight: 2, arbitrary: fc.constantFrom(...oddHeaders) },
    ),
    who: fc.constantFrom(...callersOf(operation)),
  });
}

type Checker = (http: number) => ReturnType<typeof ajv.compile> | null;
function checkersOf(operation: Operation): Checker {
  const known = new Map<number, ReturnType<Checker>>();
  return (http) => {
    const schema = operation.responses[String(http)]?.content?.['application/json']?.schema;
    if (!known.has(http)) known.set(http, schema ? ajv.compile(schema) : null);
    return known.get(http)!;
  };
}

function mustFit(reply: Reply, checkers: Checker): void {
  if (reply.http >= 300 && reply.http < 400) return;
  const check = checkers(reply.http);
  // What the server refuses before it knows the call has the general shape; a file has none.
  if (!check) {
    if (reply.http === 200 || reply.http === 204) return;
    expect([400, 401, 403, 404, 405, 409, 413, 415, 429, 431]).toContain(reply.http);
    if (typeof reply.body === 'object') expect(reply.body).toMatchObject({ message: expect.any(String) });
  } else if (!check(reply.body))
    throw new Error(`outside its schema: ${ajv.errorsText(check.errors)} ${JSON.stringify(reply.body).slice(0, 500)}`);
}

describe('every call, with random input', () => {
  test.each(operations)('%s', async (_title, method, path, operation) => {
    const checkers = checkersOf(operation);
    await fc.assert(
      fc.asyncProperty(inputOf(operation), async ({ parts, search, body: sent, form, headers, who }) => {
        const isForm =
          Boolean(operation.requestBody?.content['multipart/form-data']) ||
          (form && headers['Content-Type'] === undefined && method !== 'GET');
        const asked = search.filter((each) => each !== '').join('&');
        const content = method === 'GET' || sent === undefined ? undefined : isForm ? formOf(sent) : jsonOf(sent);
        const reply = await send(who, {
          method,
          path: `${filled(path, parts)}${asked ? `?${asked}` : ''}`,
          body: content,
          headers,
        });
        mustFit(reply, checkers);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    expect(await freshLines()).toEqual([]);
  });
});

test('everybody is still signed in at the end', async () => {
  for (const who of ['customer', 'vendor', 'incharge', 'admin'] as const)
    expect([who, (await send(who, { method: 'GET', path: '/get-self-user' })).status]).toEqual([who, 200]);
  expect((await send('key', { method: 'GET', path: '/brands?limit=1' })).http).toBe(200);
});

function formOf(sent: unknown): FormData {
  const form = new FormData();
  const fields = typeof sent === 'object' && sent !== null ? Object.entries(sent) : [['value', sent] as const];
  for (const [name, value] of fields) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return form;
}
