import { openShop } from '../../../support/http';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);

test('nobody signed in', async () => {
  expect((await shop.visitor.get('/get-all-address')).http).toBe(401);
  expect((await shop.visitor.post('/add-address', {})).http).toBe(401);
  expect((await shop.visitor.post('/delete-address/1')).http).toBe(401);
  const checkout = await shop.visitor.get('/checkout');
  expect([checkout.http, checkout.status]).toEqual([200, 401]);
});

test('added by ids or names, listed newest first with the own mobile and the line, also at the checkout', async () => {
  const customer = await make.person();
  const { district, upazila } = await make.place();
  await make.address(customer, { label: 'Home', mobile2: '+8801811111111' });
  await make.address(customer, {
    label: 'Office',
    district: (district as { name: string }).name,
    upazila: (upazila as unknown as { name: string }).name,
    thana: '',
    mobile1: '01999999999',
  });
  const { address } = (await customer.caller.get('/get-all-address')).body;
  expect(address).toMatchObject([
    { label: 'Office', district_id: district.id, upazila_id: upazila.id, mobile1: customer.user.mobile, mobile2: '' },
    { label: 'Home', mobile2: '01811111111' },
  ]);
  expect(address[1].address_line).toBe(
    `Rahima, House 5, Sadar, ${address[1].upazila}, ${address[1].district}, ${customer.user.mobile}, 01811111111`,
  );
  expect((await customer.caller.get('/checkout')).body).toMatchObject({ status: 200, mobileverify: 1, address });
});

test.each([
  ['nothing at all', {}, ['details', 'district', 'label', 'name', 'upazila']],
  ['an unknown district', { district: 'Atlantis' }, ['district', 'upazila']],
  ['an upazila of another district', { upazila: 'Nowhere' }, ['upazila']],
  ['a wrong second mobile', { mobile2: '123' }, ['mobile2']],
  ['an operator', { name: { $ne: '' } }, ['name']],
  ['a name without end', { name: 'x'.repeat(151) }, ['name']],
])('%s is refused with the fields named', async (word, data, fields) => {
  const customer = await make.person();
  const { district, upazila } = await make.place();
  const right = { label: 'Home', name: 'Rahima', district: district.id, upazila: upazila.id, details: 'House 5' };
  const reply = await customer.caller.post('/add-address', word === 'nothing at all' ? {} : { ...right, ...data });
  expect([reply.http, reply.status, Object.keys(reply.body.errors).sort()]).toEqual([200, 422, fields]);
  expect((await customer.caller.get('/get-all-address')).body.address).toEqual([]);
});

test('deleted by its owner; for others and twice it is not there', async () => {
  const [owner, other] = [await make.person(), await make.person()];
  const { id } = await make.address(owner);
  expect((await other.caller.post(`/delete-address/${id}`)).status).toBe(400);
  expect((await owner.caller.post(`/delete-address/${id}`)).status).toBe(200);
  const again = await owner.caller.post(`/delete-address/${id}`);
  expect([again.http, again.body]).toEqual([200, { status: 400, message: expect.any(String) }]);
  expect((await owner.caller.post('/delete-address/abc')).status).toBe(400);
});
