import type { CollectionConfig } from 'payload';
import { longestAlt, pictureNames } from '../domain/site/slotPictures';
import { nobody, onlyEditors } from './access/rules';
import { linkFields, periodFields } from './fields/links';
import { labels, line } from './fields/values';

/** What a slide or banner is besides its picture: where it leads, what it shows, and when it is shown. One for each place. */
export const picturePlaces: CollectionConfig = {
  slug: 'picture-places',
  labels: labels({ en: 'Picture place', 'bn-BD': 'ছবির জায়গা' }, { en: 'Picture places', 'bn-BD': 'ছবির জায়গা' }),
  admin: { useAsTitle: 'name', group: { en: 'Site', 'bn-BD': 'সাইট' }, hidden: true },
  // Written by `services/site/savePlace.ts` alone, which checks where a link leads.
  access: { create: nobody, read: onlyEditors, update: nobody, delete: nobody, readVersions: nobody },
  fields: [
    { name: 'name', type: 'select', options: [...pictureNames], required: true, unique: true },
    line('alt', longestAlt),
    line('alt_bn', longestAlt),
    ...linkFields,
    ...periodFields,
  ],
};
