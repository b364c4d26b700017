/**
 * Checks afterwards: nothing half done, nothing lost, nothing duplicated. Runs on the database while no server does.
 */
import { createLocalReq, type Payload } from 'payload';
import type { SimulatorState } from '../../gateways/bkash/simulator/state';
import { openCtx } from '../../services/openCtx';
import { storeOf } from '../../services/media/files';
import { askAboutPayouts } from '../../services/payouts/askAboutPayouts';
import { settleUnfinishedPayments } from '../../services/payments/settleUnfinishedPayments';
import { ref } from '../verify/reader';
import { verifyData } from '../verify/verifyData';
import { auditBroadcasts, auditJobs, auditMessages, finishJobs } from './auditWork';
import { auditMoneyOf, auditTransfers, countCash, type CashBefore } from './auditMoney';
import { auditRestores, recordsOf, type RecordsBefore } from './auditRestores';
import type { Told } from './told';
import { all } from './rows';

export type Before = { orders: number; stock: Map<string, number>; cash: CashBefore; records: RecordsBefore };
type Facts = { payload: Payload; dataDir: string; before: Before; told: Told; simulator: SimulatorState };

const HALF_HOUR_MS = 31 * 60_000;

/** Orders, and the sum of stock and sold pieces per product, which neither orders nor cancellations change. */
export async function countBefore(payload: Payload): Promise<Before> {
  const products = await all(payload, 'products', ['qty', 'sold']);
  return {
    orders: (await payload.db.count({ collection: 'orders', where: {} })).totalDocs,
    stock: new Map(products.map((product) => [String(product.id), Number(product.qty) + Number(product.sold)])),
    cash: await countCash(payload),
    records: await recordsOf(payload),
  };
}

/** Simulates half an hour: due jobs are run, and unfinished payments are settled as the job would do it. */
async function letTimePass(payload: Payload): Promise<void> {
  await finishJobs(payload);
  for (const later of [HALF_HOUR_MS, 2 * HALF_HOUR_MS]) {
    // Fifty at a time, as the job takes them.
    for (let round = 0; round < 20; round += 1) {
      const ctx = openCtx(await createLocalReq({}, payload));
      const then = { ...ctx, now: new Date(ctx.now.getTime() + later) };
      await settleUnfinishedPayments(then);
      await askAboutPayouts(then);
    }
  }
  await finishJobs(payload);
}

/** Each message describes something that must not happen. */
export async function audit({ payload, dataDir, before, told, simulator }: Facts): Promise<string[]> {
  const wrong: string[] = [];
  const working = await all(payload, 'payload-jobs', ['taskSlug'], { processing: { equals: true } });
  if (working.length > 0) wrong.push(`${working.length} jobs were left in hand by a server that ended properly`);
  await letTimePass(payload);
  const { broken } = await verifyData(payload, { files: { store: storeOf(payload) } });
  for (const [check, { count, ids }] of broken)
    wrong.push(
      `verify:data ${check}: ${count} (${[...ids]
        .slice(0, 3)
        .map((each) => each.join(': '))
        .join('; ')})`,
    );
  wrong.push(...(await compareTold(payload, before, told)));
  await auditNotices(payload, wrong);
  await auditMoney(payload, simulator, wrong);
  await auditTransfers(payload, simulator, wrong);
  await auditMoneyOf(payload, before.cash, told, wrong);
  await auditRestores(payload, before.records, told, wrong);
  await auditMessages(payload, dataDir, wrong);
  await auditBroadcasts(payload, told, wrong);
  await auditJobs(payload, wrong);
  return wrong;
}

/**
 * Compares what people were told of orders and moves with the database, and every piece in stock or sold. Servers may
 * run.
 */
export async function compareTold(payload: Payload, before: Before, told: Told): Promise<string[]> {
  const wrong: string[] = [];
  await auditOrders(payload, before, told, wrong);
  await auditMoves(payload, told, wrong);
  await auditStock(payload, before, wrong);
  return wrong;
}

/** As many orders as confirmed answers, each with its key. */
async function auditOrders(payload: Payload, before: Before, { orders: kept }: Told, wrong: string[]): Promise<void> {
  const keys = new Map(
    (await all(payload, 'idempotency-keys', ['key', 'answer'])).flatMap((row) => {
      // The cash desk's answers count too.
      const { order_number: order } = row.answer as { order_number?: number };
      return order === undefined ? [] : [[ref(row.key), order] as const];
    }),
  );
  const answered = kept.filter(({ status }) => status === 200);
  for (const { key, order } of answered)
    if (keys.get(key) !== order) wrong.push(`the shopper was told of order ${order}, the shop keeps ${keys.get(key)}`);
  for (const { key } of kept.filter(({ status }) => status !== 200))
    if (keys.has(key)) wrong.push(`order ${keys.get(key)} was refused and is there`);
  const made = (await payload.db.count({ collection: 'orders', where: {} })).totalDocs - before.orders;
  if (made !== answered.length || keys.size !== answered.length)
    wrong.push(`${answered.length} orders were answered, ${made} are there, ${keys.size} answers are kept`);
  if (new Set(answered.map(({ order }) => order)).size !== answered.length)
    wrong.push('two intentions were given one order');
}

/** Every confirmed move is in the history; packages may move back and forth. */
async function auditMoves(payload: Payload, { moves }: Told, wrong: string[]): Promise<void> {
  const made = new Map<string, number>();
  for (const event of await all(payload, 'package-events', ['tracking_id', 'from', 'to'], { from: { exists: true } })) {
    const key = `${ref(event.tracking_id)} to ${String(event.to)}`;
    made.set(key, (made.get(key) ?? 0) + 1);
  }
  const heard = new Map<string, number>();
  for (const { trackingId, to } of moves)
    heard.set(`${trackingId} to ${to}`, (heard.get(`${trackingId} to ${to}`) ?? 0) + 1);
  for (const [key, times] of heard)
    if ((made.get(key) ?? 0) < times)
      wrong.push(`the move of ${key} was answered ${times} times and made ${made.get(key) ?? 0} times`);
}

async function auditStock(payload: Payload, before: Before, wrong: string[]): Promise<void> {
  for (const product of await all(payload, 'products', ['qty', 'sold'])) {
    const sum = Number(product.qty) + Number(product.sold);
    const was = before.stock.get(String(product.id));
    if (sum !== was) wrong.push(`product ${product.id}: ${was} pieces before, ${sum} now`);
  }
}

/** Each vendor was notified once of each order, each customer once of each move and each payment. */
async function auditNotices(payload: Payload, wrong: string[]): Promise<void> {
  const links = new Map<string, number>();
  const paid = new Map<string, number>();
  for (const notice of await all(payload, 'notifications', ['user', 'link', 'message'])) {
    const key = `${ref(notice.user)} ${ref(notice.link)}`;
    links.set(key, (links.get(key) ?? 0) + 1);
    const number = /^Your bKash payment for order (\d+)/.exec(ref(notice.message))?.[1];
    if (number) paid.set(number, (paid.get(number) ?? 0) + 1);
  }
  const vendors = new Map(
    (await all(payload, 'vendors', ['user'])).map((vendor) => [String(vendor.id), ref(vendor.user)]),
  );
  const made = { createdAt: { greater_than: new Date(payloadStart).toISOString() } };
  const packages = await all(payload, 'packages', ['tracking_id', 'order_number', 'customer', 'vendor'], made);
  for (const one of packages) {
    const told = links.get(`${vendors.get(ref(one.vendor))} /admin/order-details/${ref(one.order_number)}`) ?? 0;
    if (told !== 1) wrong.push(`the vendor of ${ref(one.tracking_id)} was told ${told} times`);
    const moves = (
      await payload.db.count({
        collection: 'package-events',
        where: { and: [{ package: { equals: one.id } }, { from: { exists: true } }] },
      })
    ).totalDocs;
    const heard = links.get(`${ref(one.customer)} /account/order-details/${ref(one.tracking_id)}`) ?? 0;
    if (heard !== moves)
      wrong.push(`${ref(one.tracking_id)} moved ${moves} times, the customer was told ${heard} times`);
  }
  for (const order of await all(payload, 'orders', ['number'], { and: [made, { payment_id: { exists: true } }] })) {
    const times = paid.get(ref(order.number)) ?? 0;
    if (times !== 1) wrong.push(`order ${ref(order.number)} was paid by bKash, the customer was told ${times} times`);
  }
}

/** Orders of the test are younger than this. */
let payloadStart = 0;
export const beginAt = (moment: number): void => {
  payloadStart = moment;
};

/** The money moved at bKash equals the shop's records, to the taka. */
async function auditMoney(payload: Payload, simulator: SimulatorState, wrong: string[]): Promise<void> {
  const payments = new Map(
    (await all(payload, 'payments', ['payment_id', 'status', 'trx_id', 'amount', 'refunded_amount'])).map((payment) => [
      ref(payment.payment_id),
      payment,
    ]),
  );
  for (const moved of simulator.payments.values()) {
    const payment = payments.get(moved.paymentId);
    const back = moved.refunds.reduce((total, refund) => total + refund.amount, 0);
    const known =
      payment !== undefined &&
      ['paid', 'refunding', 'refunded'].includes(ref(payment.status)) &&
      payment.trx_id === moved.trxId;
    if (moved.completed && !known)
      wrong.push(`bKash took ${moved.amount} for ${moved.invoice}, the shop says ${ref(payment?.status)}`);
    if (!moved.completed && known) wrong.push(`the shop believes that ${moved.invoice} is paid`);
    if (moved.completed && payment && payment.refunded_amount !== back)
      wrong.push(`bKash gave ${back} back for ${moved.invoice}, the shop says ${payment.refunded_amount}`);
    if (back > Number(moved.amount)) wrong.push(`bKash gave ${back} back of ${moved.amount} for ${moved.invoice}`);
  }
}
