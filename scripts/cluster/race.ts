/** Many people order the last pieces of one product, all at once and through the proxy. */
import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { Told } from '../crash/told';
import type { World } from '../crash/world';
import { crowdOf } from './crowd';

const AT_ONCE = 10;

type Race = { payload: Payload; world: World; told: Told; product: number | string; people: number; pieces: number };

/** The problems found, one sentence each. */
export async function race({ payload, world, told, product, people, pieces }: Race): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'shopper1@demo.test' } } });
  const crowd = await crowdOf(payload, docs[0]!.id, people);
  const waiting = [...crowd];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        await world.untilAnswered('/add-to-cart', {
          method: 'POST',
          token: next.token,
          body: { product_id: product, product_qty: 1 },
        });
    }),
  );
  const replies = await Promise.all(crowd.map(({ token }) => order(world, token, told)));
  const placed = replies.filter((status) => status === 200).length;
  const { qty } = await payload.findByID({ collection: 'products', id: product, depth: 0 });
  const wrong: string[] = [];
  if (placed !== Math.min(people, pieces)) wrong.push(`${placed} of ${people} got one of ${pieces} pieces`);
  if (qty !== Math.max(0, pieces - placed)) wrong.push(`${qty} pieces are left of ${pieces} after ${placed} orders`);
  return wrong;
}

async function order(world: World, token: string, told: Told): Promise<number> {
  const key = randomUUID();
  const { body } = await world.untilAnswered<{ order_number?: number }>('/order-place', {
    method: 'POST',
    token,
    headers: { 'Idempotency-Key': key },
    body: {
      type: 2,
      coupon_code: '',
      coupon_amount: 0,
      delivery_charge: null,
      address_line: 'Racer, House 1, Dhaka, 01700000000',
      delivery_note: '',
      delivery_date: '',
      delivery_time: '',
      payment_method: 'COD',
    },
  });
  told.orders.push({ key, status: body.status, order: body.order_number ?? null });
  return body.status;
}
