/**
 * Refunds by hand that one admin has prepared and another confirms; and every refund of a payment that was sent by hand,
 * also one that took no second person. Written by services only.
 */
import type { CollectionConfig } from 'payload';
import { handAccounts } from '../domain/ledger/events';
import { refundRequestStatuses } from '../domain/refunds/statuses';
import { closed, onlyAdmins } from './access/rules';
import { labels, line, numbered, one, prose, taka } from './fields/values';

export const refundRequests: CollectionConfig = {
  slug: 'refund-requests',
  labels: labels({ en: 'Prepared refund', 'bn-BD': 'প্রস্তুত ফেরত' }, { en: 'Prepared refunds', 'bn-BD': 'প্রস্তুত ফেরত' }),
  admin: { group: { en: 'Money', 'bn-BD': 'টাকাপয়সা' }, hidden: true },
  access: { ...closed, read: onlyAdmins },
  indexes: [{ fields: ['status', 'createdAt'] }],
  fields: [
    /** One of the two: the return that is refunded, or the payment whose refund bKash has refused. */
    one('return', 'returns'),
    one('payment', 'payments'),
    numbered('order_number', { required: true, index: true }),
    taka('amount', { required: true }),
    /** Where the refund of a payment was sent; a return names its own account. */
    line('method', 20),
    line('account', 50),
    prose('reason', 500),
    line('trx_id', 60, { required: true }),
    line('trx_key', 60, { required: true, index: true }),
    { name: 'from', type: 'select', options: [...handAccounts], required: true },
    {
      name: 'status',
      type: 'select',
      options: Object.keys(refundRequestStatuses),
      defaultValue: 'prepared',
      required: true,
    },
    /** A return or payment has one open request: its name (`openKeyOf`) while the request is open. */
    line('open_key', 80, { required: true, unique: true }),
    one('prepared_by', 'users'),
    one('decided_by', 'users'),
    { name: 'decided_at', type: 'date' },
    prose('decision_reason', 500),
  ],
};
