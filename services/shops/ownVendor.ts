import { Failure } from '../../domain/failure';
import type { Vendor } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';

/** The approved vendor record of the signed-in person. Throws `forbidden` when there is none. */
export async function ownVendor(ctx: Ctx): Promise<Vendor> {
  const vendor = await findOwnVendor(ctx);
  if (!vendor) throw new Failure('forbidden');
  return vendor;
}

/** The same, or null. */
export async function findOwnVendor(ctx: Ctx): Promise<Vendor | null> {
  return ctx.db.asSystem('the record is picked by the caller’s own account').findOne('vendors', {
    where: { and: [{ user: { equals: actorOf(ctx).id } }, { accept: { equals: 1 } }] },
  });
}
