/** `npm run demo`: installs, builds, migrates, loads the demo data once and serves. Accepts PORT, DATA_DIR, DATABASE_URI. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { install, root, run, tell } from './steps.mjs';

// As in `env.ts`, an empty variable is one that is not set.
const env = {
  NODE_ENV: 'production',
  DEMO_MODE: 'on',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  PORT: process.env.PORT || '3000',
  DATA_DIR: path.resolve(process.env.DATA_DIR || path.join(root, 'data')),
  NEXT_TELEMETRY_DISABLED: '1',
};
const address = process.env.SERVER_URL || `http://localhost:${env.PORT}`;

await install();
const { build } = await import('./build.mjs');
await build();
tell('Migrating the database and loading the demo data (once) …');
await run(process.execPath, ['scripts/run.mjs', 'seed'], { env });
tell('Starting …');

const server = spawn(process.execPath, ['scripts/run.mjs', 'server'], {
  cwd: root,
  env: { ...process.env, ...env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
server.on('message', (word) => {
  if (word !== 'listening') return;
  tell(`Haat is open:  ${address}/multi-vendor   panel: ${address}/multi-vendor/admin   API: ${address}/api/docs`);
  console.log(`
  Demo accounts (password for all: demo-Pass-2026)
    admin@demo.test              super admin
    subadmin@demo.test           sub admin
    grocer.savar@demo.test       grocery vendor in Savar
    vendor.fashion@demo.test     general vendor
    incharge.dhaka@demo.test     warehouse Dhaka Central
    customer@demo.test           customer with orders in every state
  One-time codes arrive in ${path.join(path.relative(process.cwd(), env.DATA_DIR) || '.', 'outbox/sms.jsonl')}
`);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
