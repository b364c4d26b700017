import { actorOf, type Ctx, type Id } from '../ctx';
import { checkAddress, type NewAddress } from './checkAddress';
import { toOwnAddress, type OwnAddress } from './listAddresses';

/** Changes one of the caller's addresses; null when it does not exist. Orders keep their own copy of the address. */
export async function updateAddress(ctx: Ctx, id: Id, given: NewAddress): Promise<OwnAddress | null> {
  const { id: user, user: self } = actorOf(ctx);
  const own = ctx.db.asSystem('the caller’s own address book');
  const mine = { and: [{ id: { equals: id } }, { user: { equals: user } }] };
  if ((await own.count('addresses', mine)) === 0) return null;
  const { written, district, upazila } = await checkAddress(ctx, given);
  const address = await own.update('addresses', id, written);
  return toOwnAddress({ ...address, district, upazila }, self.mobile);
}
