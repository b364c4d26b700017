/** The texts of earlier days stay readable, with the days they were in force. */
import { openShop, type Caller } from '../../../support/http';

const shop = openShop();
let admin: Caller;
beforeAll(async () => {
  admin = await shop.as('admin');
});

const texts = async () =>
  (await shop.payload().find({ collection: 'policy-texts', where: { policy: { equals: 'returnpolicy' } }, sort: 'id' }))
    .docs;

test('a replaced text ends when the next begins, and is read by its id', async () => {
  await admin.post('/save-policies', { returnpolicy: 'Two days' });
  await admin.post('/save-policies', { returnpolicy: 'Three days' });
  await admin.post('/save-policies', { vendorpolicy: 'Another text' });
  const [first, second] = (await texts()).slice(-2);
  expect([first!.is_current, second!.is_current, second!.valid_until ?? null]).toEqual([0, 1, null]);
  expect(first!.valid_until).toBe(second!.valid_from);
  const old = (await shop.visitor.get(`/policy-text/returnpolicy?version=${first!.id}`)).body;
  expect(old).toMatchObject({ valid_from: first!.valid_from, valid_until: second!.valid_from });
  expect(JSON.stringify(old.text)).toContain('Two days');
  const now = (await shop.visitor.get('/policy-text/returnpolicy')).body;
  expect(JSON.stringify(now.text)).toContain('Three days');
});

test('the same texts again begin nothing new', async () => {
  const before = (await texts()).length;
  await admin.post('/save-policies', { returnpolicy: 'Three days' });
  expect((await texts()).length).toBe(before);
});

test('a text of another policy, of none, or nothing at all is not found', async () => {
  const [first] = await texts();
  for (const [policy, version] of [
    ['vendorpolicy', first!.id],
    ['returnpolicy', 999_999],
    ['returnpolicy', 'x'],
  ] as const) {
    const { body } = await shop.visitor.get(`/policy-text/${policy}?version=${version}`);
    expect([policy, version, body.status]).toEqual([policy, version, 404]);
  }
  expect((await shop.visitor.get('/policy-text/unknown')).http).toBeGreaterThanOrEqual(400);
});
