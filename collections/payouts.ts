/** What vendors are paid: where, in which runs, and each payout. Written by services only. */
import type { CollectionConfig, Field } from 'payload';
import { payoutMethods, payoutStatuses, runStatuses } from '../domain/payouts/statuses';
import { superAdminField } from './access/fields';
import { closed, onlyAdmins } from './access/rules';
import { counter, labels, line, numbered, one, prose, signedTaka, taka } from './fields/values';

const group = { en: 'Money', 'bn-BD': 'টাকাপয়সা' };
const access = { ...closed, read: onlyAdmins };
const oneOf = (name: string, of: Record<string, unknown>, extra: object = {}): Field => ({
  name,
  type: 'select',
  options: Object.keys(of),
  required: true,
  ...extra,
});

/** Where the money goes. `number`: of the wallet or the bank account. */
const target: Field[] = [
  oneOf('method', payoutMethods),
  // Other admins see it masked, by the calls that show it.
  line('number', 34, { required: true, access: { read: superAdminField } }),
  line('holder', 100, { required: true }),
  line('bank', 100),
  line('branch', 100),
  /** The bank's routing number: nine digits. */
  line('routing', 9),
];

/** Each change is a row of its own: the latest one whose `valid_from` has passed counts. */
export const payoutAccounts: CollectionConfig = {
  slug: 'payout-accounts',
  labels: labels(
    { en: 'Payout account', 'bn-BD': 'পেআউট অ্যাকাউন্ট' },
    { en: 'Payout accounts', 'bn-BD': 'পেআউট অ্যাকাউন্ট' },
  ),
  admin: { group, hidden: true },
  access,
  indexes: [{ fields: ['vendor', 'valid_from'] }],
  fields: [
    one('vendor', 'vendors', { required: true }),
    ...target,
    { name: 'valid_from', type: 'date', required: true },
    one('changed_by', 'users'),
  ],
};

export const payoutRuns: CollectionConfig = {
  slug: 'payout-runs',
  labels: labels({ en: 'Payout run', 'bn-BD': 'পেআউট রান' }, { en: 'Payout runs', 'bn-BD': 'পেআউট রান' }),
  admin: { group, hidden: true },
  access,
  indexes: [{ fields: ['status', 'createdAt'] }, { fields: ['total'] }],
  fields: [
    oneOf('status', runStatuses, { defaultValue: 'prepared' }),
    /** Earnings that were available then are covered. */
    { name: 'until', type: 'date', required: true },
    taka('minimum', { required: true }),
    taka('total', { required: true }),
    counter('payouts', { required: true, max: 100_000 }),
    one('prepared_by', 'users', { required: true }),
    one('approved_by', 'users'),
    { name: 'approved_at', type: 'date' },
    one('discarded_by', 'users'),
    /** Who had its payouts sent by bKash, and when the last of them was begun; empty: none is under way. */
    one('sending_by', 'users'),
    { name: 'sending_at', type: 'date' },
    prose('note', 500),
  ],
};

export const payouts: CollectionConfig = {
  slug: 'payouts',
  labels: labels({ en: 'Payout', 'bn-BD': 'পেআউট' }, { en: 'Payouts', 'bn-BD': 'পেআউট' }),
  admin: { group, hidden: true },
  access,
  indexes: [
    { fields: ['run', 'vendor'], unique: true },
    { fields: ['vendor', 'status', 'amount'] },
    // Lists are summed, and sorted by amount, from the index alone.
    { fields: ['amount'] },
    { fields: ['status', 'amount'] },
    { fields: ['vendor', 'createdAt'] },
    { fields: ['status', 'createdAt'] },
    { fields: ['status', 'ask_at'] },
  ],
  fields: [
    one('run', 'payout-runs', { required: true }),
    one('vendor', 'vendors', { required: true }),
    taka('amount', { required: true }),
    /** How many lines of the journal it was prepared for; empty: before such a list was kept. */
    numbered('lines', { max: 10_000_000 }),
    oneOf('status', payoutStatuses, { defaultValue: 'prepared' }),
    ...target,
    /** The provider's or the bank's number of the transfer. */
    line('reference', 100, { index: true }),
    /** It as references are compared, however it was typed. */
    line('reference_key', 100, { index: true }),
    /** Our number of it at the provider, frozen when it was asked for. */
    line('invoice', 60),
    one('sending_by', 'users'),
    { name: 'sending_at', type: 'date' },
    /** Since when somebody has been talking to the provider about it; empty: nobody is. */
    { name: 'asked_at', type: 'date' },
    /** When the provider is asked next, and how often it was. */
    { name: 'ask_at', type: 'date' },
    counter('asks', { max: 100_000, required: false }),
    /** Since when the provider has said that it knows of no such payout. */
    { name: 'unknown_at', type: 'date' },
    /** What the provider said last. */
    prose('said', 500),
    { name: 'sent_at', type: 'date' },
    one('sent_by', 'users'),
    /** The account of ours it went out of. */
    line('sent_from', 40),
    { name: 'failed_at', type: 'date' },
    one('failed_by', 'users'),
    prose('failure', 500),
  ],
};

/**
 * One row for each line of the journal that moves what a vendor is owed, written with it: which run covers the line. Without a run
 * it is open. The journal itself is never changed; this is.
 */
export const payoutLines: CollectionConfig = {
  slug: 'payout-lines',
  labels: labels({ en: 'Payout line', 'bn-BD': 'পেআউটের লাইন' }, { en: 'Payout lines', 'bn-BD': 'পেআউটের লাইন' }),
  admin: { group, hidden: true },
  access,
  // What is open is summed from the index alone, and so is what a payout covers.
  indexes: [{ fields: ['run', 'party', 'due', 'amount'] }],
  fields: [
    one('line', 'journal-lines', { required: true, unique: true }),
    one('entry', 'journal-entries', { required: true }),
    /** The vendor's id as the journal names it. */
    line('party', 60, { required: true }),
    signedTaka('amount', { required: true }),
    /** From when on it may be paid out. */
    { name: 'due', type: 'date', required: true },
    /** With the party it names the payout: a run pays a vendor once. */
    one('run', 'payout-runs'),
  ],
};
