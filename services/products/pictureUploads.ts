/**
 * Pictures of products that are uploaded one by one before their form is sent: one that fails does not affect the
 * others.
 */
import type { ReceivedFile } from '../../contract/route';
import { invalid } from '../../domain/failure';
import type { PicturePurpose } from '../../domain/pictures/purposes';
import { actorOf, type Ctx, type Id } from '../ctx';
import { removeFiles } from '../media/removeFiles';
import { savePicture } from '../media/savePicture';
import { pictureSlots, type PictureSlot } from './productForm';

const purpose: PicturePurpose = 'product-upload';
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Deleted in one run; the rest waits for the next. */
const MOST = 500;

export type Uploads = Partial<Record<PictureSlot, Id>>;
type Named = { [K in `${PictureSlot}_upload`]?: Id | undefined };

/** Stores a picture until a product takes it. */
export const uploadProductPicture = (ctx: Ctx, file: ReceivedFile): Promise<Id> =>
  savePicture(ctx, file, { alt: '', purpose });

/** Splits a form into the uploads it names, by their places, and the rest. */
export function uploadsIn<F extends Named>(form: F): { uploads: Uploads; rest: Omit<F, keyof Named> } {
  const rest: Record<string, unknown> = { ...form };
  const uploads: Uploads = {};
  for (const slot of pictureSlots) {
    const id = form[`${slot}_upload`];
    if (id !== undefined && id !== '') uploads[slot] = id;
    delete rest[`${slot}_upload`];
  }
  return { uploads, rest: rest as Omit<F, keyof Named> };
}

/**
 * Gives the uploads to the product, in the transaction that saves it: only its sender's own, and each once. Throws
 * `invalid` for every upload that no longer exists.
 */
export async function takeUploads(ctx: Ctx, uploads: Uploads, alt: string): Promise<Uploads> {
  const owner = { owner: { equals: actorOf(ctx).id } };
  const taken: Uploads = {};
  const missing: PictureSlot[] = [];
  for (const [slot, id] of Object.entries(uploads) as [PictureSlot, Id][]) {
    const where = { and: [{ id: { equals: id } }, owner, { purpose: { equals: purpose } }] };
    const found = await ctx.db.claim('media', where, { purpose: 'product', alt: alt.slice(0, 300) });
    if (found) taken[slot] = found.id;
    else missing.push(slot);
  }
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((slot) => [slot, 'uploadGone'])));
  return taken;
}

/** Deletes uploads that no product has taken for a day. */
export async function dropUploads(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - DAY_MS).toISOString();
  const left = await ctx.db.rows('uploads that no product took', 'media', {
    where: { and: [{ purpose: { equals: purpose } }, { createdAt: { less_than: before } }] },
    select: { purpose: true },
    limit: MOST,
  });
  await removeFiles(
    ctx,
    'media',
    left.map(({ id }) => id),
    purpose,
  );
}
