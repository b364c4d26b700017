/** What can come to a shopper: groceries are delivered inside the vendor's own upazila only. */
import { productType } from '../catalogue/productType';

/** In the paths of lists, in place of district and upazila: no place is chosen, so everywhere. */
export const anywhere = '-';

type Sold = { type: number; business_upazila_id: string | number | null };

/** The upazila's id, as far as it is known; null where no place is chosen. */
export const cannotCome = (product: Sold, upazilaId: string | null): boolean =>
  upazilaId !== null && product.type === productType.grocery && String(product.business_upazila_id) !== upazilaId;

/** Those that can come first, otherwise in the given order. */
export const reachableFirst = <P extends Sold>(products: readonly P[], upazilaId: string | null): P[] => [
  ...products.filter((each) => !cannotCome(each, upazilaId)),
  ...products.filter((each) => cannotCome(each, upazilaId)),
];
