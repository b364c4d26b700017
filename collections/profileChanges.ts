import type { CollectionConfig } from 'payload';
import { namesOf } from '../domain/fields/declare';
import { longestReason } from '../domain/products/changes';
import { lastChangeState } from '../domain/vendors/profileChange';
import { vendorPapers } from '../domain/vendors/fields';
import { closed } from './access/rules';
import { code, labels, line, one, privatePicture, prose } from './fields/values';

/**
 * What a vendor asks admins to change of the vendor's record, and what became of it. At most one of a vendor waits. Written and
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
    /** By field: how it was when it was asked for, and how it should be; places by their ids. */
    { name: 'changes', type: 'json', required: true },
    ...namesOf(vendorPapers).map((name) => privatePicture(name)),
    prose('reason', longestReason),
    /** Why it was refused. */
    prose('answer', longestReason),
    line('decided_by', 200),
    { name: 'decided_at', type: 'date' },
  ],
};
