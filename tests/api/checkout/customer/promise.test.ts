/** The days promised for each package of an order, by where it is sold and where it goes. */
import type { Package } from '../../../../payload-types';
import { addDays, dhakaDay } from '../../../../domain/time/dhaka';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
const inDays = (count: number) => dhakaDay(addDays(new Date(), count));

let near: Seller;
let far: Seller;
let grocer: Seller;
let home: { district: number; upazila: number };
beforeAll(async () => {
  const { district: own, upazila: area } = await make.place();
  home = { district: own.id, upazila: area.id };
  near = await make.seller();
  grocer = await make.seller({ type: 1 });
  const names = { name: 'Otherwhere', name_bn: 'অন্য জেলা', slug: 'otherwhere' };
  const district = await make.create<{ id: number }>('districts', names);
  const upazila = await make.create<{ id: number }>('upazilas', { ...names, district: district.id, kind: 'upazila' });
  far = await make.seller({ business_district: district.id, business_upazila: upazila.id });
  await make.delivery({
    general_delivery_near_days_min: 1,
    general_delivery_near_days_max: 2,
    general_delivery_far_days_min: 3,
    general_delivery_far_days_max: 5,
    grocery_delivery_days_min: 0,
    grocery_delivery_days_max: 1,
  });
});

async function placed(customer: Person, data: object): Promise<{ number: number; packages: Package[] }> {
  const { body } = await customer.caller.post('/order-place', make.payload(data));
  expect(body).toMatchObject({ status: 200 });
  const { docs } = await shop.payload().find({
    collection: 'packages',
    where: { order_number: { equals: body.order_number } },
    depth: 0,
    sort: 'id',
  });
  return { number: body.order_number, packages: docs };
}
const days = ({ expected_from, expected_by }: Pick<Package, 'expected_from' | 'expected_by'>) => [
  expected_from,
  expected_by,
];

test('a package is promised sooner in the district of its shop; tracking and details say so', async () => {
  const customer = await make.person();
  const { id } = await make.address(customer, home);
  await make.fill(customer, [
    [await make.product(near), 1],
    [await make.product(far), 1],
  ]);
  const { number, packages } = await placed(customer, { address_id: id });
  expect(packages.map(days)).toEqual([
    [inDays(1), inDays(2)],
    [inDays(3), inDays(5)],
  ]);
  const { order, package: tracked } = (await customer.caller.get(`/order-tracking/${number}`)).body;
  expect([order.expected_from, order.expected_to]).toEqual([inDays(1), inDays(5)]);
  expect(tracked.map(days)).toEqual(packages.map(days));
  const details = await customer.caller.get(`/user-order-details/${packages[1]!.tracking_id}`);
  expect(days(details.body.package)).toEqual([inDays(3), inDays(5)]);
});

test('an address that only a text names is promised the longer time', async () => {
  const customer = await make.person();
  await make.fill(customer, [[await make.product(near), 1]]);
  const { packages } = await placed(customer, {});
  expect(packages.map(days)).toEqual([[inDays(3), inDays(5)]]);
});

test('groceries are promised soon, and for the very day that was asked for', async () => {
  const customer = await make.person();
  const { id } = await make.address(customer, home);
  const rice = await make.groceries(grocer);
  await make.fill(customer, [[rice, 1]]);
  expect((await placed(customer, { type: 1, address_id: id })).packages.map(days)).toEqual([[inDays(0), inDays(1)]]);
  await make.fill(customer, [[rice, 1]]);
  const asked = await placed(customer, { type: 1, address_id: id, delivery_date: inDays(2), delivery_time: 'Morning' });
  expect(asked.packages.map(days)).toEqual([[inDays(2), inDays(2)]]);
});

test('what was promised stays when the settings change', async () => {
  const customer = await make.person();
  const { id } = await make.address(customer, home);
  await make.fill(customer, [[await make.product(near), 1]]);
  const { number, packages } = await placed(customer, { address_id: id });
  await make.delivery({ general_delivery_near_days_max: 9 });
  const { body } = await customer.caller.get(`/order-tracking/${number}`);
  expect(body.order.expected_to).toBe(packages[0]!.expected_by);
  await make.delivery({ general_delivery_near_days_max: 2 });
});

test('an order of an earlier release was promised nothing', async () => {
  const made = await make.order({ seller: near });
  const { body } = await made.customer.caller.get(`/order-tracking/${made.order.number}`);
  expect([body.order.expected_from, body.order.expected_to]).toEqual([null, null]);
  expect(body.package.map(days)).toEqual([[null, null]]);
  const details = await made.customer.caller.get(`/user-order-details/${made.package.tracking_id}`);
  expect(days(details.body.package)).toEqual([null, null]);
});
