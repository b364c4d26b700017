import type { Where } from 'payload';
import { Failure } from '../../domain/failure';
import type { Order, Return, ReturnEvent } from '../../payload-types';
import type { Calls } from '../db/types';
import type { Ctx, Id } from '../ctx';
import { packageParts } from '../orders/orderParts';
import { readMoney, type OrdersMoney } from '../orders/readMoney';
import { filled, possibleId } from '../relations';
import { ownVendor } from '../shops/ownVendor';
import { historyOfReturn } from './returnChange';
import { readThread, type ThreadNote } from './returnThread';
import { worthOfReturns } from './worthOfReturns';

export type WhichReturn = { product_id: Id; order_id: number; id?: Id | undefined };

const parts = {
  depth: 2,
  populate: {
    ...packageParts.populate,
    products: {
      name: true,
      name_bn: true,
      slug: true,
      thumbnail: true,
      selling_price: true,
      original_price: true,
      short_description: true,
      short_description_bn: true,
    },
    users: {
      name: true,
      image: true,
      mobile: true,
      mobile_verify: true,
      user_verify: true,
      email: true,
      createdAt: true,
      updatedAt: true,
    },
  },
};

/** A return request with its product, customer, vendor, order, history and thread. For admins. */
export async function readReturn(
  ctx: Ctx,
  which: WhichReturn,
): Promise<{
  request: Return;
  order: Order;
  money: OrdersMoney;
  worth: number;
  history: ReturnEvent[];
  thread: ThreadNote[];
}> {
  const request = await find(ctx, ctx.db.asActor, which);
  const order = filled<Order>(request.order);
  if (!order) throw new Failure('notFound');
  const history = await historyOfReturn(ctx, request.id);
  const worth = (await worthOfReturns(ctx, [request]))(request);
  const thread = await readThread(ctx, request, history);
  return { request, order, money: await readMoney(ctx, [order.number]), worth, history, thread };
}

/** A return request for one of the signed-in vendor's products. */
export async function readVendorReturn(
  ctx: Ctx,
  which: WhichReturn,
): Promise<{ request: Return; history: ReturnEvent[] }> {
  const vendor = await ownVendor(ctx);
  const own = { vendor: { equals: vendor.id } };
  const request = await find(ctx, ctx.db.asSystem('only a return of the caller’s own vendor record'), which, own);
  return { request, history: await historyOfReturn(ctx, request.id) };
}

async function find(ctx: Ctx, calls: Calls, which: WhichReturn, whose?: Where): Promise<Return> {
  const product = possibleId(ctx, which.product_id);
  const id = which.id === undefined ? undefined : possibleId(ctx, which.id);
  if (product === null || id === null) throw new Failure('notFound');
  const found = await calls.findOne('returns', {
    where: {
      and: [
        { product: { equals: product } },
        { order_number: { equals: which.order_id } },
        ...(id === undefined ? [] : [{ id: { equals: id } }]),
        ...(whose ? [whose] : []),
      ],
    },
    sort: '-createdAt',
    ...parts,
  });
  if (!found) throw new Failure('notFound');
  return found;
}
