/** Returns of the large shop: the old ones are decided and most of them refunded, the newest ones wait. */
import { returnStatus } from '../../../domain/returns/status';
import type { Writer } from './writer';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Younger returns are not decided yet; the refund of a decided one is sent a little later. */
const DECIDED_AFTER_MS = 20 * DAY_MS;
const REFUNDED_AFTER_MS = 35 * DAY_MS;
/** Steps of a history: their ids are assigned in blocks. */
const STEPS = 8;

type Bought = {
  order_id: number;
  order_number: number;
  package_id: number;
  tracking_id: string;
  customer_id: number;
  vendor_id: number;
  product_id: number;
  order_line_id: number;
  qty: number;
  id: number;
};
export type Asked = Bought & {
  status: number;
  payment_refund: number;
  refund_amount: number | null;
  created_at: string;
  updated_at: string;
};

/** A line is returned at most once, so its number can be used. `worth`: what was paid for the pieces. */
export function returnOf(
  bought: Bought,
  { draw, worth, at, now }: { draw: (below: number) => number; worth: number; at: string; now: Date },
): Asked {
  const age = now.getTime() - new Date(at).getTime();
  const { pending, accepted, successful, canceled } = returnStatus;
  const fate = draw(4);
  const open = fate === 1 ? pending : accepted;
  const status = fate === 0 ? canceled : age > DECIDED_AFTER_MS ? successful : open;
  const isRefunded = status === successful && age > REFUNDED_AFTER_MS;
  return {
    ...bought,
    status,
    payment_refund: isRefunded ? 1 : 0,
    refund_amount: isRefunded ? worth : null,
    created_at: at,
    updated_at: new Date(new Date(at).getTime() + STEPS * 1_000).toISOString(),
  };
}

/** The request with its history. */
export function writeReturn(writer: Writer, request: Asked, people: { customer: number; admin: number }): void {
  const proof = request.payment_refund === 1 ? `LARGE${request.id}` : '';
  writer.insert('returns', {
    ...request,
    case: 'Others',
    payment_method: 'bKash',
    payment_account: '01700000001',
    details: 'Not what was expected.',
    refund_trx_id: proof,
    refund_trx_key: proof || `return:${request.id}`,
    refund_from: proof ? 'bank' : '',
  });
  for (const [step, { from, to, refund }] of stepsTo(request).entries()) {
    const at = new Date(new Date(request.created_at).getTime() + step * 1_000).toISOString();
    writer.insert('return_events', {
      id: request.id * STEPS + step,
      return_id: request.id,
      from,
      to,
      refund_from: refund ? 0 : null,
      refund_to: refund ? 1 : null,
      actor_id: step === 0 ? people.customer : people.admin,
      actor_role: step === 0 ? 'customer' : 'superadmin',
      updated_at: at,
      created_at: at,
    });
  }
}

type Step = { from: number | null; to: number | null; refund: boolean };

function stepsTo({ status, payment_refund }: Asked): Step[] {
  const { pending, accepted, received, successful, canceled } = returnStatus;
  const all = [pending, accepted, received, successful];
  const reached =
    status === canceled ? [pending, canceled] : all.slice(0, all.findIndex((each) => each === status) + 1);
  const steps = reached.map((to, place) => ({ from: reached[place - 1] ?? null, to, refund: false }));
  return payment_refund === 1 ? [...steps, { from: null, to: null, refund: true }] : steps;
}
