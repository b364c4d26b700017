import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

describe('a new password', () => {
  test('set by its owner through the CMS ends every other session and keeps this one', async () => {
    const { user, caller } = await make.person();
    const elsewhere = await shop.login(user.email);
    expect((await elsewhere.get('/get-user')).status).toBe(200);
    expect((await caller.patch(`/users/${user.id}`, { password: 'another-Pass-2026' })).http).toBe(200);
    expect((await caller.get('/get-user')).status).toBe(200);
    expect((await elsewhere.get('/get-user')).status).toBe(401);
    await shop.login(user.email, 'another-Pass-2026');
  });

  test('set by an admin ends them all', async () => {
    const { user, caller } = await make.person();
    const admin = (await make.admin()).caller;
    expect((await admin.patch(`/users/${user.id}`, { password: 'another-Pass-2026' })).http).toBe(200);
    expect((await caller.get('/get-user')).status).toBe(401);
  });

  test('of somebody else is out of reach', async () => {
    const { user, caller } = await make.person();
    const other = (await make.person()).caller;
    expect((await other.patch(`/users/${user.id}`, { password: 'another-Pass-2026' })).http).toBeGreaterThanOrEqual(400);
    expect((await caller.get('/get-user')).status).toBe(200);
  });
});
