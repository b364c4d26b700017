import type { CollectionConfig } from 'payload';
import { messageLimits, messageNames } from '../domain/messages/templates';
import { closed, onlyAdmins } from './access/rules';
import { flag, labels, line, prose } from './fields/values';

/**
 * Texts that admins wrote for messages to replace the default ones (`domain/messages/templates.ts`); a message without
 * a record has its default text. Written by the calls, which check the placeholders.
 */
export const messageTemplates: CollectionConfig = {
  slug: 'message-templates',
  labels: labels(
    { en: 'Message template', 'bn-BD': 'বার্তার টেমপ্লেট' },
    { en: 'Message templates', 'bn-BD': 'বার্তার টেমপ্লেট' },
  ),
  admin: { useAsTitle: 'name', group: { en: 'Communication', 'bn-BD': 'যোগাযোগ' } },
  access: { ...closed, read: onlyAdmins },
  fields: [
    { name: 'name', type: 'select', options: [...messageNames], required: true, unique: true },
    line('subject', messageLimits.subject),
    line('subject_bn', messageLimits.subject),
    prose('text', messageLimits.text, { required: true }),
    prose('text_bn', messageLimits.text, { required: true }),
    flag('is_on', 1),
  ],
};
