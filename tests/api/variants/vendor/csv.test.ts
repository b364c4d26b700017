/** Variants in the file of products: exported as they are, and read from one cell. */
import { importColumns, type ImportColumn } from '../../../../domain/catalogue/importColumns';
import { csvText } from '../../../../domain/text/csv';
import { openShop } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { variantMaking } from '../../../support/make/variants';

const shop = openShop();
const make = variantMaking(shop);
type Line = Record<ImportColumn, string>;

const exported = async ({ caller }: Seller): Promise<Line[]> =>
  (await caller.get('/export-products?offset=0&limit=100')).body.products;
const preview = async ({ caller }: Seller, lines: readonly Line[]) => {
  const csv = csvText([[...importColumns], ...lines.map((line) => importColumns.map((column) => line[column]))]);
  return (await caller.post('/product-import-preview', { csv, file_name: 'products.csv' })).body.import;
};
const problemsOf = async ({ caller }: Seller, id: unknown) =>
  (await caller.get(`/product-import-rows/${String(id)}`)).body.lines[0].problems;

async function write({ caller }: Seller, id: unknown): Promise<void> {
  await caller.post(`/product-import-start/${String(id)}`);
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if ((await caller.get(`/product-import/${String(id)}`)).body.import.status === 'finished') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the import never ended');
}

test('a file that was exported changes nothing; a changed cell changes the variants and what they come to', async () => {
  const seller = await make.seller();
  const product = await make.variantProduct(seller, [
    { option1: 'S', qty: 3, sku: 'CSV-S' },
    { option1: 'M', qty: 4, selling_price: 130 },
  ]);
  const [line] = await exported(seller);
  expect(line!.variants).toBe('S: 100 / 120 / 3 / CSV-S\nM: 130 / 150 / 4');
  expect(await preview(seller, [line!])).toMatchObject({ same: 1, wrong: 0 });
  const changed = await preview(seller, [{ ...line!, variants: 'S: 95 / 120 / 8 / CSV-S; M: ১৪০ / / ২ / / / hidden' }]);
  expect(changed).toMatchObject({ updates: 1 });
  await write(seller, changed.id);
  expect(await make.variantsOf(product)).toMatchObject([
    { option1: 'S', selling_price: 95, original_price: 120, qty: 8, sku: 'CSV-S', status: 1 },
    { option1: 'M', selling_price: 140, original_price: 140, qty: 2, status: 0 },
  ]);
  expect(await make.read(product)).toMatchObject({ qty: 8, selling_price: 95, prices_differ: 0 });
});

test('a new product comes with its variants; an empty cell takes them away', async () => {
  const seller = await make.seller();
  await make.product(seller, { variation1: 'Size', option1: 'S,M' });
  const [like] = await exported(seller);
  const added = await preview(seller, [
    { ...like!, id: '', slug: `${like!.slug}-new`, variants: 'S: 50 / 60 / 1\nM: 70 / 70 / 2' },
  ]);
  expect(added).toMatchObject({ creates: 1, wrong: 0 });
  await write(seller, added.id);
  const line = (await exported(seller))[1]!;
  expect(line).toMatchObject({ qty: '3', selling_price: '50', variants: 'S: 50 / 60 / 1\nM: 70 / 70 / 2' });
  const emptied = await preview(seller, [{ ...line, variants: '', qty: '9' }]);
  await write(seller, emptied.id);
  expect(await make.read({ id: Number(line.id) })).toMatchObject({ has_variants: 0, qty: 9 });
});

test('a cell that cannot be read, unknown options, and a stock of the product’s own are refused', async () => {
  const seller = await make.seller();
  await make.variantProduct(seller, [{ option1: 'S' }, { option1: 'M' }]);
  const [line] = await exported(seller);
  const columnsOf = async (more: Partial<Line>) => {
    const { id, wrong } = await preview(seller, [{ ...line!, ...more }]);
    expect(wrong).toBe(1);
    return (await problemsOf(seller, id)).map(({ column }: { column: string }) => column);
  };
  expect(await columnsOf({ variants: 'S 100 120' })).toEqual(['variants']);
  expect(await columnsOf({ variants: 'XL: 100 / 120 / 3' })).toEqual(['variants']);
  expect(await columnsOf({ variants: 'S: 100 / 90 / 3' })).toEqual(['variants']);
  expect(await columnsOf({ qty: '77' })).toEqual(['qty']);
});
