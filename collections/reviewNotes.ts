import type { CollectionConfig } from 'payload';
import { longestReason, reviewNoteKinds } from '../domain/products/changes';
import { closed } from './access/rules';
import { flag, labels, line, one, prose } from './fields/values';

/**
 * The thread about a rejection, of a product, a vendor application or a return. Few notes are kept of each. Written and read
 * by services only.
 */
export const reviewNotes: CollectionConfig = {
  slug: 'review-notes',
  labels: labels(
    { en: 'Note about a rejection', 'bn-BD': 'প্রত্যাখ্যানের কথা' },
    { en: 'Notes about rejections', 'bn-BD': 'প্রত্যাখ্যানের কথা' },
  ),
  admin: { hidden: true },
  access: closed,
  fields: [
    one('product', 'products'),
    one('applicant', 'users'),
    one('return', 'returns'),
    { name: 'kind', type: 'select', options: [...reviewNoteKinds], required: true },
    prose('text', longestReason),
    flag('by_shop'),
    /** 1: an answer of the person concerned that no admin has dealt with. */
    flag('waits'),
    line('by_name', 200),
  ],
};
