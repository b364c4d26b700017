import type { Payout } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { rowPart, type ListQuery } from '../listing';
import { why } from './ownLines';

/** A vendor's payouts, past and planned, newest first, and their number. */
export const listPayouts = (ctx: Ctx, vendor: Id, query: ListQuery): Promise<{ docs: Payout[]; total: number }> =>
  rowPart(ctx, why, 'payouts', query, { where: { vendor: { equals: vendor } }, sort: ['-createdAt', '-id'] });
