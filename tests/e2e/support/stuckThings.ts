/**
 * What is stuck, of every kind, as failing services and earlier releases leave it: payments of real orders, packages
 * without a warehouse, messages, a job that gave up.
 */
import path from 'node:path';
import Database from 'libsql';
import { fillCart, ownAddress, ownProduct, placeOrder } from './market';
import { newCustomer, type Person } from './people';
import type { Place } from './places';

export type StuckThings = {
  refund: number;
  mismatch: number;
  open: number;
  sms: string;
  mail: string;
  unsure: string;
  /** Tracking ids of packages without a warehouse. */
  lost: readonly [string, string];
};

const file = path.join(process.env.HAAT_DATA_DIR ?? 'data', 'haat.db');

/** An order paid by bKash, as far as the shopper has come. */
export async function payable(
  customer: Person,
  product: { id: number | string },
  place: Place,
): Promise<{ number: number; paymentId: string; tracking: string }> {
  await fillCart(customer, product);
  const address = await ownAddress(customer, place);
  const placed = await customer.api.post<{ order_number: number; bkashurl: string; tracking_ids: string[] }>(
    '/bkash/checkout-url/create',
    { type: 2, address_id: address.id, payment_method: 'bKash' },
  );
  return {
    number: placed.order_number,
    paymentId: new URL(placed.bkashurl).searchParams.get('paymentID')!,
    tracking: placed.tracking_ids[0]!,
  };
}

/** The id of an order's payment, which no list names before the payment is stuck. */
export function paymentOf(order: number): number {
  const database = new Database(file, { readonly: true });
  try {
    return (database.prepare('SELECT id FROM payments WHERE order_number = ?').get(order) as { id: number }).id;
  } finally {
    database.close();
  }
}

export async function pay(url: string, paymentID: string): Promise<void> {
  const decided = await fetch(`${url}/sandbox/bkash/decide`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ paymentID, success: '1' }),
  });
  await fetch(decided.headers.get('location')!, { redirect: 'manual' });
}

/** bKash has refused for good to send back what is owed of an order. */
export function refuseRefund(order: number): void {
  const database = new Database(file);
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    database
      .prepare(`UPDATE payments SET status = 'stuck', detail = ?, refund_asked_at = NULL WHERE order_number = ?`)
      .run('order canceled; bkash declined 2071: Refund period is over', order);
  } finally {
    database.close();
  }
}

/** Takes their warehouse from packages, as an earlier release left them. */
export function loseWarehouse(codes: readonly string[]): void {
  const database = new Database(file);
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    for (const code of codes)
      database.prepare(`UPDATE packages SET warehouse_id = NULL WHERE tracking_id = ?`).run(code);
  } finally {
    database.close();
  }
}

const trackingOf = async (...order: Parameters<typeof placeOrder>) => (await placeOrder(...order)).tracking_ids[0]!;

export async function makeStuck(url: string, vendor: Person, admin: Person, place: Place): Promise<StuckThings> {
  const customer = await newCustomer(url);
  const product = await ownProduct(vendor, admin);
  const [refund, mismatch, open] = [
    await payable(customer, product, place),
    await payable(customer, product, place),
    await payable(customer, product, place),
  ];
  await pay(url, refund.paymentId);
  await vendor.api.post(`/pto-update-status/${refund.tracking}/8`);
  const tail = String(refund.number).slice(-6);
  const things = {
    refund: refund.number,
    mismatch: mismatch.number,
    open: open.number,
    sms: `+8801700${tail}`,
    unsure: `+8801800${tail}`,
    mail: `stuck.${tail}@made.test`,
    lost: [await trackingOf(customer, product, place), await trackingOf(customer, product, place)] as const,
  };
  loseWarehouse(things.lost);
  const database = new Database(file);
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    const payment = (number: number, status: string, detail: string) =>
      database
        .prepare(
          `UPDATE payments SET status = ?, detail = ?, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 hour') WHERE order_number = ?`,
        )
        .run(status, detail, number);
    payment(refund.number, 'refunding', 'order canceled; bkash noAnswer timeout');
    payment(
      mismatch.number,
      'stuck',
      `expected 400 BDT for HT${mismatch.number}, bKash says 399 BDT for HT${mismatch.number}, transaction 9AB12CD34E`,
    );
    payment(open.number, 'started', 'query: bkash transient unreachable: ECONNREFUSED');
    const message = database.prepare(
      `INSERT INTO messages (channel, "to", subject, text, purpose, status, tries, error) VALUES (?, ?, ?, ?, 'broadcast', 'failed', ?, ?)`,
    );
    message.run('sms', things.sms, '', 'আজ রাত ১০টা পর্যন্ত সব শাকসবজিতে ২০% ছাড়।', 5, 'transient 1005');
    message.run('sms', things.unsure, '', 'Your order is on its way.', 1, 'noAnswer timeout');
    message.run(
      'mail',
      things.mail,
      'Notification',
      'Twenty percent off all vegetables until ten tonight.',
      5,
      'setup 535',
    );
    database
      .prepare(
        `INSERT INTO payload_jobs (task_slug, input, has_error, total_tried, error, queue) VALUES ('broadcast', '{"broadcast":"0"}', 1, 5, '{"message":"SQLITE_FULL: database or disk is full"}', 'default')`,
      )
      .run();
  } finally {
    database.close();
  }
  return things;
}
