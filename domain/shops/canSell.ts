/** A shop sells only while it is connected to a warehouse: without one nobody could receive what it sends. */
type Reference = string | number | object | null | undefined;

export const canSell = (shop: { warehouse?: Reference } | null | undefined): boolean =>
  shop?.warehouse !== null && shop?.warehouse !== undefined;

/**
 * Who may leave a shop without a warehouse: only admins, because everything it offers disappears. A shop that never had one
 * may be saved without.
 */
export const mayLoseWarehouse = (
  before: { warehouse?: Reference } | null | undefined,
  after: { warehouse?: Reference },
  isAdmin: boolean,
): boolean => isAdmin || canSell(after) || !canSell(before);
