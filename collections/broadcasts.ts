import type { CollectionConfig } from 'payload';
import { nobody, onlyAdmins, onlySuperAdmin } from './access/rules';
import { code, counter, flag, labels, line, one, prose } from './fields/values';

/** Broadcasts that admins sent (the send history), with their progress. Maintained by the send jobs. */
export const broadcasts: CollectionConfig = {
  slug: 'broadcasts',
  labels: labels({ en: 'Broadcast', 'bn-BD': 'দলীয় বার্তা' }, { en: 'Broadcasts', 'bn-BD': 'দলীয় বার্তা' }),
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['kind', 'audience', 'status', 'done', 'total', 'createdAt'],
    group: { en: 'Communication', 'bn-BD': 'যোগাযোগ' },
  },
  access: { create: nobody, read: onlyAdmins, update: nobody, delete: onlySuperAdmin, readVersions: nobody },
  fields: [
    { name: 'kind', type: 'select', required: true, options: ['notification', 'sms'] },
    {
      name: 'audience',
      type: 'select',
      required: true,
      options: ['customer', 'vendor', 'incharge', 'admin', 'everyone', 'one'],
    },
    /** The recipient, when it was sent to one person only. */
    one('user', 'users'),
    prose('text', 2000, { required: true }),
    code('type', 5, 1),
    line('link', 500),
    flag('also_email', 0),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      options: ['queued', 'sending', 'finished', 'stopped'],
      index: true,
    },
    counter('total'),
    counter('done'),
    counter('failed'),
    one('created_by', 'users'),
    /** The last person who was reached: an interrupted job continues after them. */
    line('cursor', 40, { admin: { hidden: true } }),
  ],
};
