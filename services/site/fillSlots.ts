import type { ReceivedFile } from '../../contract/route';
import { invalid } from '../../domain/failure';
import type { Ctx } from '../ctx';
import { saveFiles } from '../media/saveFiles';

/** Puts pictures into slides, banners or logos; the other places keep theirs. */
export async function fillSlots(
  ctx: Ctx,
  slug: 'sliders' | 'banners' | 'site-information',
  files: Partial<Record<string, ReceivedFile>>,
  firstSlot: string,
): Promise<void> {
  const { ids, takeBack } = await saveFiles(ctx, files, (slot) => ({ collection: 'media', alt: slot }));
  if (Object.keys(ids).length === 0) throw invalid({ [firstSlot]: 'required' });
  try {
    await ctx.db.asActor.updateGlobal(slug, ids);
  } catch (error) {
    await takeBack();
    throw error;
  }
}
