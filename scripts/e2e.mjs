/** `npm run test:e2e`: a server with fresh demo data, and Playwright's journeys in Chromium against it, in all their ways. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyDemoData, withQuickPasswords } from './demoData.mjs';
import { quickFolder } from './quickFolder.mjs';
import { freePort } from './freePort.mjs';
import { root, run, tell } from './steps.mjs';

/** Playwright ends by itself before this, and reports (`globalTimeout`). */
const MINUTES = 57;

/** Headless Chromium: it renders a page in little more than half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Chromium from HAAT_BROWSER or the system, else installed: by root from Debian's packages, otherwise as Playwright's
 * own. `whole`: the full browser, for measuring.
 */
export async function browser({ whole = false } = {}) {
  const place = [process.env.HAAT_BROWSER, ...(whole ? [] : [SHELL]), ...PLACES].find(
    (each) => each && fs.existsSync(each),
  );
  if (place) return place;
  tell('Installing a browser …');
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update'], { quiet: true });
    // Debian has the shell since bookworm's security updates.
    for (const name of whole ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
      const isThere = await run('apt-get', ['install', '-y', '--no-install-recommends', name], { quiet: true }).then(
        () => true,
        () => false,
      );
      if (isThere) return `/usr/bin/${name}`;
    }
  }
  try {
    await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { quiet: true });
  } catch {
    throw new Error(
      'there is no browser, and Playwright could not download one. Install Chromium (on Debian: sudo apt-get install chromium), or name one in HAAT_BROWSER',
    );
  }
  return '';
}

/**
 * Starts a server on its own data and port, filled with the demo data; `stop()` ends it. `folder` makes one for its data, and
 * may fill it.
 */
export async function startServer(env = {}, folder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'haat-e2e-'))) {
  const dataDir = process.env.DATA_DIR || folder();
  const all = await settingsOf({ DATA_DIR: dataDir, PORT: process.env.PORT || String(await freePort()), ...env });
  await run(process.execPath, ['scripts/run.mjs', 'seed'], { env: all, quiet: true });
  const server = await openServer(all);
  const stop = () =>
    server.stop().then(() => {
      if (!process.env.DATA_DIR) fs.rmSync(dataDir, { recursive: true, force: true });
    });
  return { ...server, stop };
}

async function settingsOf(env) {
  const PORT = env.PORT ?? String(await freePort());
  return {
    NODE_ENV: 'production',
    DEMO_MODE: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    SERVER_URL: `http://localhost:${PORT}`,
    ...env,
    PORT,
  };
}

/** Starts a server on existing data (`DATA_DIR`). */
export async function openServer(env) {
  const all = await settingsOf(env);
  const server = spawn(process.execPath, ['scripts/run.mjs', 'server'], {
    cwd: root,
    env: { ...process.env, ...all },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => {
    server.on('message', (word) => word === 'listening' && resolve());
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const stop = () =>
    new Promise((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.removeAllListeners('exit');
      server.on('exit', resolve);
      server.kill('SIGTERM');
    });
  return { url: all.SERVER_URL, dataDir: all.DATA_DIR, pid: server.pid, stop };
}

/** A folder with the demo data; another database is filled by the seed. */
function filledFolder() {
  const folder = quickFolder('journeys');
  if (!process.env.DATABASE_URI) copyDemoData(folder);
  return folder;
}

export async function journeys(reportFile, args = []) {
  const executable = await browser();
  const server = await startServer({ NODE_OPTIONS: withQuickPasswords() }, filledFolder);
  tell(`The journeys' server is at ${server.url}`);
  try {
    const reporters = reportFile ? 'list,json' : 'list';
    await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', `--reporter=${reporters}`, ...args], {
      env: {
        HAAT_URL: server.url,
        HAAT_DATA_DIR: server.dataDir,
        HAAT_BROWSER: executable,
        ...(reportFile ? { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile } : {}),
      },
      ...(reportFile ? { prefix: 'browser', minutes: MINUTES } : {}),
    });
  } finally {
    await server.stop();
  }
}

if (process.argv[1] === import.meta.filename) {
  const { build } = await import('./build.mjs');
  await build();
  await journeys(undefined, process.argv.slice(2));
}
