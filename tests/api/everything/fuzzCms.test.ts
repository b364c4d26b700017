/**
 * The CMS's REST API with random requests made from the config: every collection, every global, every operation, as a visitor,
 * a customer, a vendor, an admin and an API key. No 5xx, no line in the server's log, an error in a known shape, and soon.
 * A failing run prints the seed; `FUZZ_SEED=… FUZZ_RUNS=…` repeats or deepens it.
 */
import fc from 'fast-check';
import type { SanitizedConfig } from 'payload';
import { Caller, PASSWORD, type Reply } from '../../support/http';
import { cmsOperations, type Asked } from '../../support/fuzzCms';
import { jsonOf } from '../../support/fuzzValues';
import { openWatched, type WatchedProcess } from '../../support/processes';

const { default: config } = (await import('../../../payload.config')) as { default: Promise<SanitizedConfig> };
const operations = cmsOperations(await config).map(({ title, request }, index) => [title, request, index] as const);
const RUNS = Number(process.env.FUZZ_RUNS ?? 8);
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);
const SOON_MS = 5_000;

let server: WatchedProcess;
let senders: ((asked: Asked) => Promise<Reply>)[] = [];
let seen = 0;

beforeAll(async () => {
  server = await openWatched();
  const origin = () => server.origin;
  const visitor = new Caller(origin, null);
  const as = async (account: string) => new Caller(origin, (await visitor.post('/login', { email: `${account}@demo.test`, password: PASSWORD })).body.token as string);
  const admin = await as('admin');
  const callers = [visitor, await as('customer'), await as('vendor.fashion'), admin];
  const owner = (await admin.get('/get-self-user')).body.user.id as number;
  const scopes = ['catalogue', 'orders', 'people', 'site'].flatMap((area) => [`${area}:read`, `${area}:write`]);
  const { body } = await admin.post('/api-key-create', { name: 'Fuzz', owner, scopes, current_password: PASSWORD });
  const text = (asked: Asked) => (asked.body === undefined ? undefined : jsonOf(asked.body));
  senders = [
    ...callers.map((caller) => (asked: Asked) => caller.send(asked.method, asked.path, text(asked))),
    (asked) => visitor.send(asked.method, asked.path, text(asked), { headers: { 'X-API-Key': body.key as string } }),
  ];
}, 120_000);
afterAll(() => server.end());

/** What a client can tell from an answer that refuses. */
function isKnownShape({ http, body }: Reply): boolean {
  if (http < 400) return true;
  if (typeof body !== 'object' || body === null) return false;
  return Array.isArray(body.errors) ? body.errors.every((each: { message?: unknown }) => typeof each.message === 'string') : typeof body.message === 'string';
}

/** The message of a line of the log, and where it came from. */
function shortLine(line: string): string {
  if (!line.startsWith('{')) return line;
  const { msg, err } = JSON.parse(line) as { msg?: string; err?: { stack?: string } };
  return `${msg} ${err?.stack?.split('\n').slice(1, 4).join(' ') ?? ''}`;
}

describe('the CMS’s REST API, asked anything', () => {
  test.each(operations)('%s', async (_title, request, index) => {
    const one = fc.tuple(request, fc.nat({ max: 4 }));
    await fc.assert(
      fc.asyncProperty(one, async ([asked, who]) => {
        const started = performance.now();
        const reply = await senders[who]!(asked);
        const told = JSON.stringify(reply.body).slice(0, 300);
        if (reply.http >= 500) throw new Error(`HTTP ${reply.http}: ${told}`);
        if (!isKnownShape(reply)) throw new Error(`HTTP ${reply.http} in an unknown shape: ${told}`);
        if (/SQLITE_|node_modules|\bat \w+ \(/.test(told)) throw new Error(`says what is inside: ${told}`);
        if (performance.now() - started > SOON_MS) throw new Error(`took ${Math.round(performance.now() - started)} ms`);
      }),
      { numRuns: RUNS, seed: SEED + index, endOnFailure: true },
    );
    const lines = await server.lines();
    const fresh = lines.slice(seen);
    seen = lines.length;
    expect(fresh.map(shortLine)).toEqual([]);
  });
});
