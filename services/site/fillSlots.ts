import type { ReceivedFile } from '../../contract/route';
import { invalid } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { savePicture } from '../media/savePicture';

/** Puts pictures into slides, banners or logos; the other places keep theirs. */
export async function fillSlots(
  ctx: Ctx,
  slug: 'sliders' | 'banners' | 'site-information',
  files: Partial<Record<string, ReceivedFile>>,
  firstSlot: string,
): Promise<void> {
  const pictures: Record<string, Id> = {};
  for (const [slot, file] of Object.entries(files)) {
    if (file) pictures[slot] = await savePicture(ctx, file, { alt: slot });
  }
  if (Object.keys(pictures).length === 0) throw invalid({ [firstSlot]: 'required' });
  await ctx.db.asActor.updateGlobal(slug, pictures);
}
