/** Vendors restore what they deleted themselves: not what an admin took away, and nothing of others. */
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
type Listed = { id: number; may_restore: boolean; by: string };

const listOf = async (caller: { get: (path: string) => Promise<{ body: unknown }> }) =>
  ((await caller.get('/view-deleted?limit=50&offset=0')).body as { deleted: Listed[] }).deleted;

test('an own product is deleted and restored; strangers neither see nor restore it', async () => {
  const [seller, stranger] = [await make.seller(), await make.seller()];
  const product = await make.product(seller);
  expect((await stranger.caller.delete(`/delete-product/${product.id}`)).status).toBe(404);
  const { body } = await seller.caller.delete(`/delete-product/${product.id}`);
  expect(await listOf(seller.caller)).toEqual([expect.objectContaining({ id: body.deletion, may_restore: true })]);
  expect(await listOf(stranger.caller)).toEqual([]);
  expect((await stranger.caller.post(`/restore-deleted/${body.deletion}`)).status).toBe(404);
  expect((await seller.caller.post(`/restore-deleted/${body.deletion}`)).status).toBe(200);
  expect((await shop.visitor.get(`/products/${product.id}`)).http).toBe(200);
});

test('what an admin deleted is listed, but only an admin brings it back', async () => {
  const seller = await make.seller();
  const product = await make.product(seller);
  const { caller } = await make.admin();
  const { body } = await caller.send('DELETE', `/delete-product/${product.id}`, { reason: 'A copy' });
  expect(await listOf(seller.caller)).toEqual([expect.objectContaining({ id: body.deletion, may_restore: false })]);
  expect((await seller.caller.post(`/restore-deleted/${body.deletion}`)).http).toBe(403);
  expect((await caller.post(`/restore-deleted/${body.deletion}`)).status).toBe(200);
});

test('a category is not the vendor’s to see among what was deleted', async () => {
  const seller = await make.seller();
  const { caller } = await make.admin();
  const { category } = await make.categoryPath();
  const { body } = await caller.delete(`/delete-category/${category.id}`);
  expect(await listOf(seller.caller)).toEqual([]);
  expect((await seller.caller.post(`/restore-deleted/${body.deletion}`)).status).toBe(404);
});
