import type { CollectionConfig, FieldHook } from 'payload';
import { pictureNames, longestAlt } from '../domain/site/slotPictures';
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

/** Which place it is never changes. Field access would take the name away when an earlier version is restored. */
const keepName: FieldHook = ({ value, originalDoc }) =>
  (originalDoc as { name?: unknown } | undefined)?.name ?? (value as unknown);

/** A place in the real shop, as its latest draft has it. */
const previewOf = (name: unknown, language: string): string | null =>
  typeof name === 'string'
    ? `/multi-vendor/picture-preview/${name}${language.startsWith('bn') ? '?lang=bn' : ''}`
    : null;

/**
 * A slide or banner: its picture, where it leads, what it shows, and when it is shown. One for each filled place. What is published here is
 * what the settings `sliders` and `banners` show.
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
  // Made by `services/site/putPlace.ts` alone, removed by `emptySlot.ts`.
  access: { create: nobody, read: onlyEditors, update: onlyEditors, delete: nobody, readVersions: onlyEditors },
  hooks: placeHooks,
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
