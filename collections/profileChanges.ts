import type { CollectionConfig } from 'payload';
import { namesOf } from '../domain/fields/declare';
import { longestReason } from '../domain/products/changes';
import { lastChangeState } from '../domain/vendors/profileChange';
import { vendorPapers } from '../domain/vendors/fields';
import { closed } from './access/rules';
import { code, labels, line, one, privatePicture, prose } from './fields/values';

/**
 * Vendors' requests that admins change their records, and the decisions. At most one per vendor is waiting. Written and
 * read by services only.
 */
export const profileChanges: CollectionConfig = {
  slug: 'profile-changes',
  labels: labels(
    { en: 'Profile change', 'bn-BD': 'প্রোফাইল পরিবর্তনের অনুরোধ' },
    { en: 'Profile changes', 'bn-BD': 'প্রোফাইল পরিবর্তনের অনুরোধ' },
  ),
  admin: { hidden: true },
  access: closed,
  indexes: [{ fields: ['state', 'createdAt'] }, { fields: ['vendor', 'createdAt'] }],
  fields: [
    one('vendor', 'vendors', { required: true }),
    code('state', lastChangeState, 0),
    /** By field: the value at the time of the request, and the requested one; places by their ids. */
    { name: 'changes', type: 'json', required: true },
    ...namesOf(vendorPapers).map((name) => privatePicture(name)),
    prose('reason', longestReason),
    /** The reason for a rejection. */
    prose('answer', longestReason),
    line('decided_by', 200),
    { name: 'decided_at', type: 'date' },
  ],
};
