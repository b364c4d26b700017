import { announcementPlaces, announcementTones } from '../../domain/announcements/kinds';
import type { Words } from '../../domain/fields/declare';
import { linkKinds } from '../../domain/links/link';
import { bannerPictures, slidePictures } from '../../domain/site/slotPictures';
import { announcementWords, linkWords } from './links';

const pick = <K extends string>(names: readonly K[], all: Readonly<Record<K, Words>>): Record<string, Words> =>
  Object.fromEntries(names.map((name) => [name, all[name]]));
const labelsOf = (pictures: Readonly<Record<string, { label: Words }>>): Record<string, Words> =>
  Object.fromEntries(Object.entries(pictures).map(([name, { label }]) => [name, label]));

/** The names of a field's choices on the CMS's own screens, for content editors. */
export const optionWords: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  tone: pick(announcementTones, announcementWords),
  shown_on: pick(announcementPlaces, announcementWords),
  link_kind: pick(linkKinds, linkWords),
  name: { ...labelsOf(slidePictures), ...labelsOf(bannerPictures) },
};
