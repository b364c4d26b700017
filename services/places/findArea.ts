import { matchPlace } from '../../domain/places/match';
import { anywhere } from '../../domain/places/reach';
import { Failure } from '../../domain/failure';
import type { District, Upazila } from '../../payload-types';
import type { Ctx, Id } from '../ctx';

type MatchedArea = { district: District | null; upazila: Upazila | null };
export type Area = { district: District; upazila: Upazila };

const why = 'districts and areas are public';
const names = { name: true, name_bn: true, slug: true } as const;

/**
 * The district and area, each given by id or by name; an area's name is looked up inside its district, because nine
 * names occur more than once. Null if either is unknown. Two queries, none while nothing has changed.
 */
export const matchArea = (ctx: Ctx, district: Id, upazila: Id): Promise<MatchedArea> =>
  ctx.db.whileUnchanged(`area ${JSON.stringify([district, upazila])}`, () => lookUp(ctx, district, upazila));

async function lookUp(ctx: Ctx, wantedDistrict: Id, wantedUpazila: Id): Promise<MatchedArea> {
  const district = matchPlace(await ctx.db.rows(why, 'districts', { select: names, sort: 'name' }), wantedDistrict);
  if (!district) return { district: null, upazila: null };
  const inside = await ctx.db.rows(why, 'upazilas', {
    where: { district: { equals: district.id } },
    select: { ...names, district: true },
    sort: 'name',
  });
  return { district, upazila: matchPlace(inside, wantedUpazila) };
}

/** The same, for calls that require a place: throws `notFound` if it is unknown. */
async function findArea(ctx: Ctx, wantedDistrict: Id, wantedUpazila: Id): Promise<Area> {
  const { district, upazila } = await matchArea(ctx, wantedDistrict, wantedUpazila);
  if (!district || !upazila) throw new Failure('notFound');
  return { district, upazila };
}

/** The same, for calls where the place is optional: null means everywhere. */
export const findAreaOrAnywhere = async (ctx: Ctx, district: Id, upazila: Id): Promise<Area | null> =>
  upazila === anywhere ? null : findArea(ctx, district, upazila);
