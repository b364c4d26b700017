import { matchPlace } from '../../domain/places/match';
import { Failure } from '../../domain/failure';
import type { District, Upazila } from '../../payload-types';
import type { Ctx, Id } from '../ctx';

const why = 'districts and areas are public';

export async function listDistricts(ctx: Ctx): Promise<District[]> {
  return ctx.db.asSystem(why).find('districts', { sort: 'name' });
}

/** The upazilas and metropolitan thanas of a district, given by id or by name. Throws `notFound`. */
export async function listUpazilas(ctx: Ctx, district: Id): Promise<Upazila[]> {
  const found = matchPlace(await listDistricts(ctx), district);
  if (!found) throw new Failure('notFound');
  return ctx.db.asSystem(why).find('upazilas', { where: { district: { equals: found.id } }, sort: 'name' });
}
