/** Tools of the panel in a real browser: scanners, keys, many at once, slips, saved views, products from a file. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import QRCode from 'qrcode';
import { scanWords } from '../../admin-components/messages/scan';
import { packageStatusTable } from '../../domain/packages/statusTable';
import { expect, test } from './support/journey';
import type { Person } from './support/people';
import { languages, sayer } from './support/words';

const panel = '/multi-vendor/admin';
type Parcel = { tracking_id: string };
const upcoming = async (person: Person): Promise<string[]> =>
  (await person.api.get<{ status: number; package: Parcel[] }>('/warehouse-package/3')).package.map(
    (each) => each.tracking_id,
  );
const statusOf = async (person: Person, code: string): Promise<number> =>
  (await person.api.get<{ status: number; package: { status: number } }>(`/incharge-package-details/${code}`)).package
    .status;

/** As a hand scanner does it: one key behind the other, without waiting for the page to take each. */
async function scan(page: Page, code: string): Promise<void> {
  await Promise.all([...code, 'Enter'].map((key) => page.keyboard.press(key)));
}

test('a hand scanner works wherever the focus is; a scan can be undone, and a package that cannot be received says why', async ({
  open,
  staff,
}) => {
  const incharge = await staff('incharge.dhaka');
  const [code] = await upcoming(incharge);
  const page = await open({ language: 'en', screen: 'desktop', person: incharge });
  await page.goto(`${panel}/package-upcoming`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const scanned = page.getByRole('region', { name: 'Scanned packages' }).getByRole('listitem');
  await page.getByRole('searchbox').first().focus();
  await scan(page, code!);
  await expect(scanned.filter({ hasText: code! }).first()).toContainText('Moved to “Received”');
  expect(await statusOf(incharge, code!)).toBe(4);
  await expect(page.getByRole('searchbox').first()).toHaveValue('');
  await scan(page, code!);
  await expect(scanned.first()).toContainText('Already scanned');
  await scan(page, 'NOSUCHCODE99');
  await expect(scanned.first()).toContainText('No package has this code');
  await page.getByRole('button', { name: `Undo: ${code}` }).click();
  await expect(scanned.filter({ hasText: 'it is “Shipped” again' })).toHaveCount(1);
  expect(await statusOf(incharge, code!)).toBe(3);
});

test('rows are moved through, selected, opened and received by keyboard, and the keys are listed', async ({
  open,
  staff,
}) => {
  const incharge = await staff('incharge.dhaka');
  const page = await open({ language: 'en', screen: 'desktop', person: incharge });
  await page.goto(`${panel}/package-received`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // Leaves the field of the scanner.
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.locator('h1').click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/package-details/);
});

test('slips of many packages are on separate pages, each with its code', async ({ open, staff }) => {
  const incharge = await staff('incharge.dhaka');
  const page = await open({ language: 'bn', screen: 'desktop', person: incharge });
  await page.goto(`${panel}/package-upcoming`);
  const boxes = page.locator('tbody input[type=checkbox]');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('link', { name: 'বাছাইগুলো প্রিন্ট করুন' }).click();
  await expect(page.locator('.haat-sheet__page')).toHaveCount(2);
  for (const slip of await page.locator('.haat-sheet__page').all())
    await expect(slip.locator('.haat-qr')).toHaveCount(2);
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBe(2);
});

test('a search is saved for the account and reopened', async ({ open, staff }) => {
  const page = await open({ language: 'en', screen: 'desktop', person: await staff('vendor.fashion') });
  await page.goto(`${panel}/view-product?q=shirt&size=10`);
  // Its rows are there: from now on the page answers to clicks.
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: /Save this view/ }).click();
  await page.getByRole('textbox', { name: /Name/ }).fill('My shirts');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${panel}/view-product`);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'My shirts', exact: true }).click();
  await expect(page).toHaveURL(/q=shirt&size=10|size=10&q=shirt/);
  await page.reload();
  await expect(page.getByRole('searchbox').first()).toHaveValue('shirt');
});

test('products are imported from a pasted file, with its errors named by line and column', async ({ open, staff }) => {
  const vendor = await staff('vendor.fashion');
  const { products } = await vendor.api.get<{ status: number; products: Record<string, string>[] }>(
    '/export-products?limit=1',
  );
  const known = products[0]!;
  const slug = `from-file-${Date.now()}`;
  const cells = (row: Record<string, string>) =>
    ['slug', 'name', 'name_bn', 'category', 'sub_category', 'selling_price', 'original_price', 'qty', 'image1']
      .map((column) => `"${row[column]}"`)
      .join(',');
  const csv = [
    'slug,name,name_bn,category,sub_category,selling_price,original_price,qty,image1',
    cells({ ...known, slug, name: 'From a file' }),
    cells({ ...known, slug: `${slug}-b`, selling_price: 'many' }),
  ].join('\n');
  const page = await open({ language: 'bn', screen: 'phone', person: vendor });
  await page.goto(`${panel}/product-import`);
  const preview = page.getByRole('button', { name: 'প্রিভিউ দেখুন' });
  // What is written before the page's scripts have come is not theirs yet.
  await expect(async () => {
    await page.getByRole('textbox').fill('');
    await page.getByRole('textbox').fill(csv);
    await expect(preview).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await preview.click();
  await expect(page.getByRole('cell', { name: /selling_price/ })).toBeVisible();
  await page.getByRole('button', { name: '১টি পণ্য আনুন' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ইমপোর্ট শেষ হয়েছে/)).toBeVisible();
  const found = await vendor.api.get<{ status: number; products: { slug: string; verify: number }[] }>(
    `/vendor-product-search/${slug}`,
  );
  expect(found.products).toEqual([expect.objectContaining({ slug, verify: 0 })]);
});

for (const [at, language] of languages.entries())
  test(`the camera reads the code of a slip (${language})`, async ({ staff, url }) => {
    const say = sayer(language);
    const incharge = await staff('incharge.dhaka');
    const code = (await upcoming(incharge)).at(-1 - at)!;
    const film = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'haat-film-')), 'code.y4m');
    fs.writeFileSync(film, filmOf(code));
    const browser = await chromium.launch({
      ...(process.env.HAAT_BROWSER ? { executablePath: process.env.HAAT_BROWSER } : {}),
      args: [
        '--no-sandbox',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    });
    try {
      const context = await browser.newContext({ baseURL: url, permissions: ['camera'] });
      const cookies = [...incharge.cookies, { name: 'payload-lng', value: language === 'bn' ? 'bn-BD' : 'en' }];
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: new URL(url).hostname, path: '/' })));
      const page = await context.newPage();
      await page.goto(`${panel}/package-upcoming`);
      await page.getByRole('button', { name: say(scanWords, 'camera') }).click();
      const scanned = page.getByRole('region', { name: say(scanWords, 'list') }).getByRole('listitem');
      const moved = say(scanWords, 'moved', { status: packageStatusTable.received.label[language] });
      await expect(scanned.filter({ hasText: code }).first()).toContainText(moved, { timeout: 30_000 });
      await page.getByRole('button', { name: say(scanWords, 'undoOf', { code }) }).click();
      await expect.poll(() => statusOf(incharge, code)).toBe(3);
    } finally {
      await browser.close();
      fs.rmSync(path.dirname(film), { recursive: true, force: true });
    }
  });

/** Some pictures of a QR code as an uncompressed film, as a camera would give them. */
function filmOf(code: string): Buffer {
  const [width, height, dot] = [640, 480, 12];
  const { modules } = QRCode.create(code, { errorCorrectionLevel: 'M' });
  const [left, top] = [Math.floor((width - modules.size * dot) / 2), Math.floor((height - modules.size * dot) / 2)];
  const light = Buffer.alloc(width * height, 235);
  for (let y = 0; y < modules.size * dot; y += 1) {
    for (let x = 0; x < modules.size * dot; x += 1) {
      if (modules.get(Math.floor(y / dot), Math.floor(x / dot))) light[(top + y) * width + left + x] = 16;
    }
  }
  const picture = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
    ...Array.from({ length: 10 }, () => picture),
  ]);
}
