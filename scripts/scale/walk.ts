/** Asks everything on the database of `DATA_DIR` and says, as JSON, how long it took and which statements were run. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../server';
import type { SqliteClient } from '../../database/sqliteClient';
import { accountsOf, callsOf, moreCalls, pagesOf, valuesOf, type Account, type Accounts, type Asked } from './asked';
import { scansIn, watchReads } from './plans';

export type Walked = { name: string; as: string; status: number; rows: number; queries: number; ms: number; scans: string[] };
export type Walk = { start: number; memory: number; calls: Walked[] };

const TIMES = 7;
const started = performance.now();
const app = await createApp({ storefront: true });
const server = http.createServer(app.express);
await new Promise<void>((resolve) => server.listen(0, resolve));
const start = performance.now() - started;
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const client = (app.payload.db as unknown as { client: SqliteClient }).client;

const watch = watchReads(client);

const login = async (email: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email, password: 'demo-Pass-2026' }) });
  return ((await answer.json()) as { token: string }).token;
};

async function tokensOf(accounts: Accounts): Promise<Map<Account, string>> {
  const tokens = new Map<Account, string>();
  for (const [account, email] of Object.entries(accounts)) tokens.set(account as Account, await login(email));
  return tokens;
}

async function ask(asked: Asked, token: string | undefined): Promise<Walked> {
  const once = async () => {
    const before = performance.now();
    const answer = await fetch(origin + asked.path, { headers: { 'Accept-Language': 'en', ...(token ? { Authorization: `Bearer ${token}` } : {}) } });
    const body = await answer.text();
    return { ms: performance.now() - before, status: answer.status, body };
  };
  await once();
  watch.clear();
  const { status, body } = await once();
  const [ran, texts] = [watch.count, [...watch.statements]];
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) times.push((await once()).ms);
  const scans = texts.flatMap((sql) => scansIn(client, sql));
  return { name: asked.name, as: asked.as ?? 'visitor', status, rows: rowsIn(body), queries: ran, ms: times.sort((a, b) => a - b)[Math.floor(TIMES / 2)]!, scans: [...new Set(scans)] };
}

/** The entries of the lists in an answer. */
function rowsIn(body: string): number {
  if (!body.startsWith('{')) return 0;
  const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
  const answer = JSON.parse(body) as Record<string, unknown>;
  return Object.values(answer).reduce((sum: number, value) => sum + count(value), 0);
}

const accounts = await accountsOf(app.payload);
const values = await valuesOf(app.payload, accounts);
const tokens = await tokensOf(accounts);
const calls: Walked[] = [];
const chosen = process.argv.slice(3);
const all = [...callsOf(values), ...moreCalls(values), ...pagesOf(values)];
for (const asked of all.filter(({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word)))) calls.push(await ask(asked, asked.as ? tokens.get(asked.as) : undefined));
const walk: Walk = { start, memory: process.memoryUsage.rss() / 1024 / 1024, calls };
fs.writeFileSync(process.argv[2]!, JSON.stringify(walk));
server.close();
await app.close();
process.exit(0);
