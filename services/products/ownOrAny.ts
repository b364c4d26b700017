import type { Where } from 'payload';
import { has, type Ctx } from '../ctx';
import { ownVendor } from '../shops/ownVendor';

/** The products a caller works on: all for admins, for vendors their own. */
export const ownOrAny = async (ctx: Ctx): Promise<Where[]> =>
  has(ctx, 'superadmin', 'subadmin') ? [] : [{ vendor: { equals: (await ownVendor(ctx)).id } }];
