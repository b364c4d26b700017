import type { CollectionAfterChangeHook } from 'payload';
import type { PicturePlace } from '../../payload-types';
import { openCtx } from '../../services/openCtx';
import { showPlace } from '../../services/site/showPlace';

/** The picture of a place that was just published, at a set time too, is the one its setting shows; a draft changes nothing. */
export const showPicture: CollectionAfterChangeHook<PicturePlace> = async ({ doc, req }) => {
  await showPlace(openCtx(req), doc.name);
  return doc;
};
