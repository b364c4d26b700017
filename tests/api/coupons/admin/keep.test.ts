import { openShop } from '../../../support/http';
import { market, type Person } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let admin: Person;
beforeAll(async () => {
  admin = await make.admin();
});

let count = 0;
const codeOf = () => `MADE${(count += 1)}`;
const fixed = (more: object = {}) => ({
  code: codeOf(),
  type: 1,
  fixed: 50,
  percentage: '',
  min_order: 500,
  quantity: 10,
  status: 1,
  ...more,
});
const find = async (code: string) =>
  (await admin.caller.get('/all-coupon')).body.coupon.find((coupon: { code: string }) => coupon.code === code);
const create = async (more: object = {}) => {
  const body = fixed(more);
  const { body: answer } = await admin.caller.post('/coupon-create', body);
  expect(answer).toEqual({ status: 200, message: 'Coupon Added' });
  return find(body.code);
};

describe('adding', () => {
  test('a fixed amount, with its full quantity left and the name of its creator', async () => {
    expect(await create()).toEqual({
      id: expect.anything(),
      code: expect.any(String),
      type: 1,
      fixed: 50,
      percentage: 0,
      listed: 0,
      paid_by: 0,
      min_order: 500,
      quantity: 10,
      remain: 10,
      status: 1,
      per_customer: 1,
      starts_at: '',
      ends_at: '',
      scope: 0,
      scope_ids: [],
      scope_names: [],
      state: 'running',
      created_by: admin.user.name,
      created_at: expect.any(String),
    });
  });

  test('a percentage; the minimum order is 0 by default; forms may send text', async () => {
    const coupon = await create({ type: '2', fixed: '', percentage: '10', min_order: '', quantity: '3', status: '0' });
    expect(coupon).toMatchObject({
      type: 2,
      fixed: 0,
      percentage: 10,
      min_order: 0,
      quantity: 3,
      remain: 3,
      status: 0,
    });
  });

  test.each([
    [{ code: '' }, 'code'],
    [{ code: 'two words' }, 'code'],
    [{ code: { $ne: 1 } }, 'code'],
    [{ type: 3 }, 'type'],
    [{ fixed: 0 }, 'fixed'],
    [{ fixed: -5 }, 'fixed'],
    [{ type: 2, percentage: 0 }, 'percentage'],
    [{ type: 2, percentage: 101 }, 'percentage'],
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: undefined }, 'quantity'],
    [{ min_order: -1 }, 'min_order'],
    [{ min_order: 1.5 }, 'min_order'],
    [{ per_customer: 0 }, 'per_customer'],
    [{ starts_at: '2026-02-30T10:00' }, 'starts_at'],
    [{ starts_at: '2026-11-27T10:00', ends_at: '2026-11-27T09:59' }, 'ends_at'],
    [{ scope: 1 }, 'scope_ids'],
    [{ scope: 2, scope_ids: [999_999] }, 'scope_ids'],
    [{ scope: 5 }, 'scope'],
  ])('%j is refused by name', async (wrong, field) => {
    const before = (await admin.caller.get('/all-coupon')).body.coupon.length;
    const { http, body } = await admin.caller.post('/coupon-create', fixed(wrong));
    expect([http, body.status]).toEqual([200, 422]);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect((await admin.caller.get('/all-coupon')).body.coupon.length).toBe(before);
  });

  test('a code is unique', async () => {
    const coupon = await create();
    const { body } = await admin.caller.post('/coupon-create', fixed({ code: coupon.code }));
    expect(body).toMatchObject({ status: 422, errors: { code: ['The code has already been taken.'] } });
    const inBangla = await admin.caller.post('/coupon-create', fixed({ code: coupon.code }), { language: 'bn' });
    expect(inBangla.body.errors.code).toEqual(['এটি আগেই ব্যবহার করা হয়েছে। অন্য একটি দিন।']);
  });

  test('of ten at once with the same code one is stored', async () => {
    const code = codeOf();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.caller.post('/coupon-create', fixed({ code }))),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(422)]);
  });
});

describe('changing', () => {
  test('keeps the number of uses', async () => {
    const coupon = await create({ quantity: 10 });
    await shop.payload().db.updateOne({ collection: 'coupons', id: coupon.id, data: { remain: 6 } });
    const change = (quantity: number) =>
      admin.caller.post(`/coupon-update/${coupon.id}`, { fixed: 70, min_order: 0, quantity, status: 0 });
    expect((await change(20)).body).toEqual({ status: 200, message: 'Coupon Updated' });
    const single = (await admin.caller.get(`/get-single-coupon/${coupon.id}`)).body.coupon;
    expect(single).toMatchObject({ fixed: 70, min_order: 0, quantity: 20, remain: 16, status: 0, code: coupon.code });
    expect((await change(3)).body).toMatchObject({ status: 422, errors: { quantity: expect.any(Array) } });
    expect((await change(4)).status).toBe(200);
    expect(await find(coupon.code)).toMatchObject({ quantity: 4, remain: 0 });
  });

  test('keeps code and type', async () => {
    const coupon = await create();
    const values = { fixed: 50, quantity: 10, status: 1 };
    const update = (more: object) => admin.caller.post(`/coupon-update/${coupon.id}`, { ...values, ...more });
    expect((await update({ code: 'OTHER' })).body).toMatchObject({ status: 422, errors: { code: expect.any(Array) } });
    expect((await update({ type: 2, percentage: 5 })).body).toMatchObject({
      status: 422,
      errors: { type: expect.any(Array) },
    });
    expect((await update({ code: coupon.code, type: 1 })).status).toBe(200);
  });

  test('follows the same rule in the CMS', async () => {
    const coupon = await create({ quantity: 5 });
    const patched = await admin.caller.patch(`/coupons/${coupon.id}`, { quantity: 8, remain: 1000, code: 'STOLEN' });
    expect(patched.http).toBe(200);
    expect(await find(coupon.code)).toMatchObject({ quantity: 8, remain: 8 });
  });
});

test('deleting one, used or not', async () => {
  const coupon = await create();
  await make.create('coupon-redemptions', { coupon: coupon.id, customer: admin.user.id, amount: 50 });
  expect((await admin.caller.delete(`/coupon-delete/${coupon.id}`)).body).toEqual({
    status: 200,
    message: 'Coupon Deleted',
    deletion: expect.anything(),
  });
  expect(await find(coupon.code)).toBeUndefined();
  expect((await admin.caller.delete(`/coupon-delete/${coupon.id}`)).status).toBe(404);
  expect((await admin.caller.get(`/get-single-coupon/${coupon.id}`)).status).toBe(404);
});

describe('a code', () => {
  test('is one code in whatever case and script it is typed', async () => {
    const stored = codeOf();
    const customer = await make.person();
    await admin.caller.post('/coupon-create', fixed({ code: `${stored.toLowerCase()}ok` }));
    expect(await find(`${stored}OK`)).toMatchObject({ code: `${stored}OK` });
    const again = await admin.caller.post('/coupon-create', fixed({ code: `${stored}Ok` }));
    expect(again.body.errors).toHaveProperty('code');
    const answers = [];
    for (const code of [`${stored}OK`, `${stored}ok`.toLowerCase(), ` ${stored}Ok `])
      answers.push((await customer.caller.get(`/coupon/2/${encodeURIComponent(code)}`)).body.message);
    // The cart is empty, so the coupon is found and refused for its smallest order.
    expect(new Set(answers).size).toBe(1);
    const unknown = await customer.caller.get('/coupon/2/NOSUCHCODE');
    expect(answers[0]).not.toBe(unknown.body.message);
  });

  test('may be typed with Bangla digits', async () => {
    await admin.caller.post('/coupon-create', fixed({ code: 'EID২০২৬' }));
    expect(await find('EID2026')).toMatchObject({ code: 'EID2026' });
  });

  test('of an earlier release counts as it was stored', async () => {
    const customer = await make.person();
    await shop.payload().db.create({
      collection: 'coupons',
      data: { code: 'oldCode', type: 1, fixed: 5, percentage: 0, min_order: 500, quantity: 1, remain: 1, status: 1 },
    });
    const unknown = (await customer.caller.get('/coupon/2/NOSUCHCODE')).body.message;
    expect((await customer.caller.get('/coupon/2/oldCode')).body.message).not.toBe(unknown);
  });
});
