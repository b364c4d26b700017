import type { OrderLine, Return } from '../../payload-types';
import { linesWithProducts } from '../account/linesWithProducts';
import { pictureNames } from '../catalogue/listShops';
import { actorOf, type Ctx, type Id } from '../ctx';
import { possibleId, sameRef } from '../relations';

const own = 'the caller’s own return requests';
const MOST = 1_000;
const pictures = { depth: 1, populate: { media: pictureNames } };

/** The caller's requests, newest first. */
export function listOwnReturns(ctx: Ctx): Promise<Return[]> {
  return ctx.db.asSystem(own).find('returns', {
    where: { customer: { equals: actorOf(ctx).id } },
    sort: ['-createdAt', '-id'],
    limit: MOST,
    ...pictures,
  });
}

/** What the caller bought of a product in an order (its number), and the request for it. */
export async function readOwnReturn(
  ctx: Ctx,
  product: Id,
  orderNumber: number,
): Promise<{ line: OrderLine | null; request: Return | null }> {
  const known = possibleId(ctx, product);
  if (known === null) return { line: null, request: null };
  const where = {
    and: [
      { customer: { equals: actorOf(ctx).id } },
      { product: { equals: known } },
      { order_number: { equals: orderNumber } },
    ],
  };
  const lines = await linesWithProducts(ctx, where);
  const request = await ctx.db.asSystem(own).findOne('returns', { where, sort: '-createdAt', ...pictures });
  const line = lines.find((each) => request && sameRef(each.id, request.order_line)) ?? lines[0] ?? null;
  return { line, request };
}
