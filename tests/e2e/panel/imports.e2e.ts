/** A vendor's products out to a file and back again, by clicks: nothing changed, then a price, a new line and a wrong one. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { importColumns } from '../../../domain/catalogue/importColumns';
import { csvText } from '../../../domain/text/csv';
import { expect, test } from '../support/journey';
import { at } from '../support/pages';
import { press } from './acts';
import { newProduct, newVendor, unique } from './people';
import { enterPanel, goTo, panelAt } from './walk';

type Line = Record<string, string>;

/** Presses a button and takes the file that it hands over. */
async function download(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  return { name: file.suggestedFilename(), text: fs.readFileSync(await file.path(), 'utf8') };
}

const linesOf = (text: string): Line[] => parse<Line>(text, { bom: true, columns: true });
const fileOf = (lines: readonly Line[]): string =>
  csvText([importColumns, ...lines.map((line) => importColumns.map((column) => line[column] ?? ''))]);

async function preview(page: Page, text: string): Promise<void> {
  await goTo(page, '/product-import');
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'my-products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await press(page, 'Preview');
  await expect(page.getByRole('heading', { name: 'Preview of my-products.csv' })).toBeVisible();
}

test('products are exported and imported: unchanged, then with a new price, a new product and an invalid line', async ({
  open,
  staff,
  url,
  savar,
}) => {
  const admin = await staff('admin');
  const { person: vendor } = await newVendor(url, admin, savar);
  const [kept, dearer] = [await newProduct(vendor, admin), await newProduct(vendor, admin)];
  const page = await open({ language: 'en', screen: 'desktop', person: vendor });
  const counts = page.locator('.haat-counts');
  await enterPanel(page, '/view-product');
  const exported = await download(page, 'Export for import');
  expect(exported.name).toBe('products.csv');
  const lines = linesOf(exported.text);
  expect(lines.map((line) => line.slug)).toEqual([kept.slug, dearer.slug]);

  await test.step('the file as it came changes nothing, and the preview says so', async () => {
    await preview(page, exported.text);
    await expect(counts).toHaveText(/2 Lines\s*0 New\s*0 Changed\s*2 Unchanged\s*0 With mistakes/);
    await expect(page.getByText('There is nothing to save in this file.')).toBeVisible();
    await expect(page.locator('.haat-screen').getByRole('button', { name: /^Import / })).toHaveCount(0);
  });

  const added = `from-file-${unique()}`;
  const pattern = { ...lines[0], id: '' };
  const edited = fileOf([
    lines[0]!,
    { ...lines[1], selling_price: '377' },
    { ...pattern, slug: added, name: `From a file ${added}` },
    { ...pattern, slug: `${added}-wrong`, selling_price: 'many' },
  ]);

  await test.step('the preview names the wrong line and its column', async () => {
    await goTo(page, '/view-product');
    await preview(page, edited);
    await expect(counts).toHaveText(/4 Lines\s*1 New\s*1 Changed\s*1 Unchanged\s*1 With mistakes/);
    const wrong = page.getByRole('row').filter({ hasText: `${added}-wrong` });
    await expect(wrong.getByRole('cell').first()).toHaveText('5');
    await expect(wrong.locator('.haat-problems li')).toHaveText(/^selling_price \S+/);
    await expect(page.locator('.haat-problems')).toHaveCount(1);
  });

  await test.step('the import runs with its progress, and the report holds every line', async () => {
    await press(page, 'Import 2 products');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText('The import is finished. 2 of 2 saved')).toBeVisible();
    const report = await download(page, 'Export CSV');
    expect(report.name).toBe('import-report-my-products.csv');
    const outcomes = linesOf(report.text).map(({ Line: line, slug, Outcome: outcome }) => [line, slug, outcome]);
    expect(outcomes).toEqual([
      ['2', kept.slug, 'Left out'],
      ['3', dearer.slug, 'Saved'],
      ['4', added, 'Saved'],
      ['5', `${added}-wrong`, 'Left out'],
    ]);
    expect(linesOf(report.text)[3]!['What is wrong']).toMatch(/^selling_price: \S+/);
  });

  await test.step('the list has the new price and the new product, which waits; a shopper pays the new price', async () => {
    await goTo(page, '/view-product');
    await expect(page.getByRole('row', { name: new RegExp(dearer.name) })).toContainText('৳377');
    await expect(page.getByRole('row', { name: new RegExp(kept.name) }).first()).toContainText('৳400');
    await expect(page.getByRole('row', { name: new RegExp(`From a file ${added}`) })).toContainText('PENDING');
    await expect(page).toHaveURL(panelAt('/view-product'));
    const shopper = await open({ language: 'en', screen: 'desktop' });
    await shopper.goto(at(`/view-product/${dearer.slug}`));
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(dearer.name);
    await expect(shopper.getByRole('main').getByText('৳377').first()).toBeVisible();
  });
});
