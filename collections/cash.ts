/** The cash of warehouses: counts and deposits. Written by services only; wrong ones are taken back, never changed. */
import type { CollectionConfig, Field } from 'payload';
import { MOST_OF_REASON } from '../domain/cash/deposit';
import { closed, onlyAdmins } from './access/rules';
import { flag, labels, line, one, prose, signedTaka, taka } from './fields/values';

const group = { en: 'Money', 'bn-BD': 'টাকাপয়সা' };
const access = { ...closed, read: onlyAdmins };

/** Whole taka; may be negative. */
const signed = (name: string): Field => taka(name, { required: true, min: -1_000_000_000 });

/**
 * `latest` marks the latest entry of each warehouse, so that an overview reads no others; the other fields say who took
 * it back.
 */
const standing: Field[] = [
  flag('latest', 1, { index: false }),
  { name: 'reversed_at', type: 'date' },
  one('reversed_by', 'users'),
  prose('reversal_reason', 500),
];
const indexes = [{ fields: ['latest', 'warehouse'] }, { fields: ['warehouse', 'createdAt'] }];

export const cashCounts: CollectionConfig = {
  slug: 'cash-counts',
  labels: labels({ en: 'Cash count', 'bn-BD': 'নগদ গণনা' }, { en: 'Cash counts', 'bn-BD': 'নগদ গণনা' }),
  admin: { group, hidden: true },
  access,
  indexes,
  fields: [
    one('warehouse', 'warehouses', { required: true }),
    signed('expected'),
    taka('counted', { required: true }),
    signed('difference'),
    /** The number of each note and coin, by value. */
    { name: 'pieces', type: 'json', required: true },
    prose('reason', 500),
    one('counted_by', 'users'),
    ...standing,
  ],
};

export const cashDeposits: CollectionConfig = {
  slug: 'cash-deposits',
  labels: labels({ en: 'Cash deposit', 'bn-BD': 'নগদ জমা' }, { en: 'Cash deposits', 'bn-BD': 'নগদ জমা' }),
  admin: { group, hidden: true },
  access,
  indexes,
  fields: [
    one('warehouse', 'warehouses', { required: true }),
    /** What was taken from the desk. */
    taka('amount', { required: true }),
    /** What the bank counted; empty in what an earlier release wrote: it counted the amount. */
    taka('counted'),
    signedTaka('difference', { required: true, defaultValue: 0 }),
    prose('reason', MOST_OF_REASON),
    line('slip', 60, { required: true }),
    /** Each slip is entered once per warehouse, and again only after the first entry was taken back. */
    line('slip_key', 150, { required: true, unique: true }),
    line('bank', 100),
    line('branch', 100),
    one('deposited_by', 'users'),
    ...standing,
  ],
};
