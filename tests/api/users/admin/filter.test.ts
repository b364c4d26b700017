/** What narrows the list of accounts, and a search in it. */
import { openShop } from '../../../support/http';
import { market, type Person } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

test('by role, state and verification, alone and together with a search', async () => {
  const admin = await make.admin();
  const sub = await make.subadmin();
  const seller = await make.seller();
  const suspended = await make.person({ name: 'Filter Nadia' });
  expect((await admin.caller.post(`/suspend-user/${suspended.user.id}`)).status).toBe(200);
  const unverified = await make.person({ name: 'Filter Karim', mobile_verify: 0 });
  const verified = await make.person({ name: 'Filter Salma', user_verify: 1 });
  const ids = async (query: string, path = '/get-admin-all-user/0/100') => {
    const { body } = await admin.caller.get(`${path}?${query}`);
    // The demo data has people of its own.
    const own = [admin, sub, seller, suspended, unverified, verified].map((person) => person.user.id);
    return body.users.map((user: { id: number }) => user.id).filter((id: number) => own.includes(id)) as number[];
  };
  const has = async (query: string, who: Person) => (await ids(query)).includes(who.user.id);
  expect(await ids('role=subadmin')).toEqual([sub.user.id]);
  expect(await ids('role=vendor')).toEqual([seller.user.id]);
  expect(await has('role=customer', suspended)).toBe(true);
  expect(await has('role=customer', seller)).toBe(false);
  expect(await ids('status=0')).toEqual([suspended.user.id]);
  expect(await has('mobile_verify=0', unverified)).toBe(true);
  expect(await has('mobile_verify=1', unverified)).toBe(false);
  expect(await ids('user_verify=1')).toEqual([verified.user.id]);
  expect(await ids('to=2020-01-01')).toEqual([]);
  const search = '/admin-search-all-user/Filter';
  expect(await ids('sort=-name', search)).toEqual([verified.user.id, suspended.user.id, unverified.user.id]);
  expect(await ids('status=0', search)).toEqual([suspended.user.id]);
  expect((await admin.caller.get('/get-admin-all-user/0/10?role=king')).status).toBe(422);
  // What the call does not know is ignored, as everywhere: older clients may send it.
  expect((await admin.caller.get('/get-admin-all-user/0/10?page=2&_=17')).status).toBe(200);
});

test('by age in both directions; and the list of admins says whose sign-in has a second step', async () => {
  const admin = await make.admin();
  const guarded = await make.subadmin();
  const offered = await make.subadmin();
  const two = (person: Person, data: object) => make.create('two-factors', { user: person.user.id, ...data });
  await two(guarded, { secret: 'x', on_since: '2026-01-02T03:04:05.000Z' });
  await two(offered, { offered: 'x', offered_at: '2026-01-02T03:04:05.000Z' });
  const { body } = await admin.caller.get('/get-all-admin');
  const stateOf = ({ user }: Person) =>
    (body.users as { id: unknown; two_step: number }[]).find(({ id }) => id === user.id)?.two_step;
  expect([admin, guarded, offered].map(stateOf)).toEqual([0, 1, 0]);
  const [first, second] = [await make.person({ name: 'Aged One' }), await make.person({ name: 'Aged Two' })];
  const sorted = async (sort: string) =>
    (await admin.caller.get(`/admin-search-all-user/Aged?sort=${sort}`)).body.users.map(
      ({ id }: { id: unknown }) => id,
    );
  expect(await sorted('created_at')).toEqual([first.user.id, second.user.id]);
  expect(await sorted('-created_at')).toEqual([second.user.id, first.user.id]);
});
