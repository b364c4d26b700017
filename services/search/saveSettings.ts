import type { Ctx } from '../ctx';
import { givenFields } from '../givenFields';

/** Replaces the synonyms; if they are not sent, they stay. */
export async function saveSearchSettings(ctx: Ctx, settings: { synonyms?: string | undefined }): Promise<void> {
  const given = givenFields(settings);
  if (Object.keys(given).length > 0) await ctx.db.asActor.updateGlobal('search-settings', given);
}
