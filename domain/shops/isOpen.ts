import { vendorAccept } from '../catalogue/visible';

/**
 * Whether a shop is open, kept as `active` on it: its vendor is approved, and their account is not suspended. What a closed
 * shop sells is hidden; orders under way go on.
 */
export const isOpen = (vendor: { accept: number }, account: { status?: number | null } | null): boolean =>
  vendor.accept === vendorAccept.approved && account?.status === 1;
