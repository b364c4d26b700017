/** What both fuzzers share: a server whose log is read, everybody who may ask it, and what no answer may be. */
import { Caller, PASSWORD, type Reply } from './http';
import { openWatched, type WatchedProcess } from './processes';
import { wire, type Sent } from './wire';

export const SEED = Number(process.env.FUZZ_SEED ?? 20261121);
/** How many random requests each operation gets; `FUZZ_RUNS` deepens a run. */
export const runsOr = (usual: number): number => Number(process.env.FUZZ_RUNS ?? usual);

export const people = ['visitor', 'customer', 'vendor', 'incharge', 'admin', 'key'] as const;
export type Who = (typeof people)[number];

export type Fuzzed = {
  server: () => WatchedProcess;
  /** Sends it as one of them. Throws for an answer that is a server error, whatever the request. */
  send: (who: Who, sent: Sent) => Promise<Reply>;
  /** The lines of the server's log since the last look, from `error` up. */
  freshLines: () => Promise<string[]>;
};

/** At the top of a test file: a server of its own, and everybody signed in. */
export function openFuzzed(): Fuzzed {
  let server: WatchedProcess;
  let seen = 0;
  const credentials = {} as Record<Who, Record<string, string>>;

  beforeAll(async () => {
    server = await openWatched();
    const visitor = new Caller(() => server.origin, null);
    const tokenOf = async (account: string) =>
      (await visitor.post('/login', { email: `${account}@demo.test`, password: PASSWORD })).body.token as string;
    const accounts = {
      customer: 'customer',
      vendor: 'vendor.fashion',
      incharge: 'incharge.dhaka',
      admin: 'admin',
    } as const;
    credentials.visitor = {};
    for (const [who, account] of Object.entries(accounts))
      credentials[who as keyof typeof accounts] = { Authorization: `Bearer ${await tokenOf(account)}` };
    const admin = new Caller(() => server.origin, await tokenOf('admin'));
    const owner = (await admin.get('/get-self-user')).body.user.id as number;
    const scopes = ['catalogue', 'orders', 'people', 'site'].flatMap((area) => [`${area}:read`, `${area}:write`]);
    const { body } = await admin.post('/api-key-create', { name: 'Fuzz', owner, scopes, current_password: PASSWORD });
    credentials.key = { 'X-API-Key': body.key as string };
  }, 120_000);
  afterAll(async () => {
    // A line of the very last request may still be on its way.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const late = await freshLines();
    server.end();
    expect(late).toEqual([]);
  });

  const send = async (who: Who, sent: Sent): Promise<Reply> => {
    const reply = await wire(server.origin, { ...sent, headers: { ...credentials[who], ...sent.headers } });
    const told = JSON.stringify(reply.body).slice(0, 300);
    if (reply.http >= 500 || reply.http === 0)
      throw new Error(`${sent.method} ${sent.path} as ${who}: HTTP ${reply.http}: ${told}`);
    if (reply.http >= 400 && /SQLITE_|MongoServerError|node_modules|\bat \w+ \(/.test(told))
      throw new Error(`${sent.method} ${sent.path} says what is inside: ${told}`);
    return reply;
  };
  const freshLines = async (): Promise<string[]> => {
    const lines = await server.lines();
    const fresh = lines.slice(seen);
    seen = lines.length;
    return fresh.map(shortLine);
  };
  return { server: () => server, send, freshLines };
}

/** The message of a line of the log, and where it came from. */
function shortLine(line: string): string {
  if (!line.startsWith('{')) return line;
  const { msg, err } = JSON.parse(line) as { msg?: string; err?: { stack?: string } };
  return `${msg} ${err?.stack?.split('\n').slice(0, 4).join(' ') ?? ''}`;
}
