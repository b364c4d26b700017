import type { CollectionConfig, FieldHook } from 'payload';
import { pictureNames, longestAlt } from '../domain/site/slotPictures';
import { restoreRecord } from '../hooks/drafts/restoring';
import { placeHooks } from '../hooks/places/index';
import { nobody, onlyEditors } from './access/rules';
import { drafted, previewScreens } from './drafts';
import { linkFields, periodFields } from './fields/links';
import { labels, line, picture } from './fields/values';

const readOnly = {
  readOnly: true,
  description: {
    en: 'Changed on the screen Slider or Ad banners.',
    'bn-BD': 'স্লাইডার বা বিজ্ঞাপন ব্যানার পাতা থেকে বদলানো যায়।',
  },
};

/** A place never changes its name. With field access instead, restoring an earlier version would remove the name. */
const keepName: FieldHook = ({ value, originalDoc }) =>
  (originalDoc as { name?: unknown } | undefined)?.name ?? (value as unknown);

/** The preview of a place in the shop, as its latest draft has it. */
const previewOf = (name: unknown, language: string): string | null =>
  typeof name === 'string'
    ? `/multi-vendor/picture-preview/${name}${language.startsWith('bn') ? '?lang=bn' : ''}`
    : null;

/**
 * A slide or banner: its picture, link, alternative texts and period. There is one for each place that was ever filled.
 * What is published here is what the settings `sliders` and `banners` show.
 */
export const picturePlaces: CollectionConfig = {
  slug: 'picture-places',
  labels: labels(
    { en: 'Slide or banner', 'bn-BD': 'স্লাইড বা ব্যানার' },
    { en: 'Slides and banners', 'bn-BD': 'স্লাইড ও ব্যানার' },
  ),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'starts_at', 'ends_at', 'updatedAt'],
    group: { en: 'Site', 'bn-BD': 'সাইট' },
    hideAPIURL: true,
    livePreview: {
      url: ({ data, req }) => previewOf(data.name, req.i18n.language) ?? '',
      breakpoints: previewScreens,
    },
    preview: (doc, { req }) => previewOf(doc.name, req.i18n.language),
  },
  versions: drafted(),
  // Created by `services/site/putPlace.ts` only, deleted by `emptySlot.ts`.
  access: { create: nobody, read: onlyEditors, update: onlyEditors, delete: nobody, readVersions: onlyEditors },
  hooks: placeHooks,
  endpoints: [restoreRecord],
  fields: [
    {
      name: 'name',
      type: 'select',
      options: [...pictureNames],
      required: true,
      unique: true,
      hooks: { beforeValidate: [keepName] },
      admin: { readOnly: true },
    },
    picture('picture'),
    line('alt', longestAlt),
    line('alt_bn', longestAlt),
    ...linkFields(readOnly),
    ...periodFields,
  ],
};
