import { isHandedOver } from '../../domain/packages/status';
import type { OrderLine } from '../../payload-types';
import { linesWithPackages } from '../account/linesWithProducts';
import { actorOf, type Ctx, type Id } from '../ctx';
import { filled } from '../relations';

/** The lines the caller has bought and received, newest first; of one product or of all. Three queries. */
export async function findDelivered(ctx: Ctx, product?: Id): Promise<OrderLine[]> {
  const mine = { customer: { equals: actorOf(ctx).id } };
  const where = product === undefined ? mine : { and: [mine, { product: { equals: product } }] };
  const lines = await linesWithPackages(ctx, where, ['-createdAt', '-id']);
  return lines.filter((line) => isHandedOver(filled(line.package)?.status ?? 0));
}
