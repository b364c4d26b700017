import type { CollectionConfig, Field } from 'payload';
import { announcementPlaces, announcementTones, longestAnnouncement, mostAreas } from '../domain/announcements/kinds';
import { restoreRecord } from '../hooks/drafts/restoring';
import { checkShown } from '../hooks/site/checkShown';
import { nobody, onlyEditors } from './access/rules';
import { drafted, previewScreens } from './drafts';
import { linkFields, periodFields } from './fields/links';
import { flag, labels, line } from './fields/values';

const readOnly = {
  readOnly: true,
  description: { en: 'Changed on the screen Announcements.', 'bn-BD': 'ঘোষণার পাতা থেকে বদলানো যায়।' },
};

const areas = (name: 'districts' | 'upazilas'): Field => ({
  name,
  type: 'relationship',
  relationTo: name,
  hasMany: true,
  maxRows: mostAreas,
  // Payload's own select field would show a place under one name in both languages.
  admin: { components: { Field: '/admin-components/shell/PlacesField#PlacesField' } },
});

const previewOf = (id: unknown, language: string): string =>
  `/multi-vendor/announcement-preview/${String(id)}${language.startsWith('bn') ? '?lang=bn' : ''}`;

/** Lines at the top of the shop. At most one is shown at a time. */
export const announcements: CollectionConfig = {
  slug: 'announcements',
  labels: labels({ en: 'Announcement', 'bn-BD': 'ঘোষণা' }, { en: 'Announcements', 'bn-BD': 'ঘোষণা' }),
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['text', '_status', 'tone', 'starts_at', 'ends_at', 'active'],
    group: { en: 'Site', 'bn-BD': 'সাইট' },
    hideAPIURL: true,
    livePreview: { url: ({ data, req }) => previewOf(data.id, req.i18n.language), breakpoints: previewScreens },
    preview: (doc, { req }) => previewOf(doc.id, req.i18n.language),
  },
  versions: drafted(),
  // Created and deleted by `services/announcements` only.
  access: { create: nobody, read: onlyEditors, update: onlyEditors, delete: nobody, readVersions: onlyEditors },
  hooks: { beforeChange: [checkShown] },
  endpoints: [restoreRecord],
  indexes: [{ fields: ['active', 'createdAt'] }],
  fields: [
    line('text', longestAnnouncement, { required: true }),
    line('text_bn', longestAnnouncement, { required: true }),
    { name: 'tone', type: 'select', options: [...announcementTones], required: true, defaultValue: 'info' },
    { name: 'shown_on', type: 'select', options: [...announcementPlaces], required: true, defaultValue: 'everywhere' },
    areas('districts'),
    areas('upazilas'),
    ...linkFields(readOnly),
    ...periodFields,
    flag('active', 1),
  ],
};
