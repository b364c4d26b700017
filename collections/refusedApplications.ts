import type { CollectionConfig } from 'payload';
import { longestReason } from '../domain/products/changes';
import { closed } from './access/rules';
import { labels, one, prose } from './fields/values';

/**
 * The text of a rejected application, so that the applicant need not write it again: no pictures, no documents. One per
 * person, deleted when they apply again. Written and read by services only.
 */
export const refusedApplications: CollectionConfig = {
  slug: 'refused-applications',
  labels: labels(
    { en: 'Rejected application', 'bn-BD': 'প্রত্যাখ্যাত আবেদন' },
    { en: 'Rejected applications', 'bn-BD': 'প্রত্যাখ্যাত আবেদন' },
  ),
  admin: { hidden: true },
  access: closed,
  fields: [
    one('user', 'users', { required: true, unique: true }),
    prose('reason', longestReason),
    /** The fields of the form with the values entered. */
    { name: 'form', type: 'json', required: true },
  ],
};
