/** The credentials of `entryPoints.table.ts` as a running server gives them: the headers to send. */
import { apiKeyScopes, type ApiKeyScope } from '../../domain/apiKeys/scopes';
import { emailOf, PASSWORD, type Account, type Shop } from '../support/http';
import { people, type Credential } from './entryPoints.table';

type Id = number | string;

export const idOf = async (shop: Shop, account: Account): Promise<Id> =>
  (await (await shop.as(account)).get('/get-self-user')).body.user.id;

export async function makeKey(shop: Shop, owner: Id, scopes: readonly ApiKeyScope[]): Promise<{ id: Id; key: string }> {
  const { body } = await (
    await shop.as('admin')
  ).post('/api-key-create', { name: 'Test', owner, scopes, current_password: PASSWORD });
  expect(body.status).toBe(200);
  return { id: body.record.id, key: body.key };
}

/** Suspends `customer2`. */
export async function makeProofs(shop: Shop): Promise<Map<Credential, Record<string, string>>> {
  const proofs = new Map<Credential, Record<string, string>>();
  const admin = await shop.as('admin');
  const owner = await idOf(shop, 'admin');
  proofs.set('none', {});
  for (const account of people) proofs.set(account, { Authorization: `Bearer ${(await shop.as(account)).token}` });
  const signIn = await shop.visitor.post('/login', { email: emailOf('admin'), password: PASSWORD });
  proofs.set('cookie:admin', {
    Cookie: signIn.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
    'Sec-Fetch-Site': 'same-origin',
  });
  for (const scope of apiKeyScopes)
    proofs.set(`key:${scope}`, { 'X-API-Key': (await makeKey(shop, owner, [scope])).key });

  proofs.set('key:unknown', { 'X-API-Key': 'haat_unknown' });
  const expired = await makeKey(shop, owner, apiKeyScopes);
  await shop.payload().db.updateOne({
    collection: 'api-keys',
    id: expired.id,
    data: { expires_at: new Date(Date.now() - 1_000).toISOString() },
  });
  proofs.set('key:expired', { 'X-API-Key': expired.key });
  const revoked = await makeKey(shop, owner, apiKeyScopes);
  await admin.post(`/api-key-revoke/${revoked.id}`);
  proofs.set('key:revoked', { 'X-API-Key': revoked.key });
  const suspendedId = await idOf(shop, 'customer2');
  const orphan = await makeKey(shop, suspendedId, apiKeyScopes);
  proofs.set('suspended', { Authorization: `Bearer ${(await shop.as('customer2')).token}` });
  expect((await admin.post(`/suspend-user/${suspendedId}`)).status).toBe(200);
  proofs.set('key:of-suspended', { 'X-API-Key': orphan.key });
  return proofs;
}
