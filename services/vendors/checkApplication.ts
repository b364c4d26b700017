import type { InputOf } from '../../contract/route';
import type { updateVendorApplication } from '../../contract/vendors';
import { Failure, type FieldProblems } from '../../domain/failure';
import { normaliseMobile } from '../../domain/mobiles';
import type { Ctx } from '../ctx';
import { matchArea } from '../places/findArea';

/** The values of the application form. Places are ids or names. */
export type Application = InputOf<typeof updateVendorApplication>['body'];

/** The form as it is stored: places resolved, the mobile normalised, nobody under the minimum age. */
export async function checkApplication(ctx: Ctx, form: Application): Promise<Record<string, unknown>> {
  const problems: FieldProblems = {};
  const mobile = normaliseMobile(form.mobile);
  if (!mobile) problems.mobile = [{ code: 'wrongMobile' }];
  if (form.birthdate >= ctx.now.toISOString().slice(0, 10) || form.birthdate < '1900-01-01') {
    problems.birthdate = [{ code: 'wrongBirthdate' }];
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
