/**
 * The one rule for who may see a product: it is shown and approved, its shop is open and has a warehouse, and its whole
 * category path is active. Everything public uses this rule and no other.
 */

export const productVerify = { pending: 0, approved: 1, rejected: 2 } as const;

export const vendorAccept = { pending: 0, approved: 1, suspended: 2 } as const;
export type VendorAccept = (typeof vendorAccept)[keyof typeof vendorAccept];

export type VisibilityFacts = {
  status: number;
  verify: number;
  /** Whether its shop is open (`domain/shops/isOpen.ts`). */
  shopOpen: boolean;
  /** Whether its shop has a warehouse: without one nobody could receive a package. */
  hasWarehouse: boolean;
  /** The `status` of every category on the product's path; a deleted one counts as 0. */
  categoryStatuses: readonly number[];
};

/** Whether the public may see the product. */
export function isVisible(product: VisibilityFacts): boolean {
  return (
    product.status === 1 &&
    product.verify === productVerify.approved &&
    product.shopOpen &&
    product.hasWarehouse &&
    product.categoryStatuses.length > 0 &&
    product.categoryStatuses.every((status) => status === 1)
  );
}
