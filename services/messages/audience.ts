import type { Where } from 'payload';
import type { Audience } from '../../contract/communication';
import type { Id } from '../ctx';

export type BroadcastKind = 'notification' | 'sms';

const groups: Record<Audience, Where[]> = {
  customer: [
    { role_as: { equals: 0 } },
    { is_vendor: { equals: 0 } },
    { is_incharge: { equals: 0 } },
    { is_editor: { not_equals: 1 } },
  ],
  vendor: [{ is_vendor: { equals: 1 } }],
  incharge: [{ is_incharge: { equals: 1 } }],
  admin: [{ role_as: { in: [1, 2] } }],
  everyone: [],
};
const isActive: Where = { status: { equals: 1 } };
const isVerified: Where = { mobile_verify: { equals: 1 } };
const hasNumber: Where = { and: [{ mobile: { exists: true } }, { mobile: { not_in: [''] } }] };
const hasNone: Where = { or: [{ mobile: { exists: false } }, { mobile: { equals: '' } }] };

/** The condition for everybody in an audience, or for the one person. Erased accounts belong to none. */
function groupOf(audience: Audience | 'one', person?: Id | null): Where[] {
  const there: Where = { deleted: { not_equals: 1 } };
  return audience === 'one' ? [there, { id: { equals: person } }] : [there, ...groups[audience]];
}

/**
 * The recipients of a broadcast: active accounts, and for texts only those with a verified mobile. A single person is
 * chosen by an admin, verified or not.
 */
export function audienceOf(kind: BroadcastKind, audience: Audience | 'one', person?: Id | null): Where[] {
  const reached = kind === 'sms' ? [hasNumber, ...(audience === 'one' ? [] : [isVerified])] : [];
  return [...groupOf(audience, person), isActive, ...reached];
}

/** Those of an audience who do not receive it; each person counts for the first reason only. */
export function leftOutOf(kind: BroadcastKind, audience: Audience | 'one', person?: Id | null) {
  const group = groupOf(audience, person);
  const suspended: Where[] = [...group, { status: { not_equals: 1 } }];
  if (kind === 'notification') return { suspended, unverified: null, no_number: null };
  const unverified = audience === 'one' ? null : [...group, isActive, hasNumber, { mobile_verify: { not_equals: 1 } }];
  return { suspended, unverified, no_number: [...group, isActive, hasNone] };
}
