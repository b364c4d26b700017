/** The ledger: journal entries and their lines. Posted by services only, and never changed or deleted: a mistake is reversed by another entry. */
import type { CollectionConfig } from 'payload';
import { adjustmentStatuses } from '../domain/ledger/adjustments';
import { closed, onlyAdmins } from './access/rules';
import { labels, line, numbered, one, prose, signedTaka, taka } from './fields/values';

const group = { en: 'Money', 'bn-BD': 'টাকাপয়সা' };
const access = { ...closed, read: onlyAdmins };

export const journalEntries: CollectionConfig = {
  slug: 'journal-entries',
  labels: labels({ en: 'Journal entry', 'bn-BD': 'জার্নাল এন্ট্রি' }, { en: 'Journal entries', 'bn-BD': 'জার্নাল এন্ট্রি' }),
  admin: { group, hidden: true, defaultColumns: ['event', 'subject', 'order_number', 'at'] },
  access,
  // An event of a subject is posted once, however often it is repeated.
  indexes: [{ fields: ['event', 'subject'], unique: true }, { fields: ['event', 'at'] }, { fields: ['at'] }],
  fields: [
    line('event', 40, { required: true }),
    line('subject', 100, { required: true }),
    numbered('order_number', { index: true }),
    { name: 'at', type: 'date', required: true },
    one('actor', 'users'),
    prose('note', 500),
  ],
};

export const journalLines: CollectionConfig = {
  slug: 'journal-lines',
  labels: labels({ en: 'Journal line', 'bn-BD': 'জার্নালের লাইন' }, { en: 'Journal lines', 'bn-BD': 'জার্নালের লাইন' }),
  admin: { group, hidden: true, defaultColumns: ['account', 'party', 'amount', 'at'] },
  access,
  indexes: [
    // Balances are summed from the indexes alone.
    { fields: ['account', 'party', 'at', 'amount'] },
    { fields: ['account', 'at', 'amount'] },
    { fields: ['at', 'amount'] },
    { fields: ['account', 'party', 'available_at', 'amount'] },
    // What is available later, of all vendors: the newest lines only.
    { fields: ['available_at', 'party', 'amount'] },
    { fields: ['order_number', 'account', 'amount'] },
    // What entries moved of one account.
    { fields: ['entry', 'account', 'amount'] },
  ],
  fields: [
    one('entry', 'journal-entries', { required: true }),
    line('account', 40, { required: true }),
    /** Whose balance of the account it is: the id of an order, a vendor, a warehouse, or of what is refunded. */
    line('party', 60),
    /** Whole taka; debit positive, credit negative. */
    signedTaka('amount', { required: true }),
    { name: 'at', type: 'date', required: true },
    /** From when on a vendor's earning may be paid out. */
    { name: 'available_at', type: 'date' },
    numbered('order_number'),
  ],
};

/** Corrections between two accounts: one person prepares, another posts. */
export const ledgerAdjustments: CollectionConfig = {
  slug: 'ledger-adjustments',
  labels: labels({ en: 'Correction', 'bn-BD': 'সংশোধন' }, { en: 'Corrections', 'bn-BD': 'সংশোধন' }),
  admin: { group, hidden: true, defaultColumns: ['amount', 'reason', 'status'] },
  access,
  indexes: [{ fields: ['status', 'createdAt'] }],
  fields: [
    line('debit_account', 40, { required: true }),
    line('debit_party', 60),
    line('credit_account', 40, { required: true }),
    line('credit_party', 60),
    taka('amount', { required: true }),
    prose('reason', 500, { required: true }),
    { name: 'status', type: 'select', options: [...adjustmentStatuses], defaultValue: 'prepared', required: true },
    one('prepared_by', 'users'),
    one('decided_by', 'users'),
    { name: 'decided_at', type: 'date' },
    /** Why it was discarded. */
    prose('decision_reason', 500),
  ],
};
