/** A shop sells only while it has a warehouse: without one nobody could receive its packages. */
type Reference = string | number | object | null | undefined;

export const canSell = (shop: { warehouse?: Reference } | null | undefined): boolean =>
  shop?.warehouse !== null && shop?.warehouse !== undefined;

/**
 * Who may remove a shop's warehouse: only admins, because all its products become hidden. A shop that never had one may
 * be saved without.
 */
export const mayLoseWarehouse = (
  before: { warehouse?: Reference } | null | undefined,
  after: { warehouse?: Reference },
  isAdmin: boolean,
): boolean => isAdmin || canSell(after) || !canSell(before);
