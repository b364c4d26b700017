import type { Ctx } from '../ctx';

/** The eight slides or banners with their pictures populated. */
export const readSlots = <S extends 'sliders' | 'banners'>(ctx: Ctx, slug: S) =>
  ctx.db.asSystem('everybody sees them').global(slug, { depth: 1 });
