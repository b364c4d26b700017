/** An empty shop in production mode, as an owner has it on the first day: a folder, the real server, the real commands. */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/freePort.mjs';
import { bundledFile } from './bundled';
import { Caller, type Reply } from './http';

export type Ran = { code: number; said: string };
export type NewShop = {
  origin: string;
  dataDir: string;
  visitor: Caller;
  /** Starts the server; what it logs from now on is in `log()`. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  log: () => string;
  /** The code the server has written to its log. */
  code: () => string;
  /** Sends the form of the set-up page. */
  send: (
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<{ http: number; html: string; headers: Headers }>;
  as: (token: string) => Caller;
  login: (email: string, password: string) => Promise<Caller>;
  /** The newest one-time code sent to a mobile. */
  smsCode: (mobile: string) => Promise<string>;
  command: (script: 'setup' | 'admin', args: string[], env?: Record<string, string>, stdin?: string) => Promise<Ran>;
  remove: () => void;
};

const folders: string[] = [];
process.on('exit', () => folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

/** `npm run <script>` without npm. */
export async function runCommand(
  script: 'setup' | 'admin',
  args: string[],
  env: Record<string, string | undefined>,
  stdin = '',
): Promise<Ran> {
  const child = spawn(process.execPath, [bundledFile(script), ...args], {
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (said += bytes.toString('utf8')));
  child.stdin.end(stdin);
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

export async function newShop(more: Record<string, string> = {}): Promise<NewShop> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-new-'));
  folders.push(dataDir);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // Of the machine's own variables only what programs need, so that nothing of a test run or a demo is left.
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_ENV: 'production' as const,
    PAYLOAD_SECRET: '6d1f0c8e2b7a4593'.repeat(4),
    ALLOW_LOCAL_GATEWAYS: 'on',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    SERVER_URL: origin,
    LOG_LEVEL: 'error',
    PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
    ...more,
  };
  let server: ChildProcess | undefined;
  let said = '';
  const visitor = new Caller(() => origin, null);
  const as = (token: string) => new Caller(() => origin, token);
  return {
    origin,
    dataDir,
    visitor,
    as,
    start: async () => {
      said = '';
      const child = fork(bundledFile('serveShop'), {
        execArgv: [],
        env,
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      child.stdout!.on('data', (bytes: Buffer) => (said += bytes.toString('utf8')));
      server = child;
      await new Promise<void>((resolve, reject) => {
        child.once('message', () => resolve());
        child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
      });
    },
    stop: async () => {
      if (!server || server.exitCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
    log: () => said,
    code: () => /one-time code: ([A-Z0-9-]+)/.exec(said)?.[1] ?? '',
    send: async (fields, headers = {}) => {
      const response = await fetch(`${origin}/multi-vendor/admin`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
        headers: { Origin: origin, ...headers },
      });
      return { http: response.status, html: await response.text(), headers: response.headers };
    },
    login: async (email, password) => {
      const { body } = await visitor.post('/login', { email, password });
      if (body.status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
      return as(body.token as string);
    },
    smsCode: async (mobile) => {
      for (let attempt = 0; attempt < 300; attempt += 1) {
        const file = path.join(dataDir, 'outbox/sms.jsonl');
        const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
        const found = lines
          .map((line) => JSON.parse(line) as { to: string; text: string })
          .findLast(({ to }) => to.endsWith(mobile.slice(-10)));
        const code = /\d{6}/.exec(found?.text ?? '')?.[0];
        if (code) return code;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`no code to ${mobile}`);
    },
    command: (script, args, given = {}, stdin) => runCommand(script, args, { ...blank, ...env, ...given }, stdin),
    remove: () => fs.rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** What a test file's own environment sets and an owner's does not. */
const blank = { NODE_OPTIONS: '', DATABASE_URI: '', DEMO_MODE: '', RATE_LIMITS: '', TEST_DATABASE: '' };

/** The body of an answer that has to be a success. */
export function done(reply: Reply, ...statuses: number[]): Reply['body'] {
  const wanted = statuses.length > 0 ? statuses : [200];
  if (!wanted.includes(reply.status)) throw new Error(`expected ${wanted.join(' or ')}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}
