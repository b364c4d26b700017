/** Attempts to pay through a gateway, and the first answers kept for repeated calls. Only services touch them. */
import type { CollectionConfig } from 'payload';
import { nobody, onlyAdmins } from './access/rules';
import { labels, line, numbered, one, prose, taka } from './fields/values';

const closed: CollectionConfig['access'] = {
  create: nobody,
  read: nobody,
  update: nobody,
  delete: nobody,
  readVersions: nobody,
};

export const payments: CollectionConfig = {
  slug: 'payments',
  labels: labels({ en: 'Payment', 'bn-BD': 'পেমেন্ট' }, { en: 'Payments', 'bn-BD': 'পেমেন্ট' }),
  admin: {
    group: { en: 'Orders', 'bn-BD': 'অর্ডার' },
    useAsTitle: 'invoice',
    defaultColumns: ['invoice', 'order_number', 'amount', 'status', 'trx_id'],
  },
  access: { ...closed, read: onlyAdmins },
  indexes: [{ fields: ['status', 'createdAt'] }],
  fields: [
    one('order', 'orders', { required: true }),
    numbered('order_number', { required: true, index: true }),
    one('customer', 'users', { required: true }),
    line('gateway', 20, { required: true }),
    line('payment_id', 100, { unique: true }),
    line('invoice', 100, { required: true, unique: true }),
    taka('amount', { required: true }),
    {
      name: 'status',
      type: 'select',
      options: ['started', 'executing', 'paid', 'failed', 'canceled', 'refunding', 'refunded', 'stuck'],
      defaultValue: 'started',
      required: true,
    },
    line('trx_id', 100),
    /** What has to go back in all, and what of it is back. `refunding` until they are equal. */
    taka('refund_due', { defaultValue: 0, required: true }),
    taka('refunded_amount', { defaultValue: 0, required: true }),
    /** When bKash was asked for a refund whose answer is still missing; keeps two processes from asking twice. */
    { name: 'refund_asked_at', type: 'date' },
    line('refund_trx_id', 100),
    prose('detail', 2000),
    { name: 'settled_at', type: 'date' },
  ],
};

export const idempotencyKeys: CollectionConfig = {
  slug: 'idempotency-keys',
  labels: labels({ en: 'Kept answer', 'bn-BD': 'রাখা উত্তর' }, { en: 'Kept answers', 'bn-BD': 'রাখা উত্তর' }),
  admin: { hidden: true },
  access: closed,
  indexes: [{ fields: ['user', 'key'], unique: true }],
  fields: [
    one('user', 'users', { required: true }),
    line('key', 200, { required: true }),
    line('fingerprint', 128, { required: true }),
    { name: 'answer', type: 'json' },
  ],
};

/** Numbers that only grow: how often a notice of bKash has come. */
export const counters: CollectionConfig = {
  slug: 'counters',
  labels: labels({ en: 'Counter', 'bn-BD': 'গণক' }, { en: 'Counters', 'bn-BD': 'গণক' }),
  admin: { hidden: true },
  access: closed,
  fields: [line('name', 60, { required: true, unique: true }), numbered('value', { defaultValue: 0, required: true })],
};
