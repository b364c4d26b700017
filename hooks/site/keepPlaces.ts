import type { GlobalAfterChangeHook } from 'payload';
import type { PictureArea } from '../../domain/site/slotPictures';
import { openCtx } from '../../services/openCtx';
import { followPictures } from '../../services/site/followPictures';

/** A picture that was put into a slide or banner is published in its place too, whichever entry point it came through. */
export const keepPlaces: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await followPictures(openCtx(req), global.slug as PictureArea);
  return doc as object;
};
