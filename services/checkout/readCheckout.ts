import type { User } from '../../payload-types';
import { listAddresses, type OwnAddress } from '../addresses/listAddresses';
import { actorOf, type Ctx } from '../ctx';

/** What the checkout page needs in addition to the cart. */
export async function readCheckout(ctx: Ctx): Promise<{ addresses: OwnAddress[]; user: User }> {
  return { addresses: await listAddresses(ctx), user: actorOf(ctx).user };
}
