import type { CollectionBeforeChangeHook } from 'payload';
import { filesOf, placeOf, putFiles, type Kept } from '../../services/media/files';

/**
 * Stores the files the CMS has drawn, in all sizes, at the location for the record's purpose. Runs before the record is
 * written, so that a record never names missing files. The CMS itself can only write to the disk, and to one folder for
 * private and public pictures.
 */
export const storeUpload: CollectionBeforeChangeHook = async ({ collection, data, operation, req }) => {
  if (operation !== 'create' || !req.file) return data;
  const sizes = Object.entries((data.sizes ?? {}) as Record<string, { filename?: string | null } | undefined>);
  const drawn = new Map<string, Uint8Array>([[String(data.filename), req.file.data]]);
  for (const [size, kept] of sizes) {
    const bytes = req.payloadUploadSizes?.[size];
    if (kept?.filename && bytes) drawn.set(kept.filename, bytes);
  }
  const missing = filesOf(data).filter((name) => !drawn.has(name));
  if (missing.length > 0) throw new Error(`${missing.join(', ')} were not drawn`);
  await putFiles(req.payload, placeOf(collection.slug as Kept, data), drawn);
  return data;
};
