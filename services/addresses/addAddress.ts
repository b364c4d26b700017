import { actorOf, type Ctx } from '../ctx';
import { checkAddress, type NewAddress } from './checkAddress';
import { toOwnAddress, type OwnAddress } from './listAddresses';

const MAX_ADDRESSES = 50;

/** Adds an address to the caller's book; the first one becomes the default. Null when the book is full. */
export async function addAddress(ctx: Ctx, given: NewAddress): Promise<OwnAddress | null> {
  const { id: user, user: self } = actorOf(ctx);
  const { written, district, upazila } = await checkAddress(ctx, given);
  const own = ctx.db.asSystem('the caller’s own address book');
  return ctx.db.inTransaction(async () => {
    const there = await own.count('addresses', { user: { equals: user } });
    if (there >= MAX_ADDRESSES) return null;
    const address = await own.create('addresses', { ...written, user, is_default: there === 0 ? 1 : 0 });
    return toOwnAddress({ ...address, district, upazila }, self.mobile);
  });
}
