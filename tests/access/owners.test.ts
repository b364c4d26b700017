/**
 * Whose records a call reaches. The same role is not enough: another vendor, another incharge and another customer
 * find nobody else's records, at any entry point; "not yours" and "not found" give the same answer.
 */
import { openShop, type Account, type Reply } from '../support/http';

const shop = openShop();
type Row = { [field: string]: unknown; id: number | string };

async function first(collection: string, where: object): Promise<Row> {
  const found = await shop.payload().find({ collection, where, limit: 1, depth: 0, sort: 'id' } as never);
  return found.docs[0] as unknown as Row;
}
async function userId(account: Account): Promise<number | string> {
  return (await first('users', { email: { equals: `${account}@demo.test` } })).id;
}
async function vendorId(account: Account): Promise<number | string> {
  return (await first('vendors', { user: { equals: await userId(account) } })).id;
}

/** What a stranger gets: no record, and exactly the answer for an unknown record. */
function isNothing(reply: Reply): boolean {
  return reply.http === 403 || reply.http === 404 || [403, 404, 201].includes(reply.status);
}

describe('another vendor', () => {
  let mine: Row;
  let product: Row;

  beforeAll(async () => {
    const vendor = await vendorId('vendor.fashion');
    mine = await first('packages', { and: [{ vendor: { equals: vendor } }, { status: { equals: 0 } }] });
    product = await first('products', { vendor: { equals: vendor } });
  });

  test('cannot read a package, and gets the answer for an unknown number', async () => {
    const other = await shop.as('vendor.gadget');
    const foreign = await other.get(`/vendor-order-details/${mine.order_number}`);
    const unknown = await other.get('/vendor-order-details/26110099999');
    expect(foreign.body).toEqual(unknown.body);
    expect((await (await shop.as('vendor.fashion')).get(`/vendor-order-details/${mine.order_number}`)).status).toBe(
      200,
    );
  });

  test('cannot move a package at any entry point', async () => {
    const other = await shop.as('vendor.gadget');
    for (const attempt of [
      await other.post(`/pto-update-status/${mine.tracking_id}/1`),
      await other.patch(`/packages/${mine.id}`, { status: 1 }),
      await other.patch(`/packages?where[id][equals]=${mine.id}`, { status: 1 }),
      await other.delete(`/packages/${mine.id}`),
    ]) {
      expect(isNothing(attempt)).toBe(true);
    }
    expect((await first('packages', { id: { equals: mine.id } })).status).toBe(0);
  });

  test('finds nobody else’s package, line, order or return in the CMS', async () => {
    const other = await shop.as('vendor.gadget');
    const own = String(await vendorId('vendor.gadget'));
    for (const collection of ['packages', 'order-lines', 'returns']) {
      const { body } = await other.get(`/${collection}?limit=100&depth=0`);
      expect([collection, new Set(body.docs.map((doc: Row) => String(doc.vendor)))]).toEqual([
        collection,
        new Set([own]),
      ]);
    }
    expect((await other.get('/orders?limit=100')).body.docs ?? []).toEqual([]);
  });

  test('cannot read or change a product that is not public, or change a public one', async () => {
    const other = await shop.as('vendor.gadget');
    expect(isNothing(await other.get(`/edit-product/${product.id}`))).toBe(true);
    expect(isNothing(await other.patch(`/products/${product.id}`, { selling_price: 1 }))).toBe(true);
    const form = new FormData();
    form.set('name', 'Taken over');
    expect((await other.post(`/update-product/${product.id}`, form)).status).not.toBe(200);
    expect((await first('products', { id: { equals: product.id } })).selling_price).toBe(product.selling_price);
  });

  test('cannot confirm the receipt of another vendor’s return', async () => {
    const back = await first('returns', {
      and: [{ status: { equals: 2 } }, { vendor: { equals: await vendorId('vendor.home') } }],
    });
    expect(isNothing(await (await shop.as('vendor.gadget')).post(`/update-return-status/3/${back.id}`))).toBe(true);
    expect((await first('returns', { id: { equals: back.id } })).status).toBe(2);
  });
});

describe('another incharge', () => {
  test('cannot see, print or move a package of another warehouse', async () => {
    const sylhet = await first('warehouses', { name: { equals: 'Sylhet Hub' } });
    const there = await first('packages', {
      and: [{ warehouse: { not_equals: sylhet.id } }, { status: { equals: 3 } }],
    });
    const other = await shop.as('incharge.sylhet');
    for (const attempt of [
      await other.get(`/incharge-package-details/${there.tracking_id}`),
      await other.get(`/warehouse-print-details/${there.tracking_id}`),
      await other.post(`/pto-update-status/${there.tracking_id}/4`),
    ]) {
      expect(isNothing(attempt)).toBe(true);
    }
    const { body } = await other.get('/packages?limit=100&depth=0');
    expect(body.docs.every((doc: Row) => String(doc.warehouse) === String(sylhet.id))).toBe(true);
    expect((await first('packages', { id: { equals: there.id } })).status).toBe(3);
  });
});

describe('another customer', () => {
  test('cannot read an order, its package, its return or its cart line', async () => {
    const owner = await userId('customer');
    const sent = await first('packages', { customer: { equals: owner } });
    const back = await first('returns', { and: [{ customer: { equals: owner } }, { status: { equals: 0 } }] });
    const address = await first('addresses', { user: { equals: owner } });
    const other = await shop.as('customer2');
    for (const attempt of [
      await other.get(`/user-order-details/${sent.tracking_id}`),
      await other.get(`/order-tracking/${sent.order_number}`),
      await other.delete(`/delete-return-request/${back.id}`),
      await other.post(`/update-return-status/2/${back.id}`),
      await other.get(`/orders/${sent.order}`),
      await other.get(`/addresses/${address.id}`),
    ]) {
      expect(isNothing(attempt)).toBe(true);
    }
    expect((await other.post(`/delete-address/${address.id}`)).status).not.toBe(200);
    expect(await first('addresses', { id: { equals: address.id } })).toBeTruthy();
    expect(await first('returns', { id: { equals: back.id } })).toBeTruthy();
  });

  test('never sees an identity document', async () => {
    const paper = await first('documents', {});
    const vendor = await vendorId('vendor.fashion');
    for (const caller of [shop.visitor, await shop.as('customer2'), await shop.as('vendor.gadget')]) {
      expect(
        isNothing(await caller.get(`/documents/${paper.id}`)) ||
          (await caller.get(`/documents/${paper.id}`)).http === 401,
      ).toBe(true);
      const picture = await caller.get(`/vendor-document/${vendor}/nid_front_image`);
      expect([401, 403, 404]).toContain(picture.http === 200 ? picture.status : picture.http);
      expect((await fetch(`${shop.origin()}/uploads/documents/${String(paper.filename)}`)).status).toBe(404);
    }
  });
});
