import type { ReceivedFile } from '../../contract/route';
import { invalid } from '../../domain/failure';
import { libraryPurpose } from '../../domain/pictures/library';
import type { PictureName } from '../../domain/site/slotPictures';
import type { Ctx, Id } from '../ctx';
import { withFiles } from '../media/withFiles';
import { putPlace } from './putPlace';

type Files<N extends string> = Partial<Record<N, ReceivedFile>>;

/** Puts pictures into slides, banners or logos; the other slots keep theirs. */
export const fillSlots = (
  ctx: Ctx,
  slug: 'sliders' | 'banners' | 'site-information',
  files: Partial<Record<string, ReceivedFile>>,
  firstSlot: string,
): Promise<void> => withPictures(ctx, files, firstSlot, (ids) => ctx.db.asActor.updateGlobal(slug, ids));

/** Saves pictures as drafts of slides or banners; the published ones stay. */
export const draftSlots = (ctx: Ctx, files: Files<PictureName>, firstSlot: PictureName): Promise<void> =>
  withPictures(ctx, files, firstSlot, async (ids) => {
    for (const [name, picture] of Object.entries(ids) as [PictureName, Id][])
      await putPlace(ctx, ctx.db.asActor, name, { picture }, true);
  });

const withPictures = (
  ctx: Ctx,
  files: Files<string>,
  firstSlot: string,
  put: (ids: Partial<Record<string, Id>>) => Promise<unknown>,
): Promise<void> =>
  withFiles(
    ctx,
    files,
    // A new picture has no alternative text yet.
    () => ({ collection: 'media', alt: '', purpose: libraryPurpose }),
    async (ids) => {
      if (Object.keys(ids).length === 0) throw invalid({ [firstSlot]: 'required' });
      await put(ids);
    },
  );
