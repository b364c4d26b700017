import { deleteAccount } from '../../../../services/users/deleteAccount';
import { followShop } from '../../../../services/follows/followShop';
import { tellFollowers } from '../../../../services/follows/tellFollowers';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const make = racing(shop);

const follow = (by: Person, seller: Seller) => by.caller.post(`/follow-shop/${seller.shop.id}`);
const follows = async (by: Person, seller: Seller) =>
  (await by.caller.get(`/follow-shop/${seller.shop.id}`)).body.following as number;
type News = { message: string; link: string };
const newsOf = async (by: Person, seller: Seller, language: 'en' | 'bn' = 'en') => {
  const { notification } = (await by.caller.get('/user-notification', { language })).body as { notification: News[] };
  return notification.filter(({ link }) => link === `/shop/${seller.shop.slug}`);
};
const run = async (hours = 0) => tellFollowers(await make.workerLater(hours * 60));
const show = (id: number | string, data: object) => shop.payload().update({ collection: 'products', id, data: data });

test('nobody signed in', async () => {
  expect((await shop.visitor.post('/follow-shop/1')).http).toBe(401);
  expect((await shop.visitor.delete('/follow-shop/1')).http).toBe(401);
  expect((await shop.visitor.get('/follow-shop/1')).http).toBe(401);
  expect((await shop.visitor.get('/followed-shops')).http).toBe(401);
});

test('followed, listed, followed again, taken back; an unknown or closed shop is refused', async () => {
  const [me, other, seller] = [await make.person(), await make.person(), await make.seller()];
  expect((await follow(me, seller)).body).toMatchObject({ status: 200, message: 'You follow this shop' });
  expect((await follow(me, seller)).status).toBe(200);
  expect(await follows(me, seller)).toBe(1);
  expect(await follows(other, seller)).toBe(0);
  expect((await me.caller.get('/followed-shops')).body.shops).toMatchObject([{ id: seller.shop.id }]);
  expect((await other.caller.delete(`/follow-shop/${seller.shop.id}`)).status).toBe(200);
  expect(await follows(me, seller)).toBe(1);
  expect((await me.caller.delete(`/follow-shop/${seller.shop.id}`)).status).toBe(200);
  expect((await me.caller.get('/followed-shops')).body.shops).toEqual([]);
  expect((await me.caller.post('/follow-shop/99999999')).status).toBe(404);
  await shop.payload().update({ collection: 'vendors', id: seller.vendor.id, data: { accept: 2 } });
  expect((await follow(me, seller)).status).toBe(404);
});

test('followers are notified of a newly approved product at most once a day, in both languages', async () => {
  const [me, seller] = [await make.person(), await make.seller()];
  await make.product(seller);
  await follow(me, seller);
  await run();
  expect(await newsOf(me, seller)).toEqual([]);
  const waiting = await make.product(seller, { verify: 0 });
  await run();
  expect(await newsOf(me, seller)).toEqual([]);
  await show(waiting.id, { verify: 1 });
  await make.product(seller);
  await Promise.all([run(), run()]);
  expect(await newsOf(me, seller)).toMatchObject([{ message: `${seller.shop.name} has new products.` }]);
  expect((await newsOf(me, seller, 'bn'))[0]!.message).toContain('নতুন পণ্য এসেছে');
  // More on the same day waits until a day is over.
  await make.product(seller);
  await run(23);
  expect(await newsOf(me, seller)).toHaveLength(1);
  await run(25);
  expect(await newsOf(me, seller)).toHaveLength(2);
  await run(50);
  expect(await newsOf(me, seller)).toHaveLength(2);
});

test('a product shown before is not new, and a product hidden again is not announced', async () => {
  const [me, seller] = [await make.person(), await make.seller()];
  const [old, fleeting] = [await make.product(seller), await make.product(seller, { verify: 0 })];
  await follow(me, seller);
  await show(old.id, { verify: 0 });
  await show(old.id, { verify: 1 });
  await show(fleeting.id, { verify: 1 });
  await show(fleeting.id, { status: 0 });
  await run();
  expect(await newsOf(me, seller)).toEqual([]);
});

test('a suspended vendor’s shop is neither told nor listed', async () => {
  const [me, seller] = [await make.person(), await make.seller()];
  await follow(me, seller);
  await make.product(seller);
  await shop.payload().update({ collection: 'vendors', id: seller.vendor.id, data: { accept: 2 } });
  await run();
  expect(await newsOf(me, seller)).toEqual([]);
  expect((await me.caller.get('/followed-shops')).body.shops).toEqual([]);
});

test('at most two hundred', async () => {
  const [me, first, one] = [await make.person(), await make.seller(), await make.seller()];
  await follow(me, first);
  const ctx = await make.ctxOf(me);
  const full = { ...ctx, db: { ...ctx.db, countRows: () => Promise.resolve(200) } };
  await expect(followShop(full, one.shop.id)).rejects.toMatchObject({
    code: 'invalid',
    fields: { shop: [{ code: 'followsFull', params: { max: 200 } }] },
  });
  await followShop(full, first.shop.id);
  expect([await follows(me, first), await follows(me, one)]).toEqual([1, 0]);
});

test('a deleted account follows nobody', async () => {
  const [me, seller] = [await make.person(), await make.seller()];
  await follow(me, seller);
  await deleteAccount(await make.ctxOf(await make.admin()), me.user.id);
  const own = { user: { equals: me.user.id } };
  expect((await shop.payload().count({ collection: 'shop-follows', where: own })).totalDocs).toBe(0);
});
