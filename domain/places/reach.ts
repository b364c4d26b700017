/** What can be delivered to a shopper: groceries only inside the vendor's own upazila. */
import { productType } from '../catalogue/productType';

/** Stands for district and upazila in the paths of lists if no place is chosen: everywhere. */
export const anywhere = '-';

type Sold = { type: number; business_upazila_id: string | number | null };

/** The upazila's id, if known; null if no place is chosen. */
export const cannotCome = (product: Sold, upazilaId: string | null): boolean =>
  upazilaId !== null && product.type === productType.grocery && String(product.business_upazila_id) !== upazilaId;

/** Those that can be delivered first, otherwise in the given order. */
export const reachableFirst = <P extends Sold>(products: readonly P[], upazilaId: string | null): P[] => [
  ...products.filter((each) => !cannotCome(each, upazilaId)),
  ...products.filter((each) => cannotCome(each, upazilaId)),
];
