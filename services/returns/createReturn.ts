import type { createReturn as createReturnCall } from '../../contract/customerReturns';
import type { InputOf } from '../../contract/route';
import { Failure, invalid } from '../../domain/failure';
import { isHandedOver } from '../../domain/packages/status';
import { mayRequest, returnStatus, type ReturnRefusal } from '../../domain/returns/status';
import type { OrderLine, Package, Return } from '../../payload-types';
import { linesWithPackages } from '../account/linesWithProducts';
import { pictureNames } from '../catalogue/listShops';
import { actorOf, type Ctx, type Id } from '../ctx';
import { picturesOf, withFiles } from '../media/withFiles';
import { notify } from '../notifications/notify';
import { filled, possibleId, refId, sameRef } from '../relations';
import { claimPackage } from './claimPackage';
import { keepReturnHistory } from './returnChange';
import { worthOfReturns } from './worthOfReturns';

type NewReturn = InputOf<typeof createReturnCall>['body'];
type Pictures = InputOf<typeof createReturnCall>['files'];

const why = 'a customer’s own return request for a line they bought';

/**
 * Requests a return of a bought line. The request, its history and the mark on the line commit together. Names the
 * field when it is refused.
 */
export async function createReturn(
  ctx: Ctx,
  given: NewReturn,
  pictures: Pictures,
): Promise<{ request: Return; worth: number }> {
  const lines = await findLines(ctx, given);
  const line = chosenOf(lines, given.line);
  const sent = filled(line?.package);
  if (!line || !sent) throw new Failure('notFound');
  const decision = mayRequest(factsOf(line, sent), given.qty, ctx.now);
  if (!decision.ok) throw refusalOf(decision.reason, line.qty);
  const request = await withFiles(ctx, pictures, picturesOf('return', line.name), (ids) =>
    ctx.db.inTransaction(() => writeReturn(ctx, given, line, ids)),
  );
  return { request, worth: (await worthOfReturns(ctx, [request]))(request) };
}

/** The line that is named, or else the first that was not returned yet. */
function chosenOf(lines: readonly OrderLine[], named: Id | undefined): OrderLine | undefined {
  if (named === undefined) return lines.find((each) => each.returned !== 1) ?? lines[0];
  const line = lines.find((each) => sameRef(each.id, named));
  if (lines.length > 0 && !line) throw invalid({ line: 'notFound' });
  return line;
}

function refusalOf(reason: ReturnRefusal, bought: number): Failure {
  switch (reason) {
    case 'notBought':
      return new Failure('notFound');
    case 'wrongQty':
      return invalid({ qty: { code: 'tooBig', params: { max: bought } } });
    case 'requestedAlready':
      return invalid({ product_id: 'returnThere' });
    case 'notHandedOver':
      return invalid({ tracking_id: 'returnNotDelivered' });
    case 'tooLate':
      return invalid({ tracking_id: 'returnTooLate' });
  }
}

async function findLines(ctx: Ctx, given: NewReturn): Promise<OrderLine[]> {
  const product = possibleId(ctx, given.product_id);
  if (product === null) return [];
  return linesWithPackages(ctx, {
    and: [
      { customer: { equals: actorOf(ctx).id } },
      { product: { equals: product } },
      { order_number: { equals: given.order_id } },
      { tracking_id: { equals: given.tracking_id } },
    ],
  });
}

const factsOf = (line: OrderLine, sent: Package) => ({
  boughtByCustomer: true,
  boughtQty: line.qty,
  requestedAlready: line.returned === 1,
  packageStatus: sent.status,
  packageUpdatedAt: new Date(sent.updatedAt),
});

async function writeReturn(
  ctx: Ctx,
  given: NewReturn,
  line: OrderLine,
  pictures: Record<string, unknown>,
): Promise<Return> {
  // The mark is the claim: of two simultaneous requests for the same line one finds it set.
  const claimed = await ctx.db.claim(
    'order-lines',
    { and: [{ id: { equals: line.id } }, { returned: { equals: 0 } }] },
    { returned: 1 },
  );
  if (!claimed) throw refusalOf('requestedAlready', line.qty);
  const sent = await claimPackage(ctx, claimed);
  if (!sent || !isHandedOver(sent.status)) throw refusalOf('notHandedOver', line.qty);
  const calls = ctx.db.asSystem(why);
  // The line is found by these; the other fields are the customer's own words.
  const { product_id: _product, order_id: _order, tracking_id: _package, line: _line, ...written } = given;
  const { id } = await calls.create('returns', {
    ...written,
    order_line: line.id,
    order: refId(claimed.order),
    order_number: line.order_number,
    package: refId(line.package),
    tracking_id: line.tracking_id,
    product: refId(line.product),
    customer: actorOf(ctx).id,
    vendor: refId(claimed.vendor),
    status: returnStatus.pending,
    payment_refund: 0,
    ...pictures,
  });
  const request = await calls.findById('returns', id, { depth: 1, populate: { media: pictureNames } });
  if (!request) throw new Failure('internal');
  await keepReturnHistory(ctx, request, { to: returnStatus.pending }, 'customer');
  await tellVendor(ctx, request);
  return request;
}

async function tellVendor(ctx: Ctx, request: Return): Promise<void> {
  const vendor = await ctx.db
    .asSystem('finds whom to notify')
    .findById('vendors', refId(request.vendor) as Id, { select: { user: true } });
  const user = refId(vendor?.user);
  if (user === null) return;
  await notify(ctx, {
    users: [user],
    type: 4,
    en: `A return is requested for order ${request.order_number}`,
    bn: `অর্ডার ${request.order_number}-এর পণ্য ফেরতের অনুরোধ এসেছে`,
    link: '/admin/vendor-returns-new',
  });
}
