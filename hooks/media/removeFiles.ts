import type { CollectionAfterDeleteHook } from 'payload';
import { dropFiles, filesOf, type Kept } from '../../services/media/files';

/** Deletes the files of a picture or document with its record. */
export const removeFiles: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await dropFiles(req.payload, collection.slug as Kept, filesOf(doc as object));
};
