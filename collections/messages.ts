/**
 * Every SMS and mail that was sent or is still to be sent, and one-time codes. Codes are never stored in readable form.
 */
import type { CollectionConfig } from 'payload';
import { closed, onlyAdmins } from './access/rules';
import { counter, labels, line, one, prose } from './fields/values';

const group = { en: 'Communication', 'bn-BD': 'যোগাযোগ' };
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: labels({ en: 'Sent message', 'bn-BD': 'পাঠানো বার্তা' }, { en: 'Sent messages', 'bn-BD': 'পাঠানো বার্তা' }),
  admin: { group, defaultColumns: ['channel', 'to', 'purpose', 'status', 'createdAt'] },
  access: { ...closed, read: onlyAdmins },
  indexes: [{ fields: ['status', 'createdAt'] }, { fields: ['batch', 'status'] }],
  fields: [
    { name: 'channel', type: 'select', options: ['sms', 'mail'], required: true },
    line('to', 254, { required: true, index: true }),
    line('subject', 300),
    prose('text', 5000),
    line('purpose', 50, { required: true }),
    line('batch', 60),
    {
      name: 'status',
      type: 'select',
      options: ['queued', 'sending', 'sent', 'failed'],
      defaultValue: 'queued',
      required: true,
    },
    counter('tries'),
    line('error', 500),
    one('user', 'users'),
    { name: 'sent_at', type: 'date' },
  ],
};

export const oneTimeCodes: CollectionConfig = {
  slug: 'one-time-codes',
  labels: labels({ en: 'One-time code', 'bn-BD': 'ওটিপি' }, { en: 'One-time codes', 'bn-BD': 'ওটিপি' }),
  admin: { hidden: true },
  access: closed,
  indexes: [{ fields: ['purpose', 'mobile', 'createdAt'] }],
  fields: [
    { name: 'purpose', type: 'select', options: ['verify', 'reset', 'signin', 'guest'], required: true },
    /** Empty if the code may open an account. */
    one('user', 'users'),
    line('mobile', 20, { required: true }),
    line('code_hash', 128, { required: true }),
    line('token_hash', 128, { index: true }),
    { name: 'expires_at', type: 'date', required: true },
    counter('tries'),
    { name: 'used_at', type: 'date' },
  ],
};
