/** Deletions that can still be restored. Written and read by services only; nothing else shows their content. */
import type { CollectionConfig } from 'payload';
import { deletedKinds } from '../domain/deleted/kinds';
import { longestReason } from '../domain/products/changes';
import { closed } from './access/rules';
import { counter, flag, labels, line, numbered, one, prose } from './fields/values';

/** One row for each action that deleted something. */
export const deletedRecords: CollectionConfig = {
  slug: 'deleted-records',
  labels: labels({ en: 'Deletion', 'bn-BD': 'মুছে ফেলা' }, { en: 'Deletions', 'bn-BD': 'মুছে ফেলা' }),
  admin: { hidden: true },
  access: closed,
  indexes: [{ fields: ['createdAt'] }, { fields: ['kind', 'createdAt'] }, { fields: ['vendor', 'createdAt'] }],
  fields: [
    { name: 'kind', type: 'select', options: [...deletedKinds], required: true },
    /** The record's id; for a slide or banner the name of its place. */
    line('record', 40, { required: true }),
    line('title', 300),
    line('title_bn', 300),
    one('by', 'users'),
    line('by_name', 200),
    /** The reason, if one was given. */
    prose('reason', longestReason),
    /** The vendor whose product it was, who sees it too. */
    one('vendor', 'vendors'),
    /** Deleted by the vendor, who may then restore it. */
    flag('by_vendor'),
    /** How many records were deleted with it, by kind. */
    { name: 'counts', type: 'json' },
    counter('documents'),
    /** Claimed by the request that restores it, so that it is restored once. */
    flag('taken'),
  ],
};

/** The deleted documents in their last state, several per row, and the links to them that were cleared. */
export const deletedDocuments: CollectionConfig = {
  slug: 'deleted-documents',
  labels: labels(
    { en: 'Deleted document', 'bn-BD': 'মুছে ফেলা তথ্য' },
    { en: 'Deleted documents', 'bn-BD': 'মুছে ফেলা তথ্য' },
  ),
  admin: { hidden: true },
  access: closed,
  indexes: [{ fields: ['deletion', 'place'] }],
  fields: [
    one('deletion', 'deleted-records', { required: true }),
    /** The order in which the rows are restored. */
    numbered('place', { required: true }),
    line('target', 60, { required: true }),
    /** The field that referred to a deleted document; empty if the row holds whole documents. */
    line('field', 60),
    { name: 'documents', type: 'json', required: true },
    /** The people, vendors and pictures that the documents name: `|u12|m7|`. */
    prose('marks', 200_000),
  ],
};
