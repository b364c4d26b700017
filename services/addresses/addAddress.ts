import { invalid } from '../../domain/failure';
import { normaliseMobile } from '../../domain/mobiles';
import { actorOf, type Ctx, type Id } from '../ctx';
import { matchArea } from '../places/findArea';
import { toOwnAddress, type OwnAddress } from './listAddresses';

const MAX_ADDRESSES = 50;

export type NewAddress = {
  label: string;
  name: string;
  district: Id;
  upazila: Id;
  thana: string;
  details: string;
  mobile2: string;
};

/** Adds an address to the caller's book; null when the book is full. */
export async function addAddress(ctx: Ctx, given: NewAddress): Promise<OwnAddress | null> {
  const { id: user, user: self } = actorOf(ctx);
  const { district, upazila } = await matchArea(ctx, given.district, given.upazila);
  const mobile2 = given.mobile2 === '' ? '' : normaliseMobile(given.mobile2)?.mobile;
  const wrong: Record<string, string> = {};
  if (!district) wrong.district = 'notFound';
  if (!upazila) wrong.upazila = 'notFound';
  if (mobile2 === undefined) wrong.mobile2 = 'wrongMobile';
  if (!district || !upazila || mobile2 === undefined) throw invalid(wrong);
  const own = ctx.db.asSystem('the caller’s own address book');
  if ((await own.count('addresses', { user: { equals: user } })) >= MAX_ADDRESSES) return null;
  const address = await own.create('addresses', {
    user,
    label: given.label,
    name: given.name,
    district: district.id,
    upazila: upazila.id,
    thana: given.thana,
    details: given.details,
    mobile2,
  });
  return toOwnAddress({ ...address, district, upazila }, self.mobile);
}
