import type { Where } from 'payload';
import { invalid } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { sameRef } from '../relations';
import { listAllPlaces } from './listAllPlaces';

export type AreaQuery = { district?: Id | undefined; upazila?: Id | undefined };

/**
 * What is delivered in a district, or in one upazila of it. Null without either. Throws `invalid` for an unknown one and
 * for an upazila of another district, so that the condition on the upazila alone suffices.
 */
export async function inArea(ctx: Ctx, { district, upazila }: AreaQuery): Promise<Where | null> {
  if (district === undefined && upazila === undefined) return null;
  const all = await ctx.db.whileUnchanged('all places', () => listAllPlaces(ctx));
  const within = all.find((each) => sameRef(each.district.id, district));
  if (district !== undefined && !within) throw invalid({ district: 'notFound' });
  if (upazila === undefined) return { district: { equals: within!.district.id } };
  const area = (within ? [within] : all).flatMap(({ areas }) => areas).find((each) => sameRef(each.area.id, upazila));
  if (!area) throw invalid({ upazila: 'notFound' });
  return { upazila: { equals: area.area.id } };
}
