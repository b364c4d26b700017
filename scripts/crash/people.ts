/** The people in the shop while the server crashes: shoppers, vendors, warehouse staff, an admin. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { nextStatuses, packageStatus, type PackageStatus } from '../../domain/packages/status';
import type { Told } from './told';
import type { World } from './world';

/** The answer to placing an order; `bkashurl` if it is paid by bKash. */
type Placed = { order_number?: number; tracking_ids?: string[]; bkashurl?: string };
export type Stall = { products: number[]; coupon: string; couponAmount: number };

const sandbox = async (simulator: string, paymentID: string, button: string) => {
  const reply = await fetch(`${simulator}/decide`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ paymentID, [button]: '1' }),
  });
  return reply.headers.get('location');
};

/** Fills a cart, orders, pays; repeats the order with the same key until there is an answer. */
export async function shop(world: World, token: string, stall: Stall, simulator: string, told: Told): Promise<void> {
  let couponUsed = false;
  while (!world.closing) {
    await world.untilAnswered('/delete-full-cart/2', { method: 'DELETE', token });
    const wanted = new Set(
      Array.from({ length: 1 + Math.floor(world.chance() * 3) }, () => world.pick(stall.products)),
    );
    for (const product_id of wanted) {
      await world.untilAnswered('/add-to-cart', {
        method: 'POST',
        token,
        body: { product_id, product_qty: 1 + Math.floor(world.chance() * 3) },
      });
    }
    const isBkash = world.chance() < 0.45;
    const withCoupon: boolean = !couponUsed && world.chance() < 0.3;
    const key = randomUUID();
    const { body } = await world.untilAnswered<Placed>(isBkash ? '/bkash/checkout-url/create' : '/order-place', {
      method: 'POST',
      token,
      headers: { 'Idempotency-Key': key },
      body: {
        type: 2,
        coupon_code: withCoupon ? stall.coupon : '',
        coupon_amount: withCoupon ? stall.couponAmount : 0,
        delivery_charge: null,
        address_line: 'Shopper, House 1, Dhaka, 01700000000',
        delivery_note: '',
        delivery_date: '',
        delivery_time: '',
        payment_method: isBkash ? 'bKash' : 'COD',
      },
    });
    told.orders.push({ key, status: body.status, order: body.order_number ?? null });
    if (body.status !== 200) {
      world.counts.refused += 1;
      continue;
    }
    world.counts.orders += 1;
    told.bought.push({
      token,
      order: body.order_number!,
      packages: body.tracking_ids ?? [],
      products: [...wanted],
    });
    couponUsed ||= withCoupon;
    if (isBkash) await pay(world, body.bkashurl!, simulator);
  }
}

/** Most approve, some cancel, some leave; a few browsers load the callback twice at once. */
async function pay(world: World, page: string, simulator: string): Promise<void> {
  const paymentID = new URL(page).searchParams.get('paymentID');
  const dice = world.chance();
  if (!paymentID || dice > 0.9) return;
  const to = await sandbox(simulator, paymentID, dice < 0.65 ? 'success' : dice < 0.75 ? 'failure' : 'cancel');
  if (!to) return;
  const visits = world.chance() < 0.3 ? 2 : 1;
  await Promise.all(
    Array.from({ length: visits }, () => (world.chance() < 0.85 ? world.untilAnswered(to) : world.once(to))),
  );
}

type Listed = { tracking_id: string };
type Desk = { token: string; role: 'vendor' | 'incharge'; from: readonly PackageStatus[] };

export const vendorDesk: readonly PackageStatus[] = [
  packageStatus.pending,
  packageStatus.processing,
  packageStatus.readyToShip,
];
export const warehouseDesk: readonly PackageStatus[] = [
  packageStatus.shipped,
  packageStatus.received,
  packageStatus.delivering,
  packageStatus.delivered,
];

/** Makes possible moves of their own packages; interrupted ones are not repeated. */
export async function moveAlong(world: World, { token, role, from }: Desk, told: Told): Promise<void> {
  while (!world.closing) {
    const status = world.pick(from);
    const list = await world.once<{ orders?: Listed[]; package?: Listed[] }>(
      role === 'vendor' ? `/vendor-order/${status}?limit=20` : `/warehouse-package/${status}?limit=20`,
      { token },
    );
    const waiting = (list?.body.orders ?? list?.body.package ?? []).map((one) => one.tracking_id);
    const next = nextStatuses(status, role);
    if (waiting.length === 0 || next.length === 0) {
      await world.whenOpen();
      await wait(150);
      continue;
    }
    const to = world.chance() < 0.15 ? packageStatus.canceled : world.pick(next);
    const trackingId = world.pick(waiting);
    const moved = await world.once(`/pto-update-status/${trackingId}/${to}`, { method: 'POST', token });
    if (moved?.body.status === 200) {
      world.counts.moves += 1;
      told.moves.push({ trackingId, to });
    }
    await wait(50);
  }
}

const quickWay = [packageStatus.shipped, packageStatus.delivered, packageStatus.completed];

/** An admin completes packages, so that there is money to pay out and goods to return. */
export async function bringHome(world: World, token: string, told: Told): Promise<void> {
  const tried = new Set<string>();
  while (!world.closing) {
    const trackingId = told.bought.flatMap(({ packages }) => packages).find((each) => !tried.has(each));
    for (const to of trackingId === undefined ? [] : quickWay) {
      const moved = await world.once(`/pto-update-status/${trackingId}/${to}`, { method: 'POST', token });
      if (moved?.body.status !== 200) continue;
      world.counts.moves += 1;
      told.moves.push({ trackingId: trackingId!, to });
    }
    if (trackingId !== undefined) tried.add(trackingId);
    await world.whenOpen();
    await wait(50 * world.pace);
  }
}

/** Sends text messages and notices to everybody, one after another. */
export async function broadcast(world: World, token: string, told: Told): Promise<void> {
  for (let n = 1; !world.closing; n += 1) {
    const isSms = n % 2 === 1;
    const body = isSms
      ? { audience: 'everyone', text_message: `News ${n}` }
      : { audience: 'everyone', notification_message: `Notice ${n}`, type: 2, link: '#', email: 1 };
    const sent = await world.once(isSms ? '/send-sms' : '/send-notification', { method: 'POST', token, body });
    if (sent?.body.status === 200) {
      world.counts.broadcasts += 1;
      told.broadcasts.push(isSms ? `News ${n}` : `Notice ${n}`);
    }
    await wait(700 + world.chance() * 1_500);
  }
}
