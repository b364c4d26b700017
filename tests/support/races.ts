/**
 * Races. Deterministic: a second actor comes in exactly between two named steps of the first; the step is caught at the
 * database or the gateway the service was given, nothing of the product knows of it. Many at once: calls over HTTP.
 */
import { createLocalReq } from 'payload';
import { verifyData } from '../../scripts/verify/verifyData';
import type { Ctx } from '../../services/ctx';
import type { Db } from '../../services/db/types';
import { readTrialBalance } from '../../services/ledger/readTrialBalance';
import { openCtx } from '../../services/openCtx';
import type { OrderRequest } from '../../services/orders/orderRequest';
import type { Product, Warehouse } from '../../payload-types';
import type { Reply, Shop } from './http';
import type { Person, Seller } from './make/market';
import { shopping } from './make/shopping';

type Record_ = Record<string, unknown>;
type Placed = Reply['body'];

export function racing(shop: Shop) {
  const make = shopping(shop);

  /** The services' own context of a person, as a request would have it. */
  const ctxOf = async ({ user, caller }: Person, headers: Record<string, string> = {}): Promise<Ctx> => {
    const fresh = await shop.payload().findByID({ collection: 'users', id: user.id, depth: 0, overrideAccess: true });
    const { sid } = JSON.parse(Buffer.from(caller.token!.split('.')[1]!, 'base64url').toString()) as { sid: string };
    const req = await createLocalReq({ user: { ...fresh, collection: 'users', _sid: sid } as never }, shop.payload());
    for (const [name, value] of Object.entries(headers)) req.headers.set(name, value);
    return openCtx(req);
  };

  /** The context of the worker, so many minutes from now. */
  const workerLater = async (minutes = 0): Promise<Ctx> => {
    const ctx = openCtx(await createLocalReq({}, shop.payload()));
    return { ...ctx, now: new Date(ctx.now.getTime() + minutes * 60_000) };
  };

  /**
   * Its transaction starts only after `second` has finished: everything has been read, nothing is written yet.
   */
  const beforeWriting = (ctx: Ctx, second: () => Promise<unknown>): Ctx => {
    let came = false;
    const secondOnce = async () => {
      if (came) return;
      came = true;
      await second();
    };
    const inTransaction: Db['inTransaction'] = async (work) => {
      await secondOnce();
      return ctx.db.inTransaction(work);
    };
    return { ...ctx, db: { ...ctx.db, inTransaction } };
  };

  /**
   * Its first claim is made only after `second` has started; `meanwhile()` is the result of `second`, which may have
   * to wait for the first's transaction.
   */
  const beforeClaiming = <T>(ctx: Ctx, second: () => Promise<T>): { first: Ctx; meanwhile: () => Promise<T> } => {
    let begun: Promise<T> | undefined;
    const claim: Db['claim'] = async (...given) => {
      if (!begun) {
        begun = second();
        // Long enough for the call to have come as far as the database lets it.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return ctx.db.claim(...given);
    };
    return { first: { ...ctx, db: { ...ctx.db, claim } }, meanwhile: () => begun! };
  };

  /** Its first step of this kind is made only after `second` has done its work. Outside transactions only. */
  const beforeStep = (ctx: Ctx, step: 'claim' | 'insert', second: () => Promise<unknown>): Ctx => {
    let came = false;
    const real = ctx.db[step] as (...given: unknown[]) => Promise<unknown>;
    const late = async (...given: unknown[]) => {
      if (!came) {
        came = true;
        await second();
      }
      return real(...given);
    };
    return { ...ctx, db: { ...ctx.db, [step]: late } };
  };

  /** Its gateway answers a call only after `second` has done its work. */
  const whileAsking = (
    ctx: Ctx,
    call: 'queryPayment' | 'executePayment' | 'refund',
    second: () => Promise<unknown>,
  ): Ctx => {
    const bkash = { ...ctx.gateways.bkash };
    const real = bkash[call] as (given: unknown) => Promise<unknown>;
    let came = false;
    Object.assign(bkash, {
      [call]: async (given: unknown) => {
        const answer = await real(given);
        if (!came) {
          came = true;
          await second();
        }
        return answer;
      },
    });
    return { ...ctx, gateways: { ...ctx.gateways, bkash } };
  };

  const request = (data: object = {}): OrderRequest =>
    ({ ...make.payload(), payment_amount: null, expected_total: null, address_id: null, ...data }) as never;
  const placed = async (customer: Person, data: object = {}, headers: Record<string, string> = {}): Promise<Placed> =>
    (await customer.caller.post('/order-place', make.payload(data), { headers })).body;
  /** `done`, or the code of the failure. */
  const outcome = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: { code?: string }) => error.code ?? String(error),
    );
  const rowsOf = async (collection: string, where: object): Promise<Record_[]> =>
    (await shop.payload().find({ collection, where, depth: 0, limit: 1_000, overrideAccess: true } as never))
      .docs as never;
  const ordersOf = ({ user }: Pick<Person, 'user'>) => rowsOf('orders', { customer: { equals: user.id } });

  /** A customer with pieces of a product in the cart. */
  const basket = async (seller: Seller, qty: number, lines = 1): Promise<{ customer: Person; product: Product }> => {
    const customer = await make.person();
    const product = await make.product(seller, { qty });
    await make.fill(customer, [[product, lines]]);
    return { customer, product };
  };

  /** Connects a shop that exists to another warehouse; a new one takes it as a wish (`seller`). */
  const moveShop = async ({ shop: { id } }: Seller, warehouse: Warehouse): Promise<void> => {
    await shop
      .payload()
      .update({ collection: 'shops', id, data: { warehouse: warehouse.id }, overrideAccess: true } as never);
  };

  /** Signed-in customers with pieces of a product in each cart. */
  const queue = async (size: number, product: Product, pieces = 1): Promise<Person[]> => {
    const people = await make.crowd(size);
    for (const person of people) await make.fill(person, [[product, pieces]]);
    return people;
  };

  /** Replies by status: `{200: 5, 422: 7}`. */
  const tally = (replies: readonly { status: number }[]): Record<number, number> => {
    const counts: Record<number, number> = {};
    for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  /** No invariant of the database is violated, and the books balance. */
  const expectSound = async (): Promise<void> => {
    expect(Object.fromEntries((await verifyData(shop.payload())).broken)).toEqual({});
    const { debits, credits } = await readTrialBalance(openCtx(await createLocalReq({}, shop.payload())));
    expect(debits).toBe(credits);
  };

  return {
    ...make,
    ctxOf,
    workerLater,
    beforeWriting,
    beforeClaiming,
    beforeStep,
    whileAsking,
    request,
    placed,
    outcome,
    rowsOf,
    ordersOf,
    basket,
    moveShop,
    queue,
    tally,
    expectSound,
  };
}
