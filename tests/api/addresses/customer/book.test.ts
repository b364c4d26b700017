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

test('added by ids or names, listed newest first with its mobile and one-line form, also at the checkout', async () => {
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

test('deleted by its owner; others, and a second deletion, get "not found"', async () => {
  const [owner, other] = [await make.person(), await make.person()];
  const { id } = await make.address(owner);
  expect((await other.caller.post(`/delete-address/${id}`)).status).toBe(400);
  expect((await owner.caller.post(`/delete-address/${id}`)).status).toBe(200);
  const again = await owner.caller.post(`/delete-address/${id}`);
  expect([again.http, again.body]).toEqual([200, { status: 400, message: expect.any(String) }]);
  expect((await owner.caller.post('/delete-address/abc')).status).toBe(400);
});

const written = async () => {
  const { district, upazila } = await make.place();
  return { label: 'Office', name: 'Karim', district: district.id, upazila: upazila.id, thana: '', details: 'Floor 3' };
};

test('changed by its owner alone; what is wrong is named and nothing changes', async () => {
  const [owner, other] = [await make.person(), await make.person()];
  const { id } = await make.address(owner);
  const change = await written();
  expect((await shop.visitor.post(`/update-address/${id}`, change)).http).toBe(401);
  expect((await other.caller.post(`/update-address/${id}`, change)).status).toBe(400);
  const wrong = await owner.caller.post(`/update-address/${id}`, { ...change, details: '', mobile2: '12' });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['details']]);
  const right = await owner.caller.post(`/update-address/${id}`, { ...change, mobile2: '+8801811111111' });
  expect([right.status, right.body.address]).toMatchObject([200, { id, name: 'Karim', mobile2: '01811111111' }]);
  expect((await owner.caller.get('/get-all-address')).body.address).toEqual([right.body.address]);
});

test('the first one is the default, then whichever its owner chooses, and never two', async () => {
  const [owner, other] = [await make.person(), await make.person()];
  const [first, second] = [await make.address(owner), await make.address(owner)];
  const theirs = await make.address(other);
  const defaults = async () =>
    (await owner.caller.get('/get-all-address')).body.address
      .filter((one: { is_default: number }) => one.is_default === 1)
      .map((one: { id: unknown }) => one.id);
  expect(await defaults()).toEqual([first.id]);
  expect((await shop.visitor.post(`/default-address/${first.id}`)).http).toBe(401);
  expect((await owner.caller.post(`/default-address/${theirs.id}`)).status).toBe(400);
  expect((await owner.caller.post(`/default-address/${second.id}`)).status).toBe(200);
  expect(await defaults()).toEqual([second.id]);
  expect((await other.caller.get('/get-all-address')).body.address).toMatchObject([{ is_default: 1 }]);
  await owner.caller.post(`/update-address/${second.id}`, await written());
  expect(await defaults()).toEqual([second.id]);
});
