import { openShop } from '../../../support/http';
import { form, pngBytes, type Person, type Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
});

type Bought = Awaited<ReturnType<typeof make.order>>;
const buy = async (status = 6): Promise<Bought> =>
  make.order({ seller, customer: await make.person(), status, qty: 2 });

const fieldsOf = (bought: Bought, data: object = {}): Record<string, string> => ({
  product_id: String(bought.product.id),
  order_id: String(bought.order.number),
  tracking_id: bought.package.tracking_id,
  case: 'Wrong Size',
  qty: '1',
  payment_method: 'bKash',
  payment_account: '01711111111',
  details: 'Too small',
  ...data,
});
const ask = (bought: Bought, data: object = {}, by: Person = bought.customer) =>
  by.caller.post('/create-return', form(fieldsOf(bought, data)));
const existing = (bought: Bought) =>
  bought.customer.caller.get(`/get-existing-return-request/${bought.product.id}/${bought.order.number}`);

test('nobody signed in', async () => {
  expect((await shop.visitor.get('/my-all-return-product')).http).toBe(401);
  expect((await shop.visitor.get('/get-existing-return-request/1/1')).http).toBe(401);
  expect((await shop.visitor.post('/create-return', form({}))).http).toBe(401);
  expect((await shop.visitor.delete('/delete-return-request/1')).http).toBe(401);
});

test('requested with pictures, marked on the line, listed, notified to the vendor, withdrawn', async () => {
  const bought = await buy();
  expect((await existing(bought)).body).toMatchObject({ returns: null, line: { qty: 2 } });
  const { body } = await bought.customer.caller.post(
    '/create-return',
    form(fieldsOf(bought), { image1: { bytes: await pngBytes() } }),
  );
  expect(body).toMatchObject({
    status: 200,
    message: expect.any(String),
    returns: {
      status: 0,
      case: 'Wrong Size',
      qty: 1,
      order_id: bought.order.number,
      payment_refund: 0,
      image1: expect.stringMatching(/^\/api\/return-picture\/\d+\/image1\?size=card$/),
    },
  });
  expect((await existing(bought)).body.returns.id).toBe(body.returns.id);
  expect((await bought.customer.caller.get('/my-all-return-product')).body.returns).toHaveLength(1);
  const details = async () =>
    (await bought.customer.caller.get(`/user-order-details/${bought.package.tracking_id}`)).body;
  expect((await details()).pto[0].returned).toBe(1);
  expect((await seller.caller.get('/user-notification')).body.notification[0].message).toContain(
    String(bought.order.number),
  );

  expect((await bought.customer.caller.delete(`/delete-return-request/${body.returns.id}`)).status).toBe(200);
  expect((await existing(bought)).body.returns).toBeNull();
  expect((await details()).pto[0].returned).toBe(0);
  expect((await ask(bought)).status).toBe(200);
});

test('only once per line, even for concurrent requests', async () => {
  const bought = await buy();
  const replies = await Promise.all(Array.from({ length: 8 }, () => ask(bought)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)]);
  expect((await ask(bought)).body).toEqual({
    status: 422,
    message: 'Check all fields',
    errors: { product_id: ['This product has been returned'] },
  });
});

test.each([0, 3, 5, 8])('not for a package in status %i', async (status) => {
  const bought = await buy(status);
  expect((await ask(bought)).body).toEqual({
    status: 422,
    message: 'Check all fields',
    errors: { tracking_id: ['Only a delivered product can be returned'] },
  });
  expect((await existing(bought)).body).toMatchObject({ returns: null, line: { returned: 0 } });
});

test('not after two days', async () => {
  const bought = await buy();
  const long = new Date(Date.parse(bought.package.updatedAt) - (2 * 24 * 60 + 1) * 60_000).toISOString();
  await shop.payload().db.updateOne({ collection: 'packages', id: bought.package.id, data: { updatedAt: long } });
  expect((await ask(bought)).body).toMatchObject({
    status: 422,
    errors: { tracking_id: ['The return time of 2 days is over'] },
  });
  const inBangla = await bought.customer.caller.post('/create-return', form(fieldsOf(bought)), { language: 'bn' });
  expect(inBangla.body.errors).toEqual({ tracking_id: ['ফেরত দেওয়ার ২ দিন সময় পার হয়ে গেছে'] });
  const { body } = await bought.customer.caller.get(`/user-order-details/${bought.package.tracking_id}`);
  expect(body.package).toMatchObject({ can_return: 0, can_review: 1 });
});

test('not by somebody else, nor for something not bought', async () => {
  const bought = await buy();
  expect((await ask(bought, {}, await make.person())).status).toBe(404);
  expect((await ask(bought, { product_id: '999999' })).status).toBe(404);
  expect((await ask(bought, { order_id: '1' })).status).toBe(404);
  expect((await ask(bought, { tracking_id: 'HT0' })).status).toBe(404);
});

test('missing fields are named, and more than was bought is refused', async () => {
  const bought = await buy();
  const { body } = await ask(bought, { case: '', qty: '', payment_method: '', payment_account: '' });
  expect([body.status, Object.keys(body.errors).sort()]).toEqual([
    422,
    ['case', 'payment_account', 'payment_method', 'qty'],
  ]);
  expect((await ask(bought, { qty: '3' })).body.errors).toHaveProperty('qty');
  expect((await ask(bought, { case: 'Changed my mind' })).body.errors).toHaveProperty('case');
  expect((await existing(bought)).body.returns).toBeNull();
});

test.each(['+8801711111111', '8801711111111', '০১৭১১১১১১১১', '+৮৮ ০১৭১১-১১১১১১', '017 1111-1111'])(
  'a refund account written as %s is stored as 11 digits',
  async (payment_account) => {
    const bought = await buy();
    const { body } = await ask(bought, { payment_account });
    expect(body).toMatchObject({ status: 200, returns: { payment_account: '01711111111' } });
  },
);

test.each(['my number', '12345', '0171111111', '017111111111', '01211111111', '+966512345678', '4111 1111 1111 1111'])(
  'no refund can be sent to %s',
  async (payment_account) => {
    const bought = await buy();
    for (const payment_method of ['bKash', 'Nagad', 'Rocket', 'Flexiload']) {
      const { body } = await ask(bought, { payment_account, payment_method });
      expect([body.status, body.errors]).toEqual([
        422,
        { payment_account: ['Enter the mobile number of the account, 11 digits such as 01712345678.'] },
      ]);
    }
    expect((await existing(bought)).body.returns).toBeNull();
  },
);

test('nor through the CMS: nobody can write returns there, and the shop’s own writes follow the same rule', async () => {
  const bought = await buy();
  const { body } = await ask(bought);
  const admin = await make.admin();
  expect((await admin.caller.patch(`/returns/${body.returns.id}`, { payment_account: 'my number' })).http).toBe(403);
  const write = (payment_account: string) =>
    shop.payload().update({ collection: 'returns', id: body.returns.id, data: { payment_account }, depth: 0 });
  await expect(write('my number')).rejects.toMatchObject({
    code: 'invalid',
    fields: { payment_account: [{ code: 'wrongRefundAccount' }] },
  });
  expect((await write('+88০১৮১২৩৪৫৬৭৮')).payment_account).toBe('01812345678');
});

test('once accepted it cannot be withdrawn, and only then is the customer told where to send it', async () => {
  const bought = await buy();
  const { body } = await ask(bought);
  const product = async (by: Person) => (await by.caller.get(`/get-single-product/${bought.product.id}`)).body.product;
  expect((await product(bought.customer)).vendor).toBeNull();
  const admin = await make.admin();
  expect((await admin.caller.post(`/update-return-status/1/${body.returns.id}`)).status).toBe(200);
  expect((await product(bought.customer)).vendor).toMatchObject({
    name: seller.vendor.name,
    mobile: seller.vendor.mobile,
    business_address: 'Market 1',
  });
  expect((await product(await make.person())).vendor).toBeNull();
  expect((await bought.customer.caller.delete(`/delete-return-request/${body.returns.id}`)).body.status).toBe(201);
  expect((await (await make.person()).caller.delete(`/delete-return-request/${body.returns.id}`)).status).toBe(404);
});
