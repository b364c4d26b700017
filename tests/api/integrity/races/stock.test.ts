/** Stock while orders take pieces: typed over by the vendor, by an import, by a bulk change of the API. Sold pieces stay sold. */
import { createLocalReq } from 'payload';
import { importColumns, type ImportColumn } from '../../../../domain/catalogue/importColumns';
import { csvText } from '../../../../domain/text/csv';
import type { Product } from '../../../../payload-types';
import { openCtx } from '../../../../services/openCtx';
import { placeOrder } from '../../../../services/orders/placeOrder';
import { changeProduct } from '../../../../services/products/changeProduct';
import { runImport } from '../../../../services/productImports/runImport';
import { openShop } from '../../../support/http';
import { form, pngBytes, type Person, type Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const race = racing(shop);
const { beforeWriting, ctxOf, fill, outcome, person, placed, queue, request, stockOf, tally } = race;
let seller: Seller;
let admin: Person;

beforeAll(async () => {
  seller = await race.seller();
  admin = await race.admin();
  await race.delivery();
});
afterEach(race.expectSound);

/** What the edit form sends of a product that was opened with what it says. */
const fieldsOf = (product: Product, more: object = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      main_cat_id: product.category,
      sub_cat_id: product.subcategory,
      name: product.name,
      name_bn: product.name_bn,
      slug: product.slug,
      selling_price: product.selling_price,
      original_price: product.original_price,
      qty: product.qty,
      qty_seen: product.qty,
      ...more,
    }).map(([name, value]) => [name, String(value)]),
  );
const save = (product: Product, more: object = {}) =>
  seller.caller.post(`/update-product/${product.id}`, form(fieldsOf(product, more)));
const buys = async (product: Product, pieces = 1): Promise<() => Promise<void>> => {
  const customer = await person();
  await fill(customer, [[product, pieces]]);
  return async () => expect((await placed(customer)).status).toBe(200);
};

describe('the vendor’s edit form', () => {
  test('opened before an order and saved after it does not put sold pieces back', async () => {
    const product = await race.product(seller, { qty: 10 });
    await (
      await buys(product, 3)
    )();
    expect((await save(product, { name: 'Another name' })).status).toBe(200);
    expect(await stockOf(product)).toBe(7);
    expect((await save(product, { qty: 15 })).status).toBe(200);
    expect(await stockOf(product)).toBe(12);
  });

  test('saved while pieces are sold between its checks and its write: only the difference counts', async () => {
    const product = await race.product(seller, { qty: 10 });
    const buy = await buys(product, 4);
    const first = beforeWriting(await ctxOf(seller), buy);
    const fields = {
      ...fieldsOf(product),
      main_cat_id: product.category,
      sub_cat_id: product.subcategory,
      selling_price: 100,
      original_price: 120,
      qty: 20,
    };
    expect(
      await outcome(
        changeProduct(first, product.id, fields as never, { files: {}, order: undefined, stockSeen: { qty: 10 } }),
      ),
    ).toBe('done');
    expect(await stockOf(product)).toBe(16);
  });

  test('saved five times while ten order: 5 × 10 pieces more, minus the pieces sold', async () => {
    const product = await race.product(seller, { qty: 30 });
    const people = await queue(10, product, 2);
    const edits = Array.from({ length: 5 }, () => save(product, { qty: 40 }));
    const [replies] = await Promise.all([Promise.all(people.map((each) => placed(each))), ...edits]);
    expect(await stockOf(product)).toBe(30 + 50 - 2 * tally(replies)[200]!);
  });

  test('two forms with new pictures: one replaces the other’s, and no reference is left dangling', async () => {
    const product = await race.product(seller, { qty: 10 });
    const picture = async () => ({ image1: { bytes: await pngBytes() } });
    const files = await picture();
    const second = async () =>
      expect((await seller.caller.post(`/update-product/${product.id}`, form(fieldsOf(product), files))).status).toBe(
        200,
      );
    const first = beforeWriting(await ctxOf(seller), second);
    const fields = {
      ...fieldsOf(product),
      main_cat_id: product.category,
      sub_cat_id: product.subcategory,
      selling_price: 100,
      original_price: 120,
      qty: 10,
    };
    expect(
      await outcome(
        changeProduct(first, product.id, fields as never, { files: {}, order: undefined, stockSeen: { qty: 10 } }),
      ),
    ).toBe('done');
    const replies = await Promise.all(
      Array.from({ length: 4 }, async () =>
        seller.caller.post(`/update-product/${product.id}`, form(fieldsOf(product), await picture())),
      ),
    );
    expect(tally(replies)).toEqual({ 200: 4 });
    const { image1 } = await shop.payload().findByID({ collection: 'products', id: product.id, depth: 0 });
    expect(await race.rowsOf('media', { id: { equals: image1 } })).toHaveLength(1);
  });
});

describe('a bulk change through the API', () => {
  const bulk = (products: readonly Product[], data: object) =>
    admin.caller.patch(`/products?${products.map(({ id }, at) => `where[id][in][${at}]=${id}`).join('&')}`, data);

  test('between computing an order and writing it: the order stays, and the change undoes none of it', async () => {
    const product = await race.product(seller, { qty: 10 });
    const customer = await person();
    await fill(customer, [[product, 2]]);
    const first = beforeWriting(await ctxOf(customer), async () =>
      expect((await bulk([product], { short_description: 'in bulk' })).http).toBe(200),
    );
    expect(await outcome(placeOrder(first, request(), 'COD'))).toBe('done');
    expect(await stockOf(product)).toBe(8);
  });

  test('of ten products while twenty orders take pieces of them: every piece is counted', async () => {
    const products = await Promise.all(Array.from({ length: 4 }, () => race.product(seller, { qty: 20 })));
    const people = await race.crowd(20);
    for (const [at, each] of people.entries()) await fill(each, [[products[at % 4]!, 1]]);
    const changes = [1, 2, 3, 4].map((round) => bulk(products, { short_description: `round ${round}` }));
    const [replies] = await Promise.all([Promise.all(people.map((each) => placed(each))), ...changes]);
    expect(tally(replies)).toEqual({ 200: 20 });
    for (const product of products) expect(await stockOf(product)).toBe(15);
  });

  test('that hides a product in between: the order is refused', async () => {
    const product = await race.product(seller, { qty: 10 });
    const customer = await person();
    await fill(customer, [[product, 1]]);
    const first = beforeWriting(await ctxOf(customer), async () =>
      expect((await bulk([product], { status: 0 })).http).toBe(200),
    );
    expect(await outcome(placeOrder(first, request(), 'COD'))).toBe('invalid');
    expect(await stockOf(product)).toBe(10);
  });

  test('that deletes a product while ten order it: an order each or none, and the orders stay complete', async () => {
    const product = await race.product(seller, { qty: 20 });
    const people = await queue(10, product);
    await Promise.all([...people.map((each) => placed(each)), admin.caller.delete(`/products/${product.id}`)]);
    const late = await person();
    expect((await late.caller.post('/add-to-cart', { product_id: product.id, product_qty: 1 })).status).toBe(404);
  });
});

describe('an import', () => {
  const csvOf = (products: readonly Product[], qty: number): string => {
    const columns: ImportColumn[] = importColumns.filter((column) => ['id', 'qty'].includes(column));
    return `\ufeff${csvText([columns, ...products.map((product) => columns.map((column) => (column === 'id' ? String(product.id) : String(qty))))])}`;
  };
  const preview = async (products: readonly Product[], qty: number): Promise<number> => {
    const { body } = await seller.caller.post('/product-import-preview', {
      csv: csvOf(products, qty),
      file_name: 'stock.csv',
    });
    expect(body).toMatchObject({ status: 200, import: { updates: products.length, wrong: 0 } });
    return body.import.id;
  };
  const finished = async (id: number) => {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const { body } = await seller.caller.get(`/product-import/${id}`);
      if (body.import.status === 'finished') return body;
      await runImport(openCtx(await createLocalReq({}, shop.payload())), { import: String(id) });
    }
    throw new Error('the import never ended');
  };

  test('previewed before an order and run after it does not put sold pieces back', async () => {
    const product = await race.product(seller, { qty: 10 });
    const id = await preview([product], 12);
    await (
      await buys(product, 5)
    )();
    expect((await seller.caller.post(`/product-import-start/${id}`)).status).toBe(200);
    expect((await finished(id)).progress).toMatchObject({ failed: 0 });
    expect(await stockOf(product)).toBe(7);
  });

  test('run while twenty orders take pieces: the file’s difference is added', async () => {
    const products = await Promise.all(Array.from({ length: 4 }, () => race.product(seller, { qty: 20 })));
    const people = await race.crowd(20);
    for (const [at, each] of people.entries()) await fill(each, [[products[at % 4]!, 1]]);
    const id = await preview(products, 30);
    const [replies] = await Promise.all([
      Promise.all(people.map((each) => placed(each))),
      seller.caller.post(`/product-import-start/${id}`),
    ]);
    await finished(id);
    expect(tally(replies)).toEqual({ 200: 20 });
    for (const product of products) expect(await stockOf(product)).toBe(25);
  });
});
