import type { ReceivedFile } from '../../contract/route';
import { invalid } from '../../domain/failure';
import type { Ctx } from '../ctx';
import { withFiles } from '../media/withFiles';

/** Puts pictures into slides, banners or logos; the other slots keep theirs. */
export async function fillSlots(
  ctx: Ctx,
  slug: 'sliders' | 'banners' | 'site-information',
  files: Partial<Record<string, ReceivedFile>>,
  firstSlot: string,
): Promise<void> {
  await withFiles(
    ctx,
    files,
    (slot) => ({ collection: 'media', alt: slot, purpose: 'site' }),
    async (ids) => {
      if (Object.keys(ids).length === 0) throw invalid({ [firstSlot]: 'required' });
      await ctx.db.asActor.updateGlobal(slug, ids);
    },
  );
}
