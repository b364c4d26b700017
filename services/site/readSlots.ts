import type { Ctx } from '../ctx';

/** The eight slides or banners with their pictures filled in. */
export async function readSlots(ctx: Ctx, slug: 'sliders' | 'banners'): Promise<Record<string, unknown>> {
  return (await ctx.db.asSystem('everybody sees them').global(slug, { depth: 1 })) as unknown as Record<
    string,
    unknown
  >;
}
