import { invalid } from '../../domain/failure';
import type { OrderLine, Return, ReturnEvent } from '../../payload-types';
import { linesWithPackages } from '../account/linesWithProducts';
import { pictureNames } from '../catalogue/listShops';
import { actorOf, type Ctx, type Id } from '../ctx';
import { possibleId, sameRef } from '../relations';
import { historyOfReturn } from './returnChange';
import { readThread, type ThreadNote } from './returnThread';
import { worthOfReturns } from './worthOfReturns';

const own = 'the caller’s own return requests';
const MOST = 1_000;
const pictures = { depth: 1, populate: { media: pictureNames } };

/** The caller's requests, newest first, with what was paid for the pieces of each. */
export async function listOwnReturns(ctx: Ctx): Promise<{ requests: Return[]; worth: (request: Return) => number }> {
  const requests = await ctx.db.asSystem(own).find('returns', {
    where: { customer: { equals: actorOf(ctx).id } },
    sort: ['-createdAt', '-id'],
    limit: MOST,
    ...pictures,
  });
  return { requests, worth: await worthOfReturns(ctx, requests) };
}

type WhichLine = { product: Id; orderNumber: number; line?: Id | undefined };

/**
 * The caller's line of a product in an order (by its number), with its return request. Where several lines are of the
 * product and none is named: the one of the newest request.
 */
export async function readOwnReturn(
  ctx: Ctx,
  { product, orderNumber, line: named }: WhichLine,
): Promise<{
  line: OrderLine | null;
  request: Return | null;
  worth: number;
  history: ReturnEvent[];
  thread: ThreadNote[];
}> {
  const nothing = { request: null, worth: 0, history: [], thread: [] };
  const known = possibleId(ctx, product);
  if (known === null) return { line: null, ...nothing };
  const where = {
    and: [
      { customer: { equals: actorOf(ctx).id } },
      { product: { equals: known } },
      { order_number: { equals: orderNumber } },
    ],
  };
  const lines = await linesWithPackages(ctx, where);
  const only = named === undefined ? null : lines.find((each) => sameRef(each.id, named));
  if (only === undefined) throw invalid({ line: 'notFound' });
  const request = await ctx.db.asSystem(own).findOne('returns', {
    where: only ? { and: [...where.and, { order_line: { equals: only.id } }] } : where,
    sort: '-createdAt',
    ...pictures,
  });
  const line = only ?? lines.find((each) => request && sameRef(each.id, request.order_line)) ?? lines[0] ?? null;
  if (!request) return { line, ...nothing };
  const worth = (await worthOfReturns(ctx, [request]))(request);
  const history = await historyOfReturn(ctx, request.id);
  return { line, request, worth, history, thread: await readThread(ctx, request, history) };
}
