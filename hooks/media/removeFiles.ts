import type { CollectionAfterDeleteHook } from 'payload';
import { dropFiles, filesOf, type Kept } from '../../services/media/files';

/** The files of a picture or document go with its record. */
export const removeFiles: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await dropFiles(req.payload, collection.slug as Kept, filesOf(doc as object));
};
