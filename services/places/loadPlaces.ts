import { districts } from '../../domain/places/bangladesh/index';
import type { Ctx } from '../ctx';

const why = 'districts and areas are public';
/** More than Bangladesh has, or an owner will add. */
const MOST_AREAS = 10_000;

export type LoadedPlaces = { districts: number; areas: number };

/** Adds the missing districts and areas of Bangladesh, identified by their slugs; returns how many were added. */
export async function loadPlaces(ctx: Ctx): Promise<LoadedPlaces> {
  return ctx.db.inTransaction(async () => {
    const known = new Map(
      (await ctx.db.rows(why, 'districts', { select: { slug: true } })).map(({ slug, id }) => [slug, id]),
    );
    const areas = new Set(
      (await ctx.db.rows(why, 'upazilas', { select: { slug: true }, limit: MOST_AREAS })).map(({ slug }) => slug),
    );
    const made: LoadedPlaces = { districts: 0, areas: 0 };
    for (const { name, name_bn, slug, areas: own } of districts) {
      let district = known.get(slug);
      if (district === undefined) {
        district = (await ctx.db.insert(why, 'districts', { name, name_bn, slug })).id;
        made.districts += 1;
      }
      for (const area of own.filter((each) => !areas.has(each.slug))) {
        await ctx.db.append(why, 'upazilas', {
          district,
          name: area.name,
          name_bn: area.name_bn,
          slug: area.slug,
          kind: area.kind,
        });
        made.areas += 1;
      }
    }
    return made;
  });
}
