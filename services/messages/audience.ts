import type { Where } from 'payload';
import type { Audience } from '../../contract/communication';
import type { Id } from '../ctx';

const groups: Record<Audience, Where[]> = {
  customer: [
    { role_as: { equals: 0 } },
    { is_vendor: { equals: 0 } },
    { is_incharge: { equals: 0 } },
    { is_editor: { not_equals: 1 } },
  ],
  vendor: [{ is_vendor: { equals: 1 } }],
  admin: [{ role_as: { in: [1, 2] } }],
  everyone: [],
};

/** The active accounts in an audience, or the one person. */
export function audienceOf(audience: Audience | 'one', person?: Id | null): Where[] {
  const active: Where = { status: { equals: 1 } };
  return audience === 'one' ? [active, { id: { equals: person } }] : [active, ...groups[audience]];
}
