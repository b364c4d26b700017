/**
 * `npm run lighthouse`: builds, loads demo data, starts a server and measures it as a cheap phone on slow 4G. Every
 * figure is the median of its runs (blocking time in particular depends on the machine's load). Prints a table; fails
 * when a figure misses its target.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { build } from './build.mjs';
import { browser, startServer } from './e2e.mjs';
import { root, tell } from './steps.mjs';

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const TRIES = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const promised = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcp: 2000,
  cls: 0.02,
  tbt: 100,
  script: 150_000,
};
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** From the product page on the visitor has chosen a place. `isUnlisted`: search engines are told not to list it. */
async function pages(url) {
  const ask = async (path) => (await fetch(`${url}/api${path}`)).json();
  const { featured } = await ask('/get-home-product');
  const address = (path) => `${url}/multi-vendor${path}`;
  const map = await (await fetch(address('/sitemap.xml'))).text();
  const place = await placeOf(ask, 'Dhaka', 'Savar');
  const category = /\/multi-vendor(\/category\/[^<]+)</.exec(map)[1];
  return [
    { name: 'home', address: address('/') },
    { name: 'category', address: address(category) },
    { name: 'product', address: address(`/view-product/${encodeURIComponent(featured[0].slug)}`), cookies: place },
    { name: 'search', address: address('/search/chal'), cookies: place, isUnlisted: true },
    { name: 'cart', address: address('/cart'), isUnlisted: true, ...(await buyer(url, featured[0].id, place)) },
  ];
}

/** What the shop stores for a place. With anything else the browser would draw the page a second time. */
async function placeOf(ask, districtName, upazilaName) {
  const named = (list, wanted) => {
    const { id, name, name_bn } = list.find((each) => each.name === wanted);
    return { id: String(id), name, name_bn };
  };
  const district = named((await ask('/get-all-district')).district, districtName);
  const upazila = named((await ask(`/get-district-upazila/${district.id}`)).upazila, upazilaName);
  return { district: district.name, upazila: upazila.name, place: JSON.stringify({ district, upazila }) };
}

/** A demo customer who is signed in and has a product in the cart: the cookies and what the browser stores. */
async function buyer(url, product, place) {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const body = JSON.stringify({ email: 'customer2@demo.test', password: 'demo-Pass-2026' });
  const reply = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
  const session = await reply.json();
  const added = await fetch(`${url}/api/add-to-cart`, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${session.token}` },
    body: JSON.stringify({ product_id: product, product_qty: 1 }),
  });
  if (!added.ok) throw new Error(`nothing could be put into the cart: ${added.status}`);
  const pairs = reply.headers.getSetCookie().map((line) => line.split(';')[0].split('='));
  return {
    cookies: { ...place, ...Object.fromEntries(pairs.filter(([, value]) => value)) },
    stored: { ...place, auth_token: session.token, auth_name: session.username, auth_mobile: session.mobile },
  };
}

/** The page reads them too: a header alone would be known only to the server. */
async function setCookies(port, url, { cookies = {}, stored = {} }) {
  const chrome = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = chrome.contexts();
  await context.clearCookies();
  const tab = await context.newPage();
  await tab.goto(`${url}/multi-vendor/favicon.svg`);
  await tab.evaluate((values) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, stored);
  await tab.close();
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
  );
  await chrome.close();
}

/** Our scripts that are fetched without interaction, in their gzip size. */
function scriptBytes(requests) {
  const files = new Set(
    requests.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => new URL(url).pathname),
  );
  let bytes = 0;
  for (const file of files) {
    const kept = path.join(root, 'dist/storefront/client', file.replace('/multi-vendor/', ''));
    if (fs.existsSync(kept)) bytes += zlib.gzipSync(fs.readFileSync(kept), { level: 9 }).length;
  }
  return bytes;
}

/** On a busy machine the browser occasionally paints nothing at all: such a run has no figures, and is repeated. */
async function look(page, port, tries = TRIES) {
  const { lhr } = await lighthouse(page.address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    ...(page.isUnlisted ? { skipAudits: ['is-crawlable'] } : {}),
  });
  if (lhr.runtimeError) {
    if (tries > 1) return look(page, port, tries - 1);
    throw new Error(`${page.name}: ${lhr.runtimeError.code} ${lhr.runtimeError.message}`);
  }
  const value = (audit) => lhr.audits[audit].numericValue;
  return {
    scores: Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    script: scriptBytes(lhr.audits['network-requests'].details.items),
    faults: Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
      id === 'performance'
        ? []
        : auditRefs
            .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
            .map(({ id }) => id),
    ),
  };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The median of every figure; an audit that failed once has failed. */
function summed(looks) {
  const of = (read) => median(looks.map(read));
  return {
    scores: Object.fromEntries(categories.map((name) => [name, of(({ scores }) => scores[name])])),
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    tbt: of(({ tbt }) => tbt),
    script: of(({ script }) => script),
    faults: [...new Set(looks.flatMap(({ faults }) => faults))],
  };
}

function rowOf(name, { scores, lcp, cls, tbt, script }) {
  return [
    name,
    ...categories.map((each) => String(scores[each])),
    `${(lcp / 1000).toFixed(2)} s`,
    cls.toFixed(3),
    `${Math.round(tbt)} ms`,
    `${(script / 1000).toFixed(1)} kB`,
  ];
}

function print(rows) {
  const head = [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP',
    'CLS',
    'TBT',
    'JavaScript (gzip)',
  ];
  const widths = head.map((title, place) => Math.max(title.length, ...rows.map((row) => row[place].length)));
  const line = (cells) => `| ${cells.map((cell, place) => cell.padEnd(widths[place])).join(' | ')} |`;
  console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'));
}

function broken(name, { scores, lcp, cls, tbt, script, faults }) {
  const worse = categories.filter((each) => scores[each] < promised[each]).map((each) => `${each} ${scores[each]}`);
  if (lcp > promised.lcp) worse.push(`LCP ${Math.round(lcp)} ms`);
  if (cls > promised.cls) worse.push(`CLS ${cls.toFixed(3)}`);
  if (tbt > promised.tbt) worse.push(`TBT ${Math.round(tbt)} ms`);
  if (name === 'home' && script > promised.script) worse.push(`JavaScript ${script} bytes`);
  if (faults.length > 0) worse.push(`audits: ${faults.join(', ')}`);
  return worse.length > 0 ? [`${name}: ${worse.join(', ')}`] : [];
}

if (!process.env.LIGHTHOUSE_URL) await build();
const server = process.env.LIGHTHOUSE_URL
  ? { url: process.env.LIGHTHOUSE_URL, stop: async () => undefined }
  : await startServer();
const chrome = await launch({ chromePath: (await browser({ whole: true })) || undefined, chromeFlags: flags });
const seen = [];
try {
  for (const page of await pages(server.url)) {
    // The first visit after a start fills the server's caches, and is not measured.
    await setCookies(chrome.port, server.url, page);
    await look(page, chrome.port);
    const looks = [];
    for (let run = 0; run < RUNS; run += 1) {
      tell(`${page.name}, ${run + 1} of ${RUNS} …`);
      looks.push(await look(page, chrome.port));
    }
    seen.push({ name: page.name, ...summed(looks) });
  }
} finally {
  chrome.kill();
  await server.stop();
}
print(seen.map((page) => rowOf(page.name, page)));
console.log(
  `Medians of ${RUNS} runs each; ${os.cpus().length} cores, load average at the end ${os.loadavg()[0].toFixed(1)}.`,
);
const faults = seen.flatMap((page) => broken(page.name, page));
faults.forEach((fault) => console.log(`Missed target: ${fault}`));
process.exit(faults.length > 0 ? 1 : 0);
