import type { GlobalAfterChangeHook } from 'payload';
import type { PictureArea } from '../../domain/site/slotPictures';
import { openCtx } from '../../services/openCtx';
import { followPictures } from '../../services/site/followPictures';

/** Publishes a picture put into a slide or banner in its place too, whatever the entry point. */
export const keepPlaces: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await followPictures(openCtx(req), global.slug as PictureArea);
  return doc as object;
};
