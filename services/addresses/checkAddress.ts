import type { addAddress } from '../../contract/addresses';
import type { InputOf } from '../../contract/route';
import { invalid } from '../../domain/failure';
import { normaliseMobile } from '../../domain/mobiles';
import type { Ctx } from '../ctx';
import { matchArea } from '../places/findArea';

export type NewAddress = InputOf<typeof addAddress>['body'];

/** Turns an address as typed into the stored fields, with its places. Throws with every invalid field. */
export async function checkAddress(ctx: Ctx, given: NewAddress) {
  const { district, upazila } = await matchArea(ctx, given.district, given.upazila);
  const mobile2 = given.mobile2 === '' ? '' : normaliseMobile(given.mobile2)?.mobile;
  const wrong: Record<string, string> = {};
  if (!district) wrong.district = 'notFound';
  if (!upazila) wrong.upazila = 'notFound';
  if (mobile2 === undefined) wrong.mobile2 = 'wrongMobile';
  if (!district || !upazila || mobile2 === undefined) throw invalid(wrong);
  const { mobile1: _accounts, ...rest } = given;
  return { written: { ...rest, district: district.id, upazila: upazila.id, mobile2 }, district, upazila };
}
