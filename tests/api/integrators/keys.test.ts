import { openShop, PASSWORD, type Account, type Caller } from '../../support/http';

const shop = openShop();

async function ownerId(account: Account): Promise<number | string> {
  return (await (await shop.as(account)).get('/get-self-user')).body.user.id;
}

async function makeKey(
  owner: Account,
  scopes: string[],
): Promise<{
  key: string;
  id: number | string;
  call: (method: string, path: string, body?: unknown) => ReturnType<Caller['send']>;
}> {
  const admin = await shop.as('admin');
  const { body } = await admin.post('/api-key-create', {
    name: 'Test',
    owner: await ownerId(owner),
    scopes,
    current_password: PASSWORD,
  });
  expect(body).toMatchObject({
    status: 200,
    key: expect.stringMatching(/^haat_/),
    record: { owner: { name: expect.any(String) } },
  });
  return {
    key: body.key,
    id: body.record.id,
    call: (method, path, sent) => shop.visitor.send(method, path, sent, { headers: { 'X-API-Key': body.key } }),
  };
}

describe('an API key', () => {
  test('acts as its owner inside its scopes, in both APIs', async () => {
    const key = await makeKey('vendor.fashion', ['orders:read', 'catalogue:read']);
    const own = await (await shop.as('vendor.fashion')).get('/vendor-order/0');
    expect((await key.call('GET', '/vendor-order/0')).body.orders).toEqual(own.body.orders);
    const { body } = await key.call('GET', '/packages?limit=100&depth=0');
    const vendors = new Set(body.docs.map((each: { vendor: unknown }) => each.vendor));
    expect(vendors.size).toBe(1);
  });

  test('can do nothing outside its scopes', async () => {
    const key = await makeKey('admin', ['catalogue:read']);
    expect((await key.call('GET', '/all-vendor-order')).http).toBe(403);
    expect((await key.call('POST', '/update-values', { flash_sell: 30 })).http).toBe(403);
    expect((await key.call('GET', '/orders')).http).toBe(403);
    expect((await key.call('PATCH', '/globals/site-information', { flash_sell: 30 })).http).not.toBe(200);
    expect((await key.call('POST', '/globals/site-information', { flash_sell: 30 })).http).toBe(403);
    expect((await shop.visitor.get('/topbar-information')).body.flash_sell).toBe(20);
  });

  test('cannot sign in, shop, or manage keys', async () => {
    const everything = [
      'catalogue:read',
      'catalogue:write',
      'orders:read',
      'orders:write',
      'people:read',
      'people:write',
      'site:read',
      'site:write',
    ];
    const key = await makeKey('admin', everything);
    for (const [method, path] of [
      ['GET', '/cart'],
      ['POST', '/order-place'],
      ['POST', '/update-password'],
      ['GET', '/all-api-keys'],
      ['POST', '/logout'],
    ] as const) {
      expect([path, (await key.call(method, path, method === 'GET' ? undefined : {})).http]).toEqual([path, 403]);
    }
    expect((await key.call('GET', '/api-keys')).http).toBe(403);
  });

  test('stops with the next request once revoked, and cannot be revoked twice', async () => {
    const key = await makeKey('admin', ['orders:read']);
    expect((await key.call('GET', '/all-vendor-order')).status).toBe(200);
    const admin = await shop.as('admin');
    expect((await admin.post(`/api-key-revoke/${key.id}`)).status).toBe(200);
    expect((await key.call('GET', '/all-vendor-order')).http).toBe(401);
    expect((await admin.post(`/api-key-revoke/${key.id}`)).status).toBe(201);
    expect((await admin.post('/api-key-revoke/999999')).status).toBe(404);
  });

  test('is shown once and never again', async () => {
    const key = await makeKey('admin', ['orders:read']);
    const admin = await shop.as('admin');
    const list = await admin.get('/all-api-keys');
    expect(list.body.keys.some((each: { id: unknown }) => each.id === key.id)).toBe(true);
    expect(JSON.stringify(list.body)).not.toContain(key.key);
    expect(JSON.stringify((await admin.get('/api-keys?depth=2')).body)).not.toMatch(/key_hash|"hash"|"salt"/);
  });

  test('is created only by the super admin, for an active owner, with known scopes', async () => {
    expect((await (await shop.as('subadmin')).post('/api-key-create', {})).body.message).toBe(
      'You have no permission to execute this operation',
    );
    const admin = await shop.as('admin');
    const wrong = await admin.post('/api-key-create', { name: '', owner: 999999, scopes: ['everything'] });
    expect(wrong.body).toMatchObject({
      status: 422,
      errors: { name: expect.any(Array), 'scopes.0': expect.any(Array) },
    });
    expect(
      (
        await admin.post('/api-key-create', {
          name: 'x',
          owner: 999999,
          scopes: ['orders:read'],
          current_password: PASSWORD,
        })
      ).body,
    ).toMatchObject({ status: 422, errors: { owner: expect.any(Array) } });
  });
});
