import { Failure, type FieldProblems } from '../../domain/failure';
import { normaliseMobile } from '../../domain/mobiles';
import type { Ctx, Id } from '../ctx';
import { matchArea } from '../places/findArea';

/** What the application form gives. Places are ids or names. */
export type Application = {
  name: string;
  mobile: string;
  email: string;
  birthdate: string;
  nid: string;
  gender: 'Male' | 'Female' | 'Others';
  district: Id;
  upazila: Id;
  thana: string;
  postcode: string;
  address: string;
  business_name: string;
  type: 1 | 2;
  business_type: string;
  trade_license: string;
  bin: string;
  business_district: Id;
  business_upazila: Id;
  business_thana: string;
  business_postcode: string;
  business_address: string;
};

/** The form as it is kept: places found, the mobile in one form, nobody younger than the clock allows. */
export async function checkApplication(ctx: Ctx, form: Application): Promise<Record<string, unknown>> {
  const problems: FieldProblems = {};
  const mobile = normaliseMobile(form.mobile);
  if (!mobile) problems.mobile = [{ code: 'wrongMobile' }];
  if (form.birthdate >= ctx.now.toISOString().slice(0, 10) || form.birthdate < '1900-01-01') {
    problems.birthdate = [{ code: 'wrongType' }];
  }
  const home = await matchArea(ctx, form.district, form.upazila);
  if (!home.district) problems.district = [{ code: 'notFound' }];
  else if (!home.upazila) problems.upazila = [{ code: 'notFound' }];
  const business = await matchArea(ctx, form.business_district, form.business_upazila);
  if (!business.district) problems.business_district = [{ code: 'notFound' }];
  else if (!business.upazila) problems.business_upazila = [{ code: 'notFound' }];
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems });
  return {
    ...form,
    mobile: mobile?.mobile,
    district: home.district?.id,
    upazila: home.upazila?.id,
    business_district: business.district?.id,
    business_upazila: business.upazila?.id,
  };
}
