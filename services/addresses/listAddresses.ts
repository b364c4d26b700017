import { addressFields } from '../../domain/addresses/fields';
import { forEachField } from '../../domain/fields/declare';
import { addressLine } from '../../domain/orders/addressLine';
import type { Address, District, Upazila, User } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';
import { filled } from '../relations';

const SHOWN = 50;
const own = 'the caller’s own address book, or a customer’s for an admin';
const names = { name: true, name_bn: true } as const;

const selected = forEachField<{ [K in keyof typeof addressFields]: true }>(addressFields, () => true);

/** An address with its places, its owner's mobile and the address line that orders carry. */
export type OwnAddress = { address: Address; district: District; upazila: Upazila; mobile1: string; line: string };

/** The caller's addresses, newest first. Three queries. */
export const listAddresses = (ctx: Ctx): Promise<OwnAddress[]> => addressesOf(ctx, actorOf(ctx).user);

/** Somebody's addresses: the caller's own, or any customer's for an admin. */
export async function addressesOf(ctx: Ctx, { id: user, mobile }: Pick<User, 'id' | 'mobile'>): Promise<OwnAddress[]> {
  const found = await ctx.db.rows(own, 'addresses', {
    where: { user: { equals: user } },
    sort: ['-createdAt', '-id'],
    limit: SHOWN,
    select: { ...selected, is_default: true, createdAt: true },
  });
  const placed = await fillRelations(ctx, own, found, {
    district: { collection: 'districts', select: names },
    upazila: { collection: 'upazilas', select: names },
  });
  return placed.map((address) => toOwnAddress(address, mobile)).filter((address) => address !== null);
}

/** Null when one of the places has been deleted: nothing can be delivered there. */
export function toOwnAddress(address: Address, mobile1: string): OwnAddress | null {
  const district = filled(address.district);
  const upazila = filled(address.upazila);
  if (!district || !upazila) return null;
  const { name, details, thana, mobile2 } = address;
  const parts = { name, details, thana: thana ?? '', mobile1, mobile2: mobile2 ?? '' };
  const line = addressLine({ ...parts, upazila: upazila.name, district: district.name });
  return { address, district, upazila, mobile1, line };
}
