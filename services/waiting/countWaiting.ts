import type { CollectionSlug, Where } from 'payload';
import { productVerify, vendorAccept } from '../../domain/catalogue/visible';
import { packageStatus } from '../../domain/packages/status';
import type { StockLevel } from '../../domain/products/stock';
import { returnStatus } from '../../domain/returns/status';
import { changeState } from '../../domain/vendors/profileChange';
import { waitingOf, type Waiting } from '../../domain/waiting';
import { actorOf, has, type Ctx, type Id } from '../ctx';
import { readCorrectionRules } from '../ledger/correctionRules';
import { waitsForApproval } from '../products/listProducts';
import { inStock } from '../products/productFilter';
import { unanswered } from '../questions/listQuestions';
import { refundList } from '../returns/listReturns';
import { findOwnVendor } from '../shops/ownVendor';
import { stuckPackages } from '../stuck/conditions';
import { ownWarehouses } from '../warehouses/ownWarehouses';

type Counted = { collection: CollectionSlug; where: Where };
type Conditions = Partial<Record<Waiting, Counted>>;

const why = 'only what the caller’s role may see: everything, the own shop, the own warehouses';
/** A broadcast with failed messages is listed for a week. */
const NEWS_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * The number of records of each kind that wait for the caller. One count per kind, each on an index; large counts may
 * be half a minute old.
 */
export async function countWaiting(ctx: Ctx): Promise<{ waiting: { what: Waiting; count: number }[]; unread: number }> {
  const conditions: Conditions = {
    ...(has(ctx, 'superadmin', 'subadmin') ? await forAdmins(ctx) : {}),
    ...(has(ctx, 'superadmin') ? await forSecondPerson(ctx) : {}),
    ...(has(ctx, 'vendor') ? await forVendor(ctx) : {}),
    ...(has(ctx, 'incharge') ? await forIncharge(ctx) : {}),
  };
  const { id, roles } = actorOf(ctx);
  const waiting = await Promise.all(
    waitingOf(roles).map(async (what) => ({ what, count: await count(ctx, conditions[what]) })),
  );
  const unread = await ctx.db.countRows(why, 'notifications', {
    and: [{ user: { equals: id } }, { user_read: { equals: 0 } }],
  });
  return { waiting, unread };
}

const count = (ctx: Ctx, counted: Counted | undefined): number | Promise<number> =>
  counted ? ctx.db.countBriefly(why, counted.collection, counted.where) : 0;

async function forAdmins(ctx: Ctx): Promise<Conditions> {
  // Rounded to full hours: counts are cached by their condition, which therefore must not change every second.
  const hour = 60 * 60 * 1_000;
  const since = new Date(Math.floor((ctx.now.getTime() - NEWS_MS) / hour) * hour).toISOString();
  const pending = { and: [{ accept: { equals: vendorAccept.pending } }, { deleted: { equals: 0 } }] };
  return {
    vendorApplications: { collection: 'vendors', where: pending },
    productsToVerify: { collection: 'products', where: waitsForApproval },
    profileChanges: { collection: 'profile-changes', where: { state: { equals: changeState.open } } },
    rejectionAnswers: { collection: 'review-notes', where: { waits: { equals: 1 } } },
    newReturns: { collection: 'returns', where: { status: { equals: returnStatus.pending } } },
    openRefunds: { collection: 'returns', where: { and: [refundList, { payment_refund: { equals: 0 } }] } },
    stuckPackages: { collection: 'packages', where: await stuckPackages(ctx) },
    openQuestions: { collection: 'questions', where: unanswered },
    failedBroadcasts: {
      collection: 'broadcasts',
      where: { and: [{ failed: { greater_than: 0 } }, { createdAt: { greater_than: since } }] },
    },
  };
}

/** What others have prepared; if one person is enough, the caller's own too. */
async function forSecondPerson(ctx: Ctx): Promise<Conditions> {
  const { id } = actorOf(ctx);
  const { two_person_corrections: two } = await readCorrectionRules(ctx);
  const { one_person: one } = await ctx.db.globalRow('the switch decides who may approve a run', 'payout-settings');
  const prepared = (mayBeOwn: boolean): Where => ({
    and: [{ status: { equals: 'prepared' } }, ...(mayBeOwn ? [] : [{ prepared_by: { not_equals: id } }])],
  });
  return {
    runsToApprove: { collection: 'payout-runs', where: prepared(one === 1) },
    correctionsToPost: { collection: 'ledger-adjustments', where: prepared(two !== 1) },
  };
}

async function forVendor(ctx: Ctx): Promise<Conditions> {
  const vendor = await findOwnVendor(ctx);
  if (!vendor) return {};
  const own = (collection: CollectionSlug, where: Where): Counted => ({
    collection,
    where: { and: [{ vendor: { equals: vendor.id } }, where] },
  });
  const stock = (level: StockLevel) => own('products', inStock(level));
  return {
    newOrders: own('packages', { status: { equals: packageStatus.pending } }),
    rejectedProducts: own('products', { verify: { equals: productVerify.rejected } }),
    vendorQuestions: own('questions', { vendor_unread: { greater_than: 0 } }),
    comingReturns: own('returns', { status: { in: [returnStatus.accepted, returnStatus.sent] } }),
    soldOut: stock('out'),
    lowStock: stock('low'),
  };
}

async function forIncharge(ctx: Ctx): Promise<Conditions> {
  const warehouses: Id[] = (await ownWarehouses(ctx)).map(({ id }) => id);
  const queue = (status: number): Counted => ({
    collection: 'packages',
    where: { and: [{ warehouse: { in: warehouses } }, { status: { equals: status } }] },
  });
  return {
    toReceive: queue(packageStatus.shipped),
    toSendOut: queue(packageStatus.received),
    onTheWay: queue(packageStatus.delivering),
    toComplete: queue(packageStatus.delivered),
  };
}
