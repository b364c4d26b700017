import { TOLD_EVERY_MS } from '../../domain/follows/rules';
import type { Shop, ShopFollow } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { isEnding } from '../jobs/endJobs';
import { notify } from '../notifications/notify';
import { refId } from '../relations';
import { rowsById } from '../rowsById';

/** Follows handled in one transaction. */
const STEP = 100;
/** Steps of one run; the next run continues. */
const MOST_STEPS = 50;
/** New products read for one step. */
const MOST_PRODUCTS = 2_000;
const why = 'the worker tells people of new products of the shops they follow';

/** Tells followers that a shop has new products, at most once a day for each shop and person. The task `tellFollowers`. */
export async function tellFollowers(ctx: Ctx): Promise<void> {
  for (let step = 0; step < MOST_STEPS && !isEnding(ctx); step += 1) {
    const looked = await ctx.db.inTransaction(() => takeStep(ctx));
    if (looked < STEP) return;
  }
}

async function takeStep(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - TOLD_EVERY_MS).toISOString();
  const isTime = { or: [{ told_at: { exists: false } }, { told_at: { less_than_equal: before } }] };
  const follows = await ctx.db.rows(why, 'shop-follows', {
    where: { and: [{ news: { greater_than: 0 } }, isTime] },
    sort: 'id',
    limit: STEP,
  });
  if (follows.length === 0) return 0;
  const shops = await shopsOf(ctx, follows);
  const newest = await newestOf(ctx, follows);
  const due = follows.filter((follow) => {
    const shop = String(refId(follow.shop));
    return shops.has(shop) && (newest.get(shop) ?? '') > since(follow);
  });
  await ctx.db.setWhere('shop-follows', { id: { in: follows.map(({ id }) => id) } }, { news: 0 });
  await ctx.db.setWhere('shop-follows', { id: { in: due.map(({ id }) => id) } }, { told_at: ctx.now.toISOString() });
  for (const shop of shops.values()) {
    const users = due
      .filter((follow) => String(refId(follow.shop)) === String(shop.id))
      .flatMap(({ user }) => refId(user) ?? []);
    if (users.length > 0) await tell(ctx, shop, users);
  }
  return follows.length;
}

/** Products shown after this time are new to the follower. */
const since = ({ told_at: toldAt, createdAt }: ShopFollow): string => toldAt ?? createdAt;

const shopIdsOf = (follows: readonly ShopFollow[]): Id[] => [
  ...new Set(follows.flatMap(({ shop }) => refId(shop) ?? [])),
];

async function shopsOf(ctx: Ctx, follows: readonly ShopFollow[]): Promise<Map<string, Shop>> {
  const ids = shopIdsOf(follows);
  const open = await ctx.db.rows(why, 'shops', {
    where: { and: [{ id: { in: ids } }, { active: { equals: 1 } }] },
    sort: 'id',
    limit: ids.length,
    select: { name: true, name_bn: true, slug: true },
  });
  return rowsById(open);
}

/** When the newest visible product of each shop was first shown. */
async function newestOf(ctx: Ctx, follows: readonly ShopFollow[]): Promise<Map<string, string>> {
  const first = follows.map(since).reduce((least, each) => (each < least ? each : least));
  const products = await ctx.db.rows(why, 'products', {
    where: {
      and: [
        { visible: { equals: 1 } },
        { shop: { in: shopIdsOf(follows) } },
        { first_shown_at: { greater_than: first } },
      ],
    },
    sort: 'first_shown_at',
    limit: MOST_PRODUCTS,
    select: { shop: true, first_shown_at: true },
  });
  // In ascending order, so that the last one of each shop stays.
  return new Map(products.map(({ shop, first_shown_at: at }) => [String(refId(shop)), at ?? '']));
}

async function tell(ctx: Ctx, shop: Shop, users: readonly Id[]): Promise<void> {
  await notify(ctx, {
    users,
    type: 2,
    en: `${shop.name} has new products.`,
    bn: `${shop.name_bn || shop.name}-এ নতুন পণ্য এসেছে।`,
    link: `/shop/${shop.slug}`,
  });
}
