import { customerStanding, type CustomerStanding } from '../../domain/customers/standing';
import type { CouponRedemption, Order, Return, Review } from '../../payload-types';
import { addressesOf, type OwnAddress } from '../addresses/listAddresses';
import type { Ctx, Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { readMoney, type OrdersMoney } from '../orders/readMoney';
import { withSubjects, type QuestionWithSubjects } from '../questions/findQuestion';
import { readUser } from '../users/readUser';

const why = 'only admins come here, and they may see every customer';
const ORDERS = 20;
const COUPONS = 20;
const LATEST = 5;
const newest = ['-createdAt', '-id'] as const;

type Part<T> = { docs: T[]; total: number };
export type CustomerFile = {
  addresses: OwnAddress[];
  orders: Part<Order>;
  money: OrdersMoney;
  standing: CustomerStanding;
  returns: Part<Return>;
  coupons: CouponRedemption[];
  reviews: Part<Review>;
  questions: Part<QuestionWithSubjects>;
};

/**
 * The shop's records about a customer: a bounded part of each list, and counts, all on indexes. Throws `userNotFound`.
 */
export async function readCustomer(ctx: Ctx, id: Id): Promise<CustomerFile> {
  const user = await readUser(ctx, id);
  const own = { customer: { equals: user.id } };
  const window = { offset: 0, limit: LATEST };
  const [addresses, orders, groups, returns, coupons, reviews, questions] = await Promise.all([
    addressesOf(ctx, user),
    ctx.db.rowWindow(why, 'orders', { where: own, sort: newest, offset: 0, limit: ORDERS }),
    ctx.db.groups(why, 'packages', { where: own, by: 'status', sums: ['total'] }),
    ctx.db.rowWindow(why, 'returns', { where: own, sort: newest, ...window }),
    usedCoupons(ctx, user.id),
    latestReviews(ctx, user.id),
    ctx.db.rowWindow(why, 'questions', { where: own, sort: ['-last_at', '-id'], ...window }),
  ]);
  const money = await readMoney(
    ctx,
    orders.docs.map(({ number }) => number),
  );
  const subjects = { ...questions, docs: await withSubjects(ctx, questions.docs) };
  const standing = customerStanding(groups);
  return { addresses, orders, money, standing, returns, coupons, reviews, questions: subjects };
}

async function usedCoupons(ctx: Ctx, user: Id): Promise<CouponRedemption[]> {
  const found = await ctx.db.rows(why, 'coupon-redemptions', {
    where: { customer: { equals: user } },
    sort: newest,
    limit: COUPONS,
  });
  return fillRelations(ctx, why, found, {
    coupon: { collection: 'coupons', select: { code: true } },
    order: { collection: 'orders', select: { number: true } },
  });
}

async function latestReviews(ctx: Ctx, user: Id): Promise<Part<Review>> {
  const { docs, total } = await ctx.db.rowWindow(why, 'reviews', {
    where: { user: { equals: user } },
    sort: newest,
    offset: 0,
    limit: LATEST,
  });
  const product = { collection: 'products', select: { name: true, name_bn: true, slug: true } } as const;
  return { docs: await fillRelations(ctx, why, docs, { product }), total };
}
