/** When nothing can be restored any more: after the days, when the super admin says so, and when somebody is erased. */
import { createLocalReq } from 'payload';
import { openCtx } from '../../../../services/openCtx';
import { pruneDeleted } from '../../../../services/deleted/dropDeleted';
import { openShop } from '../../../support/http';
import { market, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

const count = async (collection: string, where: object) =>
  (await shop.payload().count({ collection, where, overrideAccess: true } as never)).totalDocs;
const idOf = (deletion: number) => ({ deletion: { equals: deletion } });
const later = (deletion: number, days: number) =>
  shop.payload().db.updateOne({
    collection: 'deleted-records',
    id: deletion,
    data: { createdAt: new Date(Date.now() - days * 86_400_000).toISOString() },
  });
const prune = async () => pruneDeleted(openCtx(await createLocalReq({}, shop.payload())));

async function deletedProduct(seller: Seller) {
  const product = await make.product(seller);
  const { caller } = await make.admin();
  const { body } = await caller.send('DELETE', `/delete-product/${product.id}`, { reason: 'A copy' });
  return { product, caller, deletion: body.deletion as number };
}

test('after thirty days it cannot be restored, is listed no more, and goes with its pictures', async () => {
  const seller = await make.seller();
  const old = await deletedProduct(seller);
  const young = await deletedProduct(seller);
  const picture = { id: { equals: old.product.image1 } };
  await shop
    .payload()
    .db.updateOne({ collection: 'media', id: old.product.image1 as number, data: { purpose: 'product' } });
  await later(old.deletion, 31);
  await later(young.deletion, 29);
  expect((await old.caller.post(`/restore-deleted/${old.deletion}`)).status).toBe(404);
  const { body } = await old.caller.get('/view-deleted?limit=50&offset=0');
  const listed = (body.deleted as { id: number; days_left: number }[]).map(({ id }) => id);
  expect(listed).toContain(young.deletion);
  expect(listed).not.toContain(old.deletion);
  expect(await count('media', picture)).toBe(1);
  await prune();
  expect(await count('deleted-documents', idOf(old.deletion))).toBe(0);
  expect(await count('media', picture)).toBe(0);
  expect(await count('media', { id: { equals: young.product.image1 } })).toBe(1);
  expect((await young.caller.post(`/restore-deleted/${young.deletion}`)).status).toBe(200);
});

test('the super admin deletes for good, nobody else', async () => {
  const seller = await make.seller();
  const { deletion, caller } = await deletedProduct(seller);
  const sub = await make.subadmin();
  expect((await sub.caller.delete(`/drop-deleted/${deletion}`)).http).toBe(403);
  expect((await seller.caller.delete(`/drop-deleted/${deletion}`)).http).toBe(403);
  expect((await caller.delete(`/drop-deleted/${deletion}`)).status).toBe(200);
  expect(await count('deleted-documents', idOf(deletion))).toBe(0);
  expect((await caller.post(`/restore-deleted/${deletion}`)).status).toBe(404);
  expect((await caller.delete(`/drop-deleted/${deletion}`)).status).toBe(404);
});

test('what a person wrote does not come back once they are erased', async () => {
  const seller = await make.seller();
  const product = await make.product(seller);
  const person = await make.person();
  const other = await make.person();
  for (const { user } of [person, other])
    await make.create('reviews', { user: user.id, product: product.id, star: 4, details: `By ${user.name}` });
  const { caller } = await make.admin();
  const { body } = await caller.send('DELETE', `/delete-product/${product.id}`, { reason: 'A copy' });
  expect((await caller.post(`/delete-user-account/${person.user.id}`)).status).toBe(200);
  const kept = await shop
    .payload()
    .find({ collection: 'deleted-documents', where: idOf(body.deletion), overrideAccess: true } as never);
  expect(JSON.stringify(kept.docs)).not.toContain(`By ${person.user.name}`);
  expect((await caller.post(`/restore-deleted/${body.deletion}`)).status).toBe(200);
  expect(await count('reviews', { product: { equals: product.id } })).toBe(1);
});

test('a vendor who is erased leaves nothing to restore', async () => {
  const seller = await make.seller();
  const { deletion, caller } = await deletedProduct(seller);
  expect((await caller.post(`/suspend-vendor/${seller.vendor.id}`)).status).toBe(200);
  expect((await caller.delete(`/rejected-vendor/${seller.vendor.id}`)).status).toBe(200);
  expect(await count('deleted-documents', idOf(deletion))).toBe(0);
  expect((await caller.post(`/restore-deleted/${deletion}`)).status).toBe(404);
});
