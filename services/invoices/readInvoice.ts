import { Failure } from '../../domain/failure';
import type { Order, OrderLine, Package, SiteInformation } from '../../payload-types';
import type { Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';
import { refId, sameRef } from '../relations';
import { policiesAt, type PolicyOfOrder } from '../policies/readPolicyText';
import { readMoney, type OrdersMoney } from '../orders/readMoney';
import { readSite } from '../site/readSite';

const part = 'seeing an order includes seeing what is in it';
const MOST_PACKAGES = 200;
const MOST_LINES = 1_000;

export type InvoiceData = {
  order: Order;
  packages: { sent: Package; lines: OrderLine[] }[];
  site: SiteInformation;
  money: OrdersMoney;
  /** The policy texts in force when it was placed. */
  policies: PolicyOfOrder[];
};

/** The content of an order's invoice, for its customer and admins. Ten queries. */
export async function readInvoice(ctx: Ctx, number: number): Promise<InvoiceData> {
  const order = await ctx.db.asActor.findOne('orders', { where: { number: { equals: number } } });
  if (!order) throw new Failure('notFound');
  const of = { where: { order: { equals: order.id } } };
  const packages = await ctx.db.rows(part, 'packages', { ...of, sort: ['createdAt', 'id'], limit: MOST_PACKAGES });
  const named = await fillRelations(ctx, part, packages, {
    vendor: { collection: 'vendors', select: { business_name: true } },
    shop: { collection: 'shops', select: { name: true, name_bn: true } },
  });
  const lines = await ctx.db.rows(part, 'order-lines', {
    ...of,
    sort: ['createdAt', 'id'],
    limit: MOST_LINES,
    select: {
      package: true,
      name: true,
      name_bn: true,
      price: true,
      qty: true,
      total: true,
      variation1: true,
      variation2: true,
      sku: true,
    },
  });
  return {
    order,
    packages: named.map((sent) => ({ sent, lines: lines.filter((line) => sameRef(refId(line.package), sent.id)) })),
    site: await readSite(ctx),
    money: await readMoney(ctx, [number]),
    policies: await policiesAt(ctx, order.createdAt),
  };
}
