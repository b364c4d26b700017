/** Scanning at the speed of the warehouse: nothing is lost to a slow page, a slow server or a lost connection. */
import type { Page } from '@playwright/test';
import { packageWords } from '../../../admin-components/messages/packages';
import { scanWords } from '../../../admin-components/messages/scan';
import { packageStatusTable } from '../../../domain/packages/statusTable';
import { axeFaults } from '../support/axe';
import { expect, test } from '../support/journey';
import { newCustomer, type Person } from '../support/people';
import { banglaOnPhone, named } from '../support/screens';
import { banglaDigits, sayer } from '../support/words';
import { newProduct, newVendor, type Placed } from './people';
import { enterPanel, goTo, panelAt } from './walk';

type Places = Parameters<typeof newVendor>[2];

/** A person may place this many orders a minute; a new product has a few pieces more. */
const EACH = 15;

async function newBuyer(url: string, place: Places) {
  const { name, api } = await newCustomer(url);
  const { address } = await api.post<{ address: { id: number | string } }>('/add-address', {
    label: 'Home',
    name,
    district: place.district.id,
    upazila: place.upazila.id,
    thana: 'Savar',
    details: 'House 7, Road 3',
  });
  return { api, address: address.id };
}

/** Parcels of a new vendor on their way to the Dhaka warehouse. */
async function parcels(url: string, admin: Person, place: Places, count: number): Promise<string[]> {
  const { person: vendor } = await newVendor(url, admin, place);
  const codes = await orders(url, admin, place, vendor, count);
  for (const code of codes) await vendor.api.post(`/pto-update-status/${code}/3`);
  return codes;
}

/** New packages of this vendor. */
async function orders(url: string, admin: Person, place: Places, vendor: Person, count: number): Promise<string[]> {
  const codes: string[] = [];
  while (codes.length < count) {
    const [buyer, product] = [await newBuyer(url, place), await newProduct(vendor, admin)];
    for (let made = 0; made < EACH && codes.length < count; made += 1) {
      await buyer.api.post('/add-to-cart', { product_id: product.id, product_qty: 1 });
      const order = { type: 2, address_id: buyer.address, payment_method: 'COD' };
      const [code = ''] = (await buyer.api.post<Placed>('/order-place', order)).tracking_ids;
      codes.push(code);
    }
  }
  return codes;
}

const statusOf = async (incharge: Person, code: string) =>
  (await incharge.api.get<{ package: { status: number } }>(`/incharge-package-details/${code}`)).package.status;
const list = (page: Page) => page.getByRole('region', { name: 'Scanned packages' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Scan or type a tracking id' });

/** Notes the pitch of every sound the page plays. */
async function hear(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.push(this.frequency.value);
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
}

test('sixty scans within a minute, typed before the page is awake, over a slow server and a lost connection, all arrive', async ({
  open,
  guard,
  staff,
  url,
  savar,
}) => {
  test.setTimeout(360_000);
  guard.allow({ console: /ERR_INTERNET_DISCONNECTED/, because: 'the connection is cut' });
  const [admin, incharge] = [await staff('admin'), await staff('incharge.dhaka')];
  const codes = await parcels(url, admin, savar, 60);
  const page = await open({ language: 'en', screen: 'desktop', person: incharge });

  // The scripts come late; the first parcels are scanned into the page as it was sent.
  let wake = () => {};
  const awake = new Promise<void>((resolve) => (wake = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto(panelAt('/package-upcoming'), { waitUntil: 'commit' });
  await expect(field(page)).toBeFocused();
  const type = async (code: string) => {
    await page.keyboard.type(code.toLowerCase());
    await page.keyboard.press('Enter');
  };
  for (const code of codes.slice(0, 3)) await type(code);
  wake();
  await expect(list(page)).toContainText('3 moved');

  // The server slows down, then the connection is gone for a third of them, over a reload of the page.
  await page.route('**/api/pto-update-status/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const started = Date.now();
  for (const code of codes.slice(3, 30)) await type(code);
  await page.context().setOffline(true);
  for (const code of codes.slice(30, 50)) await type(code);
  await expect(list(page)).toContainText('Waiting for the connection');
  await page.context().setOffline(false);
  await page.reload();
  await expect(field(page)).toBeFocused();
  for (const code of codes.slice(50)) await type(code);
  expect(Date.now() - started).toBeLessThan(60_000);

  await expect(list(page)).toContainText('60 moved', { timeout: 120_000 });
  await expect(list(page)).toContainText('0 refused');
  const statuses = await Promise.all(codes.map((code) => statusOf(incharge, code)));
  expect(statuses).toEqual(codes.map(() => 4));
});

test('sixty scans within a minute leave the queue of received packages, each once, and none opens a page', async ({
  open,
  staff,
  url,
  savar,
}) => {
  test.setTimeout(360_000);
  const [admin, incharge] = [await staff('admin'), await staff('incharge.dhaka')];
  const codes = await parcels(url, admin, savar, 60);
  for (const code of codes) await incharge.api.post(`/pto-update-status/${code}/4`);
  const page = await open({ language: 'en', screen: 'desktop', person: incharge });
  await enterPanel(page, '/package-received');
  await expect(field(page)).toBeFocused();
  const started = Date.now();
  for (const code of codes) {
    await page.keyboard.type(code.toLowerCase());
    await page.keyboard.press('Enter');
  }
  expect(Date.now() - started).toBeLessThan(60_000);
  await expect(list(page)).toContainText('60 moved', { timeout: 120_000 });
  await expect(page).toHaveURL(/package-received/);
  const statuses = await Promise.all(codes.map((code) => statusOf(incharge, code)));
  expect(statuses).toEqual(codes.map(() => 5));
});

for (const way of banglaOnPhone)
  test(`a scan is answered for itself and can be undone; every queue moves by scanning alone (${named(way)})`, async ({
    open,
    guard,
    staff,
    url,
    savar,
  }) => {
    guard.allow({ console: /ERR_INTERNET_DISCONNECTED/, because: 'the connection is cut' });
    const say = sayer(way.language);
    const nameOf = (status: keyof typeof packageStatusTable) => packageStatusTable[status].label[way.language];
    const [admin, incharge] = [await staff('admin'), await staff('incharge.dhaka')];
    const [code = ''] = await parcels(url, admin, savar, 1);
    const page = await open({ ...way, person: incharge });
    const heard = await hear(page);
    await enterPanel(page, '/package-upcoming');
    const desk = page.locator('.haat-scan');
    const box = page.getByRole('textbox', { name: say(scanWords, 'scan') });
    const lines = page.getByRole('region', { name: say(scanWords, 'list') }).getByRole('listitem');
    const scan = async (typed: string) => {
      await box.fill(typed);
      await box.press('Enter');
    };
    // Whoever reads English has digits in Bangla on the slip, and the other way round.
    await scan(` ${way.language === 'bn' ? code.toLowerCase() : banglaDigits(code.toLowerCase())} `);
    await expect(lines.first()).toContainText(say(scanWords, 'moved', { status: nameOf('received') }));
    await expect(desk).toHaveClass(/haat-scan--good/);
    const [good] = await heard();
    expect(good).toBeGreaterThan(0);
    await scan(code);
    await expect(lines.first()).toContainText(say(scanWords, 'twice'));
    await scan('NOSUCHCODE1');
    await expect(lines.first()).toContainText(say(packageWords, 'unknownCode'));
    await expect(desk).toHaveClass(/haat-scan--bad/);
    // Whoever does not look hears it: a lower sound than that of success.
    expect((await heard()).at(-1)).toBeLessThan(good!);
    // A price tag that holds no code at all is answered as well.
    await scan('৳ চাল 😀');
    await expect(lines.first()).toContainText('চাল 😀');
    await expect(lines.first()).toContainText(say(packageWords, 'unknownCode'));
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: say(scanWords, 'undoOf', { code }) }).click();
    await expect(lines.filter({ hasText: say(scanWords, 'undone', { status: nameOf('shipped') }) })).toHaveCount(1);
    expect(await statusOf(incharge, code)).toBe(3);
    await page.context().setOffline(true);
    await scan(code);
    const list = page.getByRole('region', { name: say(scanWords, 'list') });
    await expect(list).toContainText(say(scanWords, 'waitsForNet'));
    await page.context().setOffline(false);
    await expect.poll(() => statusOf(incharge, code)).toBe(4);

    for (const [queue, to] of [
      ['/package-received', 'delivering'],
      ['/package-delivering', 'delivered'],
      ['/package-delivered', 'completed'],
    ] as const) {
      await goTo(page, queue);
      await scan(code);
      // What cannot be taken back is agreed to once; the scan waits for it, also across a reload.
      if (to === 'completed') {
        const word = page.locator('.haat-scan').getByRole('alert');
        await expect(word).toContainText(say(scanWords, 'finalAsk', { name: nameOf(to) }));
        await page.reload();
        await word.getByRole('button', { name: say(scanWords, 'heldDiscard') }).click();
        await expect(word).toHaveCount(0);
        await scan(code);
        await word.getByRole('button', { name: say(scanWords, 'finalYes') }).click();
      }
      await expect(lines.filter({ hasText: say(scanWords, 'moved', { status: nameOf(to) }) })).toHaveCount(1);
      expect(await statusOf(incharge, code)).toBe(packageStatusTable[to].code);
    }
    // What belongs to another queue stays as it is, and the line leads to it; so does a queue without a next step.
    const inCompleted = page
      .getByRole('region', { name: say(scanWords, 'list') })
      .locator('a[href*="package-completed"]');
    for (const queue of ['/package-upcoming', '/package-cancel']) {
      await goTo(page, queue);
      await scan(code);
      await expect(lines.first()).toContainText(nameOf('completed'));
      await expect(inCompleted.first()).toBeVisible();
    }
    await expect(page).toHaveURL(/package-cancel/);
  });

for (const way of banglaOnPhone)
  test(`a vendor's lists move by scanning, and a scan can be undone there (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    const nameOf = (status: keyof typeof packageStatusTable) => packageStatusTable[status].label[way.language];
    const admin = await staff('admin');
    const { person: vendor } = await newVendor(url, admin, savar);
    const [code = ''] = await orders(url, admin, savar, vendor, 1);
    const page = await open({ ...way, person: vendor });
    await enterPanel(page, '/new-order');
    const box = page.getByRole('textbox', { name: say(scanWords, 'scan') });
    const lines = page.getByRole('region', { name: say(scanWords, 'list') }).getByRole('listitem');
    const scan = async () => {
      await box.fill(code);
      await box.press('Enter');
    };
    const moved = (to: keyof typeof packageStatusTable) =>
      expect(lines.filter({ hasText: say(scanWords, 'moved', { status: nameOf(to) }) })).toHaveCount(1);
    await scan();
    await moved('processing');
    await page.getByRole('button', { name: say(scanWords, 'undoOf', { code }) }).click();
    await expect(lines.filter({ hasText: say(scanWords, 'undone', { status: nameOf('pending') }) })).toHaveCount(1);
    // Of another list: it stays, and the line leads there.
    await goTo(page, '/order-ready');
    await scan();
    await expect(lines.first()).toContainText(say(scanWords, 'otherQueue', { status: nameOf('pending') }));
    await expect(lines.first().locator('a[href*="new-order"]')).toBeVisible();
    await goTo(page, '/new-order');
    await scan();
    await moved('processing');
    await goTo(page, '/order-processing');
    await scan();
    await moved('readyToShip');
    await goTo(page, '/order-ready');
    await scan();
    await moved('shipped');
    await expect(page).toHaveURL(/order-ready/);
  });
