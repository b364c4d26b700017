import { vendorAccept } from '../catalogue/visible';

/**
 * Whether a shop is open, stored as `active` on it: its vendor is approved, and their account is not suspended. The
 * products of a closed shop are hidden; orders under way continue.
 */
export const isOpen = (vendor: { accept: number }, account: { status?: number | null } | null): boolean =>
  vendor.accept === vendorAccept.approved && account?.status === 1;
