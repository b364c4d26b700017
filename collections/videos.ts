import type { CollectionConfig } from 'payload';
import { anyOf, isAdmin, nobody, onlyAdmins, where } from './access/rules';
import { flag, labels, line } from './fields/values';

/** Videos of the Live page; `url` is the 11-character YouTube id. */
export const videos: CollectionConfig = {
  slug: 'videos',
  labels: labels({ en: 'Video', 'bn-BD': 'ভিডিও' }, { en: 'Videos', 'bn-BD': 'ভিডিও' }),
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'featured', 'status'],
    group: { en: 'Site', 'bn-BD': 'সাইট' },
  },
  access: {
    create: onlyAdmins,
    read: anyOf(({ req }) => isAdmin(req), where({ status: { equals: 1 } })),
    update: onlyAdmins,
    delete: onlyAdmins,
    readVersions: nobody,
  },
  fields: [
    line('title', 200, { required: true }),
    line('url', 11, { required: true, minLength: 11 }),
    flag('featured', 0),
    flag('status', 1),
  ],
};
