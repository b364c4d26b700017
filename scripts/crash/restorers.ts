/** An admin deletes products, categories and coupons and restores them, while the server crashes. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { ref } from '../verify/reader';
import { all } from './rows';
import type { Told } from './told';
import type { World } from './world';

export type Victim = { kind: 'product' | 'sub-category' | 'coupon'; id: number };

const PAUSE_MS = 60;
const reason = 'Deleted while the server crashes';
const keyOf = ({ kind, id }: Victim): string => `${kind} ${id}`;
const PRODUCTS = 6;
const paths = { product: 'delete-product', 'sub-category': 'delete-sub-category', coupon: 'coupon-delete' } as const;

/** Products and categories that no shopper of the test orders from, and coupons that nobody uses. */
export async function victimsOf(payload: Payload, sold: readonly number[], used: string): Promise<Victim[]> {
  const products = await all(payload, 'products', ['subcategory', 'visible']);
  const busy = new Set(products.filter(({ id }) => sold.includes(Number(id))).map((each) => ref(each.subcategory)));
  const free = [...new Set(products.map((each) => ref(each.subcategory)))].filter((id) => id && !busy.has(id));
  const emptied = new Set(free.slice(0, 2));
  const single = products.filter(({ id, subcategory }) => !sold.includes(Number(id)) && !emptied.has(ref(subcategory)));
  const coupons = (await all(payload, 'coupons', ['code'])).filter(({ code }) => code !== used);
  return [
    ...single.slice(0, PRODUCTS).map(({ id }): Victim => ({ kind: 'product', id: Number(id) })),
    ...[...emptied].map((id): Victim => ({ kind: 'sub-category', id: Number(id) })),
    ...coupons.slice(0, 2).map(({ id }): Victim => ({ kind: 'coupon', id: Number(id) })),
  ];
}

/** The outcome of an interrupted call is read from the list; that of an answered call is remembered. */
export async function restore(world: World, token: string, victims: readonly Victim[], told: Told): Promise<void> {
  while (!world.closing && victims.length > 0) {
    const deletions = await deletionsOf(world, token);
    if (deletions) {
      const [gone, there] = [true, false].map((isGone) =>
        victims.filter((each) => deletions.has(keyOf(each)) === isGone),
      );
      // Most deletions are restored: the next server may be killed before another round.
      const isBack = gone!.length > 0 && (there!.length === 0 || world.chance() < 0.6);
      const victim = world.pick(isBack ? gone! : there!);
      const answer = isBack
        ? await world.once(`/restore-deleted/${deletions.get(keyOf(victim))}`, { method: 'POST', token })
        : await world.once(`/${paths[victim.kind]}/${victim.id}`, { method: 'DELETE', token, body: { reason } });
      // Interrupted: either outcome is possible.
      told.deleted.delete(keyOf(victim));
      if (answer?.body.status === 200) {
        told.deleted.set(keyOf(victim), !isBack);
        world.counts[isBack ? 'restores' : 'deletions'] += 1;
      }
    }
    await world.whenOpen();
    await wait(PAUSE_MS * world.pace);
  }
}

/** The deleted records, with the deletion of each; null if nobody answered. */
async function deletionsOf(world: World, token: string): Promise<Map<string, number> | null> {
  const answer = await world.once<{ deleted: { id: number; kind: string; record: string }[] }>(
    '/view-deleted?offset=0&limit=100',
    { token },
  );
  if (answer?.body.status !== 200) return null;
  return new Map(answer.body.deleted.map(({ id, kind, record }) => [`${kind} ${record}`, id]));
}
