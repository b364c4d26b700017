/** Lists of orders and packages narrowed to where they are delivered: for admins, vendors and warehouses. */
import { createLocalReq } from 'payload';
import { openCtx } from '../../../services/openCtx';
import { placeAll } from '../../../services/orders/placePast';
import { openShop, type Caller } from '../../support/http';
import type { Person, Seller } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';
import type { Warehouse } from '../../../payload-types';

const shop = openShop();
const make = shopping(shop);

type To = { district: number; upazila: number };
type Row = { id: number; tracking_id: string };
let seller: Seller;
let admin: Person;
let house: { warehouse: Warehouse; incharge: Person };
let savar: To;
let dhamrai: To;
let rangpur: To;

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** A district with areas of these names. */
async function district(name: string, areas: readonly string[]): Promise<To[]> {
  const made = await make.create<{ id: number }>('districts', {
    name,
    name_bn: `জেলা ${name}`,
    slug: slugOf(name),
  });
  return Promise.all(
    areas.map(async (area) => ({
      district: made.id,
      upazila: (
        await make.create<{ id: number }>('upazilas', {
          district: made.id,
          name: area,
          name_bn: `উপজেলা ${area}`,
          slug: slugOf(`${name} ${area}`),
          kind: 'upazila',
        })
      ).id,
    })),
  );
}

beforeAll(async () => {
  house = await make.warehouse();
  seller = await make.seller({ warehouse: house.warehouse });
  admin = await make.admin();
  [savar, dhamrai] = (await district('Area Dhaka', ['Area Savar', 'Area Dhamrai'])) as [To, To];
  [rangpur] = (await district('Area Rangpur', ['Area Savar'])) as [To];
});

const get = async (caller: Caller, path: string, query: object) =>
  (await caller.get(`${path}?${new URLSearchParams(query as Record<string, string>)}`)).body;
const text = (value: object) => Object.fromEntries(Object.entries(value).map(([key, each]) => [key, String(each)]));

describe('of all orders', () => {
  const list = async (query: object) => {
    const { orders, totalcount, sum } = await get(admin.caller, '/all-vendor-order', { offset: 0, limit: 1, ...query });
    return { ids: (orders as Row[]).map(({ id }) => id), totalcount, sum };
  };

  test('by district and by area, alone and with other filters, with the sum of all that is found', async () => {
    const near = await make.order({ seller, qty: 1, to: savar });
    const nearby = await make.order({ seller, qty: 2, to: dhamrai, payment_status: 1, payment_method: 'bKash' });
    const far = await make.order({ seller, qty: 3, to: rangpur });
    await make.order({ seller, qty: 5 });
    const { district: dhaka } = savar;
    expect(await list({ district: dhaka })).toEqual({ ids: [nearby.order.number], totalcount: 2, sum: 160 + 260 });
    expect(await list(text(savar))).toEqual({ ids: [near.order.number], totalcount: 1, sum: 160 });
    expect(await list({ upazila: rangpur.upazila })).toEqual({ ids: [far.order.number], totalcount: 1, sum: 360 });
    expect(await list({ district: dhaka, payment_status: 0 })).toMatchObject({
      ids: [near.order.number],
      totalcount: 1,
    });
    const byPackage = { district: dhaka, vendor: seller.vendor.id, package_status: 0, sort: 'amount' };
    expect(await list(byPackage)).toEqual({ ids: [near.order.number], totalcount: 2, sum: 160 + 260 });
    expect(await list({ district: dhaka, package_status: 3 })).toMatchObject({ ids: [], totalcount: 0 });
  });
});

test('a warehouse’s queue by area, within what is theirs; a vendor does not learn the area', async () => {
  const other = await make.seller();
  const near = await make.order({ seller, qty: 1, to: savar, status: 4, warehouse: house.warehouse });
  await make.order({ seller, qty: 1, to: rangpur, status: 4, warehouse: house.warehouse });
  await make.order({ seller: other, qty: 1, to: savar, status: 4 });
  expect(await get(seller.caller, '/vendor-order/4', text(savar))).toMatchObject({ order_count: 2 });
  const cms = await seller.caller.get(`/packages/${near.package.id}?depth=0`);
  expect([cms.http, cms.body.tracking_id, cms.body.district, cms.body.upazila]).toEqual([
    200,
    near.package.tracking_id,
    undefined,
    undefined,
  ]);
  const guessed = await seller.caller.get(`/packages?where[upazila][equals]=${savar.upazila}`);
  expect(guessed.http).toBeGreaterThanOrEqual(400);
  const queue = await get(house.incharge.caller, '/warehouse-package/4', { district: String(savar.district) });
  expect((queue.package as Row[]).map(({ tracking_id }) => tracking_id)).toEqual([near.package.tracking_id]);
  expect(queue).toMatchObject({ totalcount: 1, to_collect: near.package.total });
  expect(await get(house.incharge.caller, '/warehouse-package/4', { upazila: String(dhamrai.upazila) })).toMatchObject({
    totalcount: 0,
    to_collect: 0,
  });
});

test('the rows say to whom, where and when: to admins and to the warehouse, not to vendors', async () => {
  const customer = await make.person();
  const made = await make.order({ seller, customer, qty: 1, to: rangpur, status: 5, warehouse: house.warehouse });
  const other = await make.seller();
  await make.addPackage(made.order, customer, { seller: other, qty: 1, to: rangpur, status: 5 });
  await make.addPackage(made.order, customer, { seller: await make.seller(), qty: 1, to: rangpur, status: 2 });
  const slot = { delivery_date: '2026-12-24', delivery_time: 'Evening' };
  await shop.payload().update({ collection: 'orders', id: made.order.id, data: slot });
  const { name, mobile } = customer.user;
  const where = {
    district: 'Area Rangpur',
    district_bn: 'জেলা Area Rangpur',
    upazila: 'Area Savar',
    upazila_bn: 'উপজেলা Area Savar',
  };
  const of = { customer: String(customer.user.id) };
  for (const query of [of, { ...of, vendor: String(other.vendor.id) }]) {
    const { orders } = await get(admin.caller, '/all-vendor-order', query);
    expect(orders).toEqual([
      expect.objectContaining({ ...slot, ...where, customer: { id: customer.user.id, name, mobile } }),
    ]);
    expect([...orders[0].package_statuses].sort()).toEqual([2, 5, 5]);
  }
  const queue = await get(house.incharge.caller, '/warehouse-package/5', text(rangpur));
  expect(queue.package).toEqual([
    expect.objectContaining({
      ...slot,
      ...where,
      customer: { name, mobile },
      money: expect.objectContaining({ outstanding: made.package.total }),
    }),
  ]);
  const own = await get(seller.caller, '/vendor-order/5', { offset: '0', limit: '1' });
  expect(own.orders).toEqual([expect.objectContaining({ id: made.order.number, ...slot })]);
  expect(JSON.stringify(own)).not.toMatch(new RegExp([name, mobile, 'Area '].join('|')));
});

test('an order is found where its address was when it was placed; one whose address is a mere text, nowhere', async () => {
  await make.delivery({});
  const customer = await make.person();
  const { id } = await make.address(customer, dhamrai);
  const place = async (data: object) => {
    await make.fill(customer, [[await make.product(seller), 1]]);
    const { body } = await customer.caller.post('/order-place', make.payload(data));
    expect(body).toMatchObject({ status: 200 });
    return body.order_number as number;
  };
  const sent = await place({ address_id: id });
  const told = await place({});
  const moved = { label: 'Home', name: 'Rahima', thana: 'Sadar', details: 'House 5', ...rangpur };
  expect((await customer.caller.post(`/update-address/${id}`, moved)).body).toMatchObject({ status: 200 });
  const of = { customer: String(customer.user.id) };
  const { orders } = await get(admin.caller, '/all-vendor-order', { ...text(dhamrai), ...of });
  expect((orders as Row[]).map((row) => row.id)).toEqual([sent]);
  const { orders: all } = await get(admin.caller, '/all-vendor-order', of);
  expect((all as Row[]).map((row) => row.id)).toEqual([told, sent]);
});

describe('an area that does not exist', () => {
  const asked: [string, () => Caller][] = [
    ['/all-vendor-order', () => admin.caller],
    ['/warehouse-package/4', () => house.incharge.caller],
  ];

  test.each(asked)('is refused with the name of the field: %s', async (path, by) => {
    for (const [query, field, sentence] of [
      [{ district: 999_999 }, 'district', 'The chosen district was not found.'],
      [{ upazila: 999_999 }, 'upazila', 'The chosen upazila was not found.'],
      // Of another district.
      [{ district: savar.district, upazila: rangpur.upazila }, 'upazila', 'The chosen upazila was not found.'],
    ] as const)
      expect(await get(by(), path, text(query))).toMatchObject({ status: 422, errors: { [field]: [sentence] } });
    for (const query of [{ district: 'Dhaka, Savar' }, { upazila: '1 or 1' }])
      expect(await get(by(), path, query)).toMatchObject({ status: 422 });
  });
});

test('orders of earlier releases get the area that their address names, and stay as they were', async () => {
  const lines = [
    'Shirin, House 7, Area Savar, Area Rangpur, 01900000000',
    'Shirin, House 7, Area Savar, Elsewhere, 01900000000',
  ];
  const [known, unknown] = await Promise.all(
    lines.map(async (address_line) => {
      const made = await make.order({ seller, status: 1 });
      await shop.payload().update({ collection: 'orders', id: made.order.id, data: { address_line } });
      return made;
    }),
  );
  const read = async () =>
    (
      await shop.payload().find({
        collection: 'packages',
        where: { id: { in: [known!.package.id, unknown!.package.id] } },
        depth: 0,
        sort: 'id',
      })
    ).docs;
  const before = await read();
  await placeAll(openCtx(await createLocalReq({}, shop.payload())));
  const { orders } = await get(admin.caller, '/all-vendor-order', { ...text(rangpur), package_status: '1' });
  expect((orders as Row[]).map(({ id }) => id)).toEqual([known!.order.number]);
  const after = await read();
  expect(after.map(({ updatedAt }) => updatedAt)).toEqual(before.map(({ updatedAt }) => updatedAt));
  expect(after.find(({ id }) => id === known!.package.id)).toMatchObject(rangpur);
  expect(after.find(({ id }) => id === unknown!.package.id)?.upazila ?? null).toBeNull();
});
