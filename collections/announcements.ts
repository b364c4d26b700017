import type { CollectionConfig } from 'payload';
import { announcementPlaces, announcementTones, longestAnnouncement } from '../domain/announcements/kinds';
import { nobody, onlyEditors } from './access/rules';
import { linkFields, periodFields } from './fields/links';
import { flag, labels, line } from './fields/values';

/** Lines at the top of the shop. At most one is shown at a time. */
export const announcements: CollectionConfig = {
  slug: 'announcements',
  labels: labels({ en: 'Announcement', 'bn-BD': 'ঘোষণা' }, { en: 'Announcements', 'bn-BD': 'ঘোষণা' }),
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['text', 'tone', 'starts_at', 'ends_at', 'active'],
    group: { en: 'Site', 'bn-BD': 'সাইট' },
  },
  // Written by `services/announcements` alone, which checks where a link leads.
  access: { create: nobody, read: onlyEditors, update: nobody, delete: nobody, readVersions: nobody },
  indexes: [{ fields: ['active', 'createdAt'] }],
  fields: [
    line('text', longestAnnouncement, { required: true }),
    line('text_bn', longestAnnouncement, { required: true }),
    { name: 'tone', type: 'select', options: [...announcementTones], required: true, defaultValue: 'info' },
    { name: 'shown_on', type: 'select', options: [...announcementPlaces], required: true, defaultValue: 'everywhere' },
    ...linkFields,
    ...periodFields,
    flag('active', 1),
  ],
};
