import type { CollectionConfig } from 'payload';
import { isContentEditor } from '../authority/actor';
import { anyOf, nobody, onlyEditors, where } from './access/rules';
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
    create: onlyEditors,
    read: anyOf(({ req }) => isContentEditor(req), where({ status: { equals: 1 } })),
    update: onlyEditors,
    delete: onlyEditors,
    readVersions: nobody,
  },
  fields: [
    line('title', 200, { required: true }),
    line('url', 11, { required: true, minLength: 11 }),
    flag('featured', 0),
    flag('status', 1),
  ],
};
