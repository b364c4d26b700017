import { districts } from '../../domain/places/bangladesh/index';
import type { District, Upazila } from '../../payload-types';
import type { Ctx } from '../ctx';
import { refId } from '../relations';

const why = 'districts and areas are public';
/** More than Bangladesh has, or an owner will add. */
const MOST_AREAS = 10_000;

/** Spellings besides the two names, by the slug. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  districts.flatMap((district) => [district, ...district.areas]).map(({ slug, aliases }) => [slug, aliases]),
);
const otherNamesOf = (slug: string | null | undefined): readonly string[] => otherNames.get(slug ?? '') ?? [];

export type ListedArea = { area: Upazila; otherNames: readonly string[] };
export type ListedDistrict = { district: District; otherNames: readonly string[]; areas: ListedArea[] };

/** Every district with its areas, by name, with all other spellings. Two queries. */
export async function listAllPlaces(ctx: Ctx): Promise<ListedDistrict[]> {
  const names = { name: true, name_bn: true, slug: true } as const;
  const found = await ctx.db.rows(why, 'districts', { select: names, sort: 'name' });
  const areas = await ctx.db.rows(why, 'upazilas', {
    select: { ...names, kind: true, district: true },
    sort: 'name',
    limit: MOST_AREAS,
  });
  const inside = new Map<string, ListedArea[]>(found.map(({ id }) => [String(id), []]));
  for (const area of areas) {
    inside.get(String(refId(area.district)))?.push({ area, otherNames: otherNamesOf(area.slug) });
  }
  return found.map((district) => ({
    district,
    otherNames: otherNamesOf(district.slug),
    areas: inside.get(String(district.id)) ?? [],
  }));
}
