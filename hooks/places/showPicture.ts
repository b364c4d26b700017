import type { CollectionAfterChangeHook } from 'payload';
import type { PicturePlace } from '../../payload-types';
import { openCtx } from '../../services/openCtx';
import { showPlace } from '../../services/site/showPlace';

/** When a place is published, also by a schedule, the settings show its picture; a draft changes nothing. */
export const showPicture: CollectionAfterChangeHook<PicturePlace> = async ({ doc, req }) => {
  await showPlace(openCtx(req), doc.name);
  return doc;
};
