/** Attempts to pay through a gateway, and the first answers stored for repeated calls. Only services access them. */
import type { CollectionConfig } from 'payload';
import { closed, onlyAdmins } from './access/rules';
import { labels, line, numbered, one, prose, taka } from './fields/values';

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
      /** `replaced`: given up for another attempt; never executed from then on. */
      options: ['started', 'executing', 'paid', 'failed', 'canceled', 'replaced', 'refunding', 'refunded', 'stuck'],
      defaultValue: 'started',
      required: true,
    },
    line('trx_id', 100),
    /** The total to be refunded, and the part already refunded. `refunding` until they are equal. */
    taka('refund_due', { defaultValue: 0, required: true }),
    taka('refunded_amount', { defaultValue: 0, required: true }),
    /**
     * When a refund was requested from bKash whose answer is still missing; prevents two processes from requesting it
     * twice.
     */
    { name: 'refund_asked_at', type: 'date' },
    /** The part of what was refunded that people have sent; bKash has sent the rest. */
    taka('refunded_by_hand', { defaultValue: 0 }),
    /** Since when a refund by hand waits for a second person. bKash is not asked meanwhile: the money was sent. */
    { name: 'hand_refund_at', type: 'date' },
    line('refund_trx_id', 100, { index: true }),
    /** It as transactions are compared. */
    line('refund_trx_key', 100, { index: true }),
    prose('detail', 2000),
    { name: 'settled_at', type: 'date' },
  ],
};

export const idempotencyKeys: CollectionConfig = {
  slug: 'idempotency-keys',
  labels: labels({ en: 'Stored answer', 'bn-BD': 'সংরক্ষিত উত্তর' }, { en: 'Stored answers', 'bn-BD': 'সংরক্ষিত উত্তর' }),
  admin: { hidden: true },
  access: closed,
  indexes: [{ fields: ['user', 'key'], unique: true }],
  fields: [
    one('user', 'users', { required: true }),
    /** The header of at most 200 characters, with the part of the call. */
    line('key', 250, { required: true }),
    line('fingerprint', 128, { required: true }),
    { name: 'answer', type: 'json' },
  ],
};

/** Counters that only grow: how often a notice from bKash has arrived. */
export const counters: CollectionConfig = {
  slug: 'counters',
  labels: labels({ en: 'Counter', 'bn-BD': 'কাউন্টার' }, { en: 'Counters', 'bn-BD': 'কাউন্টার' }),
  admin: { hidden: true },
  access: closed,
  fields: [line('name', 60, { required: true, unique: true }), numbered('value', { defaultValue: 0, required: true })],
};
