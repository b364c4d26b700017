/**
 * `npm run report:panel`: builds, loads demo data, starts a server, and opens ten screens of the panel by their address,
 * on a phone in Bangla and on a desk in English. Prints for each the seconds until it is usable and how far its layout
 * shifted, as medians. The seconds depend on the machine and its load, which is printed too.
 */
import os from 'node:os';
import { chromium } from '@playwright/test';
import { build } from './build.mjs';
import { browser, startServer } from './e2e.mjs';
import { panelScreens } from './panelScreens.mjs';
import { tell } from './steps.mjs';

const RUNS = Number(process.env.PANEL_RUNS ?? 3);
/** Data and pictures may still move what is already there. */
const LATER_MS = 1_500;
const MOST_MS = 60_000;
const ways = [
  {
    name: 'phone',
    language: 'bn-BD',
    screen: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  },
  { name: 'desk', language: 'en', screen: { viewport: { width: 1280, height: 800 } } },
];

/** The cookies of the demo's super admin. */
async function signIn(url) {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.test', password: 'demo-Pass-2026' }),
  });
  const { status } = await reply.json();
  if (status !== 200) throw new Error(`the demo's admin cannot sign in: ${status}`);
  return reply.headers.getSetCookie().flatMap((line) => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
    return value ? [{ name, value, url }] : [];
  });
}

/** Counts layout shifts from the first paint on, as browsers do: not those that follow a touch or a key. */
function countShifts() {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The heading is visible, React answers to touches on it, and nothing is being loaded. */
const isUsable = () => {
  const heading = [...document.querySelectorAll('h1')].find((each) => each.checkVisibility());
  return (
    document.title !== '' &&
    heading !== undefined &&
    Object.keys(heading).some((key) => key.startsWith('__react')) &&
    !document.querySelector('[aria-busy="true"], .haat-spinner, .haat-bar') &&
    performance.now()
  );
};

/** Opened in a tab of its own: nothing is left from another screen but the browser's cache. */
async function look(context, address) {
  const page = await context.newPage();
  await page.addInitScript(countShifts);
  await page.goto(address, { waitUntil: 'commit' });
  const usable = await page.waitForFunction(isUsable, undefined, { timeout: MOST_MS });
  const seconds = (await usable.jsonValue()) / 1_000;
  await page.waitForTimeout(LATER_MS);
  const shift = await page.evaluate('window.shifted');
  await page.close();
  return { seconds, shift };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function measure(chrome, url, { name, language, screen }) {
  const context = await chrome.newContext({ ...screen, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addCookies([...(await signIn(url)), { name: 'payload-lng', value: language, url }]);
  const found = new Map();
  // The first screen fills the server's and the browser's caches, for all alike.
  await look(context, `${url}/multi-vendor/admin${panelScreens[0]}`);
  for (const path of panelScreens) {
    const looks = [];
    for (let run = 0; run < RUNS; run += 1) looks.push(await look(context, `${url}/multi-vendor/admin${path}`));
    found.set(path, {
      seconds: median(looks.map(({ seconds }) => seconds)),
      shift: median(looks.map(({ shift }) => shift)),
    });
    tell(`${name}: ${path}`);
  }
  await context.close();
  return found;
}

function print(phone, desk) {
  const cells = panelScreens.map((path) => [
    path,
    phone.get(path).shift.toFixed(3),
    desk.get(path).shift.toFixed(3),
    phone.get(path).seconds.toFixed(1),
    desk.get(path).seconds.toFixed(1),
  ]);
  const head = ['screen', 'shift, phone', 'shift, desk', 'seconds, phone', 'seconds, desk'];
  const line = (row) => `| ${row.join(' | ')} |`;
  console.log([line(head), line(head.map(() => '---')), ...cells.map(line)].join('\n'));
  console.log(
    `\nMedians of ${RUNS}; load average at the end ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores.`,
  );
}

await build();
const executablePath = await browser();
const server = await startServer();
try {
  const chrome = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  const [phone, desk] = [await measure(chrome, server.url, ways[0]), await measure(chrome, server.url, ways[1])];
  await chrome.close();
  print(phone, desk);
} finally {
  await server.stop();
}
