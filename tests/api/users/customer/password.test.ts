import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

describe('a new password', () => {
  test('is not set by its owner through the CMS, which asks for no current one; nor is another e-mail or mobile', async () => {
    const { user, caller } = await make.person();
    for (const change of [
      { password: 'another-Pass-2026' },
      { email: 'taken.over@made.test' },
      { mobile: '01899999999' },
    ]) {
      for (const path of [`/users/${user.id}`, `/users?where[id][equals]=${user.id}`]) {
        const reply = await caller.patch(path, change);
        expect([path, change, reply.http]).toEqual([path, change, 400]);
      }
    }
    const kept = await shop.payload().findByID({ collection: 'users', id: user.id, depth: 0 });
    expect({ email: kept.email, mobile: kept.mobile }).toEqual({ email: user.email, mobile: user.mobile });
    await shop.login(user.email);
  });

  test('set by an admin ends them all', async () => {
    const { user, caller } = await make.person();
    const admin = (await make.admin()).caller;
    expect((await admin.patch(`/users/${user.id}`, { password: 'another-Pass-2026' })).http).toBe(200);
    expect((await caller.get('/get-user')).status).toBe(401);
    const { docs } = await shop.payload().find({
      collection: 'audit-logs',
      overrideAccess: true,
      depth: 0,
      where: { and: [{ target_id: { equals: String(user.id) } }, { action: { equals: 'changed' } }] },
    });
    expect(docs).toMatchObject([{ target: 'users', actor_role: 'superadmin', after: { sign_in: 'changed' } }]);
    expect(JSON.stringify(docs)).not.toContain('another-Pass-2026');
  });

  test('of somebody else is out of reach', async () => {
    const { user, caller } = await make.person();
    const other = (await make.person()).caller;
    expect((await other.patch(`/users/${user.id}`, { password: 'another-Pass-2026' })).http).toBeGreaterThanOrEqual(
      400,
    );
    expect((await caller.get('/get-user')).status).toBe(200);
  });
});
