import type { CollectionAfterDeleteHook } from 'payload';
import type { Media } from '../../payload-types';
import { dropOnce, filesOf } from '../../services/media/folders';

/** The CMS takes the files of a picture out of the public folder only. */
export const removePrivateFiles: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await dropOnce(req.payload, 'media', filesOf(doc));
};
