/**
 * The CMS's REST API with random requests made from the config: every collection, every global, every operation, every method, as
 * everybody. No 5xx, no line in the server's log, no hanging, and an error in a known shape. A failing run prints the seed;
 * `FUZZ_SEED=… FUZZ_RUNS=…` repeats or deepens it.
 */
import fc from 'fast-check';
import type { Reply } from '../../support/http';
import { cmsOperations, type Asked } from '../../support/fuzzCms';
import { openFuzzed, people, runsOr, SEED } from '../../support/fuzzed';
import { extremes, jsonOf, oddParts } from '../../support/fuzzValues';
import { statusOf } from '../../support/raw';

const { default: config } = await import('../../../payload.config');
const { collections } = await config;
const operations = cmsOperations(await config).map(({ title, request }, index) => [title, request, index] as const);
const RUNS = runsOr(3);
const { server, send, freshLines } = openFuzzed();

/** What a client can tell from an answer that refuses. */
function isKnownShape({ http, body }: Reply): boolean {
  if (http < 400) return true;
  if (typeof body !== 'object' || body === null) return false;
  return Array.isArray(body.errors)
    ? body.errors.every((each: { message?: unknown }) => typeof each.message === 'string')
    : typeof body.message === 'string';
}

function contentOf({ body, form }: Asked): string | FormData | undefined {
  if (!form) return body === undefined ? undefined : jsonOf(body);
  const made = new FormData();
  for (const [name, value] of Object.entries(form)) made.append(name, value);
  return made;
}

describe('the CMS’s REST API, with random queries', () => {
  test.each(operations)('%s', async (_title, request, index) => {
    await fc.assert(
      fc.asyncProperty(request, fc.constantFrom(...people), async (asked, who) => {
        const { method, path, headers = {} } = asked;
        const reply = await send(who, { method, path, body: contentOf(asked), headers });
        if (method !== 'HEAD' && !isKnownShape(reply))
          throw new Error(
            `${method} ${path}: HTTP ${reply.http} in an unknown shape: ${JSON.stringify(reply.body).slice(0, 300)}`,
          );
      }),
      { numRuns: RUNS, seed: SEED + index, endOnFailure: true },
    );
    expect(await freshLines()).toEqual([]);
  });
});

describe('every collection, with unusual ids, and written without a document', () => {
  test.each(collections.map(({ slug }) => slug))('%s', async (slug) => {
    const odd = [...new Set([...extremes, ...oddParts])];
    await Promise.all(
      odd.map((id, index) =>
        send(people[index % people.length]!, { method: 'GET', path: `/${slug}/${id}?depth=0&limit=1` }),
      ),
    );
    for (const query of ['page', 'limit', 'where[id][equals]', 'where[createdAt][greater_than]']) {
      await Promise.all(
        extremes.map((number) => send('admin', { method: 'GET', path: `/${slug}?depth=0&${query}=${number}` })),
      );
    }
    for (const [method, path] of [
      ['POST', `/${slug}`],
      ['PATCH', `/${slug}/1`],
      ['POST', `/${slug}/1/duplicate`],
      ['PATCH', `/${slug}?where[id][equals]=1`],
    ] as const) {
      for (const [type, body] of [
        ['application/json', undefined],
        ['application/json', 'null'],
        ['text/plain', '{"name":"x"}'],
        ['', '{}'],
      ] as const)
        await send('admin', { method, path, body, headers: { 'Content-Type': type } });
    }
    expect(await statusOf(server().origin, 'patch', `/api/${slug}/1`)).toBe(400);
    expect(await freshLines()).toEqual([]);
  });
});
