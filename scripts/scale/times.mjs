/**
 * How long every call takes on two databases: requests alternate between the servers, so that other load on the
 * machine affects both alike.
 */
import { request, sayTo, signIn, startServer, stopServer } from './servers.mjs';

const WARM_UPS = 2;
const LEAST_ROUNDS = 5;
const MOST_ROUNDS = 15;
const ROUNDS_MS = 400;
/** One slow result may be noise: such a call is measured again, with more rounds. */
const AGAIN = 3;
/** A smaller difference between two answers is noise. */
export const NOISE_MS = 3;
export const MOST_TIMES = 2;

export const isOver = ({ ms }) => ms.large > MOST_TIMES * ms.demo && ms.large - ms.demo > NOISE_MS;

export async function measureTimes({ demo, large, words }) {
  const servers = {};
  for (const [name, dataDir] of Object.entries({ demo, large })) {
    const server = await startServer(['-C', 'production', '--import', 'tsx', 'scripts/scale/server.ts'], dataDir, {
      PUBLIC_CACHE: 'off',
    });
    servers[name] = {
      ...server,
      tokens: await signIn(server.origin, server.first.accounts),
      asked: new Map(server.first.asked.map((each) => [each.name, each])),
    };
  }
  const calls = [];
  for (const name of servers.large.asked.keys()) {
    if (!servers.demo.asked.has(name) || (words.length > 0 && !words.some((word) => name.includes(word)))) continue;
    calls.push(await measure(servers, name));
  }
  for (const { child } of Object.values(servers)) await stopServer(child);
  return { calls, asked: servers.large.first.asked, accounts: servers.large.first.accounts };
}

async function measure(servers, name) {
  const both = ['demo', 'large'].map((which) => ({
    which,
    server: servers[which],
    asked: servers[which].asked.get(name),
  }));
  const call = {
    name,
    as: both[0].asked.as ?? 'visitor',
    rows: {},
    queries: {},
    bytes: {},
    status: {},
    scans: [],
    /** The very first call: nothing of it is cached yet. */
    first: {},
    ms: {},
  };
  for (const { which, server, asked } of both) {
    for (let time = 0; time < WARM_UPS; time += 1) {
      const { ms } = await request(server.origin, server.tokens, asked);
      call.first[which] ??= ms;
    }
    await sayTo(server.child, 'clear');
    const { status, body } = await request(server.origin, server.tokens, asked);
    const told = await sayTo(server.child, 'tell');
    Object.assign(call, { scans: [...new Set([...call.scans, ...told.scans])] });
    [call.rows[which], call.queries[which], call.bytes[which], call.status[which]] = [
      rowsIn(body),
      told.queries,
      body.length,
      status,
    ];
    if (process.env.SHOW_SQL && which === 'large') console.log(told.sql.join('\n'));
  }
  for (let again = 0; again < AGAIN; again += 1) {
    const ms = await rounds(both, again);
    if (call.ms.large === undefined || ms.large / ms.demo < call.ms.large / call.ms.demo) call.ms = ms;
    if (!isOver(call)) break;
  }
  return call;
}

/** The median of alternating rounds: demo, large, demo, large … */
async function rounds(both, patience) {
  const times = { demo: [], large: [] };
  const until = performance.now() + ROUNDS_MS * (1 + patience);
  for (
    let round = 0;
    round < MOST_ROUNDS * (1 + patience) && (round < LEAST_ROUNDS || performance.now() < until);
    round += 1
  ) {
    for (const { which, server, asked } of both)
      times[which].push((await request(server.origin, server.tokens, asked)).ms);
  }
  const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
  return { demo: median(times.demo), large: median(times.large) };
}

/** The number of list entries in an answer; unknown for a page. */
function rowsIn(body) {
  if (!body.startsWith('{')) return null;
  return Object.values(JSON.parse(body)).reduce((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
}
