import type { Payout } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { rowById } from '../rowById';
import { payoutsWhy } from './reasons';

/** The payout as it is kept. Throws `notFound`. */
export const payoutRow = (ctx: Ctx, id: Id): Promise<Payout> => rowById(ctx, payoutsWhy, 'payouts', id);
