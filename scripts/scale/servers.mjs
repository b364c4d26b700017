/** Starts servers of the product and sends them requests, for the scale report. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../freePort.mjs';
import { root } from '../steps.mjs';

const START_MS = 120_000;
const PASSWORD = 'demo-Pass-2026';

/** Starts Node with these arguments on a folder's data; resolves when it answers, with the time since process start. */
export async function startServer(args, dataDir, settings = {}) {
  if (!fs.existsSync(path.join(dataDir, 'haat.db'))) throw new Error(`There is no database in ${dataDir}`);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO_MODE: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    DATABASE_URI: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    SERVER_URL: origin,
    ...settings,
  };
  const began = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const told = new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The server on ${dataDir} ended with ${code}`)));
    setTimeout(() => reject(new Error(`The server on ${dataDir} did not start`)), START_MS).unref();
  });
  const first = await told;
  const ready = await fetch(`${origin}/readyz`);
  if (!ready.ok) throw new Error(`The server on ${dataDir} is not ready: ${ready.status}`);
  await ready.text();
  return { child, origin, first, startMs: performance.now() - began };
}

/** Sends the server's process a question; returns its answer. */
export const sayTo = (child, wanted) =>
  new Promise((resolve) => {
    child.once('message', resolve);
    child.send(wanted);
  });

export const stopServer = (child) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });

/** A token for each of the accounts, by their part. */
export async function signIn(origin, accounts) {
  const tokens = {};
  for (const [account, email] of Object.entries(accounts)) {
    const answer = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    tokens[account] = (await answer.json()).token;
    if (!tokens[account]) throw new Error(`${email} cannot sign in at ${origin}`);
  }
  return tokens;
}

/** One request and its time, until the last byte of the answer. */
export async function request(origin, tokens, { path: address, as, method = 'GET' }) {
  const began = performance.now();
  const answer = await fetch(origin + address, {
    method,
    redirect: 'manual',
    headers: { 'Accept-Language': 'en', ...(as ? { Authorization: `Bearer ${tokens[as]}` } : {}) },
  });
  const body = await answer.text();
  return { ms: performance.now() - began, status: answer.status, body };
}
