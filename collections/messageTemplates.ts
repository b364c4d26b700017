import type { CollectionConfig } from 'payload';
import { messageLimits, messageNames } from '../domain/messages/templates';
import { nobody, onlyAdmins } from './access/rules';
import { flag, labels, line, prose } from './fields/values';

/**
 * The words an admin wrote for a message in place of its own (`domain/messages/templates.ts`); a message without a record has
 * its own words. Written by the calls, which check the placeholders.
 */
export const messageTemplates: CollectionConfig = {
  slug: 'message-templates',
  labels: labels(
    { en: 'Message template', 'bn-BD': 'বার্তার টেমপ্লেট' },
    { en: 'Message templates', 'bn-BD': 'বার্তার টেমপ্লেট' },
  ),
  admin: { useAsTitle: 'name', group: { en: 'Communication', 'bn-BD': 'যোগাযোগ' } },
  access: { create: nobody, read: onlyAdmins, update: nobody, delete: nobody, readVersions: nobody },
  fields: [
    { name: 'name', type: 'select', options: [...messageNames], required: true, unique: true },
    line('subject', messageLimits.subject),
    line('subject_bn', messageLimits.subject),
    prose('text', messageLimits.text, { required: true }),
    prose('text_bn', messageLimits.text, { required: true }),
    flag('is_on', 1),
  ],
};
