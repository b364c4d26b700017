/**
 * What leaves the panel on paper, as the PDF a browser prints: A4 pages, nothing cut off, neither menu nor buttons, in both
 * languages, with the letters of the language in the file.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { languages, type Language } from '../support/words';
import { enterPanel, goTo, recordsFor } from './walk';

const a4 = { width: 595, height: 842 };
/** A4 less 12 mm on both sides, in pixels of the screen. */
const printable = Math.floor(((210 - 24) / 25.4) * 96);

/** The pages of a PDF and the fonts that are inside it. Chromium writes both as plain words. */
function readPdf(file: Buffer) {
  const text = file.toString('latin1');
  const pages = [...text.matchAll(/\/Type \/Page\b[^s][\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((match) => [
    Math.round(Number(match[1])),
    Math.round(Number(match[2])),
  ]);
  const fonts = [...text.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map((match) => match[1]!);
  const embedded = [...text.matchAll(/\/FontFile[23]?\b/g)].length;
  return { pages, fonts: [...new Set(fonts)], areEmbedded: embedded >= new Set(fonts).size };
}

/** What paper would lose or should not show, with the page laid out as the printer does. */
async function onPaper(page: Page) {
  const before = page.viewportSize()!;
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.haat-sheet img')].every((each) => each.complete),
  );
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: printable, height: 1000 });
  await page.waitForFunction((width) => matchMedia('print').matches && innerWidth === width, printable);
  const found = await page.evaluate(() => {
    // A print is narrow while the menu is open next to the screen.
    document.querySelector('.nav')?.classList.add('haat-nav--over');
    const sheet = [...document.querySelectorAll<HTMLElement>('.haat-sheet')].find((each) => each.checkVisibility());
    const isSeen = (each: Element) =>
      each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1;
    const cut = [...(sheet?.querySelectorAll<HTMLElement>('*') ?? [])]
      .filter((each) => isSeen(each) && each.getBoundingClientRect().right > innerWidth + 1)
      .map((each) => each.outerHTML.slice(0, 100));
    return {
      wider: document.documentElement.scrollWidth - innerWidth,
      cut,
      controls: [...document.querySelectorAll('button, a.haat-button, nav, input, select, .app-header')]
        .filter(isSeen)
        .map((each) => each.outerHTML.slice(0, 100)),
      pictures: [...(sheet?.querySelectorAll('img') ?? [])]
        .filter((each) => isSeen(each) && each.naturalWidth === 0)
        .map((each) => each.src),
      text: sheet?.innerText ?? '',
    };
  });
  await page.setViewportSize(before);
  return found;
}

/** How many pages it prints, all of them as they should be. */
async function printsWell(page: Page, language: Language, maxPages: number, texts: readonly string[]): Promise<number> {
  const paper = await onPaper(page);
  expect(paper).toMatchObject({ wider: expect.any(Number), cut: [], controls: [], pictures: [] });
  expect(paper.wider).toBeLessThanOrEqual(1);
  for (const text of texts)
    expect(paper.text.normalize('NFC').toLowerCase()).toContain(text.normalize('NFC').toLowerCase());
  const { pages, fonts, areEmbedded } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: false }));
  await page.emulateMedia({ media: 'screen' });
  expect(pages.length).toBeGreaterThanOrEqual(1);
  expect(pages.length).toBeLessThanOrEqual(maxPages);
  for (const size of pages) expect(size).toEqual([a4.width, a4.height]);
  expect(areEmbedded).toBe(true);
  expect(
    fonts.some((font) => (language === 'bn' ? /Bengali|Siliguri/i : /./).test(font)),
    fonts.join(),
  ).toBe(true);
  return pages.length;
}

for (const language of languages) {
  const say = (en: string, bn: string) => (language === 'en' ? en : bn);

  test(`an order prints on one A4 page, in ${language}`, async ({ open, staff }) => {
    const person = await staff('vendor.home');
    const { order } = await recordsFor('vendor', person);
    const page = await open({ language, screen: 'desktop', person });
    await enterPanel(page);
    await goTo(page, `/order-print/${order}`);
    await printsWell(page, language, 1, [
      say('Grand Total', 'সর্বমোট'),
      say('N/A', 'প্রযোজ্য নয়'),
      say('Unit Price', 'একক মূল্য'),
    ]);
  });

  test(`a package prints its cash memo and a second slip on one A4 page, in ${language}`, async ({ open, staff }) => {
    const person = await staff('incharge.dhaka');
    const { tracking } = await recordsFor('incharge', person);
    const page = await open({ language, screen: 'desktop', person });
    await enterPanel(page);
    await goTo(page, `/package-print/${tracking}`);
    await printsWell(page, language, 1, [say('Cash Memo', 'ক্যাশ মেমো'), say('Total payable', 'মোট প্রদেয়'), tracking]);
    const slip = page.locator('.haat-slip');
    await expect(slip).toContainText(tracking);
    await expect(slip.getByRole('img', { name: new RegExp(tracking) })).toBeVisible();
  });

  test(`the slips of many packages print one A4 page each, every slip with its code, in ${language}`, async ({
    open,
    staff,
  }) => {
    const person = await staff('incharge.dhaka');
    const { package: delivered } = await person.api.get<{ package: { tracking_id: string }[] }>('/warehouse-package/7');
    const codes = delivered.slice(0, 3).map((each) => each.tracking_id);
    expect(codes).toHaveLength(3);
    const page = await open({ language, screen: 'desktop', person });
    await enterPanel(page);
    await goTo(page, `/package-slips?ids=${codes.join(',')}`);
    const sheets = page.locator('.haat-sheet__page');
    await expect(sheets).toHaveCount(codes.length);
    for (const [index, code] of codes.entries()) {
      await expect(sheets.nth(index).locator('.haat-slip')).toContainText(code);
      await expect(
        sheets
          .nth(index)
          .locator('.haat-slip')
          .getByRole('img', { name: new RegExp(code) }),
      ).toBeVisible();
    }
    const pages = await printsWell(page, language, codes.length, [say('Cash Memo', 'ক্যাশ মেমো'), ...codes]);
    expect(pages).toBe(codes.length);
  });

  test(`the invoices of many orders print one A4 page each, in ${language}`, async ({ open, staff }) => {
    const person = await staff('admin');
    const { orders } = await person.api.get<{ orders: { id: number }[] }>('/all-vendor-order?offset=0&limit=3');
    const numbers = orders.map(({ id }) => id);
    expect(numbers).toHaveLength(3);
    const page = await open({ language, screen: 'desktop', person });
    await enterPanel(page);
    await goTo(page, `/order-invoices?ids=${numbers.join(',')}`);
    const sheets = page.locator('.haat-sheet__page');
    await expect(sheets).toHaveCount(numbers.length);
    for (const [index, order] of numbers.entries()) await expect(sheets.nth(index)).toContainText(`#${order}`);
    const texts = [say('Invoice', 'চালান'), say('Grand Total', 'সর্বমোট'), say('Delivery Charge', 'ডেলিভারি চার্জ')];
    expect(await printsWell(page, language, numbers.length, texts)).toBe(numbers.length);
  });

  test(`a wide logo fits the 80 mm slip, and pushes nothing off it, in ${language}`, async ({ open, staff }) => {
    const person = await staff('incharge.dhaka');
    const { tracking } = await recordsFor('incharge', person);
    const page = await open({ language, screen: 'desktop', person });
    const wide =
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="100"><rect width="600" height="100"/></svg>';
    await page.route('**/topbar-information*', async (route) => {
      const answer = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...answer, logo: `data:image/svg+xml,${encodeURIComponent(wide)}` } });
    });
    await enterPanel(page, `/package-print/${tracking}`);
    await page.getByRole('button', { name: say('80 mm slip', '৮০ মিমি স্লিপ') }).click();
    const sheet = page.locator('.haat-sheet--slip');
    // The logo and the code are drawn a moment after the sheet.
    await expect(async () => {
      const logo = (await sheet.locator('.haat-sheet__logo').boundingBox())!;
      const code = (await sheet.locator('.haat-sheet__head .haat-qr').boundingBox())!;
      const paper = (await sheet.boundingBox())!;
      expect(logo.width / logo.height).toBeCloseTo(6, 0);
      expect(logo.width).toBeGreaterThan(120);
      expect(logo.x + logo.width).toBeLessThanOrEqual(code.x);
      expect(code.width).toBe(88);
      expect(code.x + code.width).toBeLessThanOrEqual(paper.x + paper.width);
    }).toPass();
  });

  test(`the reports of a vendor and of an admin print on A4 pages, in ${language}`, async ({ open, staff }) => {
    const texts = [say('Total Amount', 'মোট টাকা'), say('TrackingID', 'ট্র্যাকিং নম্বর')];
    const vendor = await open({ language, screen: 'desktop', person: await staff('vendor.home') });
    await enterPanel(vendor);
    await goTo(vendor, '/report/day-range-view/null/null/0');
    await printsWell(vendor, language, 3, texts);
    const admin = await staff('admin');
    const records = await recordsFor('superadmin', admin);
    const office = await open({ language, screen: 'desktop', person: admin });
    await enterPanel(office);
    await goTo(office, `/report/admin-day-range-view/null/null/1/${records.vendor.id}`);
    await printsWell(office, language, 3, [...texts, records.vendor.name]);
  });

  test(`the details of a vendor and of a user print on A4, in ${language}`, async ({ open, staff }) => {
    const admin = await staff('admin');
    const records = await recordsFor('superadmin', admin);
    const page = await open({ language, screen: 'desktop', person: admin });
    await enterPanel(page);
    await goTo(page, `/vendor-details/${records.vendor.id}`);
    await printsWell(page, language, 2, [records.vendor.name, say('Trade license', 'ট্রেড লাইসেন্স')]);
    await goTo(page, `/user-details/${records.user.id}`);
    await printsWell(page, language, 1, [records.user.name, say('Account type', 'অ্যাকাউন্টের ধরন')]);
  });
}
