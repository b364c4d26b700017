import type { Where } from 'payload';
import type { Id } from '../ctx';

export const why = 'the vendor is the caller’s own, or the caller is an admin';

/** The lines of the journal that move this vendor's balance. */
export const ownLines = (vendor: Id): Where[] => [
  { account: { equals: 'owed_vendor' } },
  { party: { equals: String(vendor) } },
];
