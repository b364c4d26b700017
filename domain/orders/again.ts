/** Ordering again: what happens to a line that was bought before. */
import { chooseOptions, type Chosen, type Offered } from '../cart/options';
import { maxQuantity } from '../cart/quantity';
import { productType } from '../catalogue/productType';

/** The first three go into the cart, the others do not. */
export const againStates = [
  'same',
  'priceChanged',
  'fewer',
  'inCart',
  'soldOut',
  'optionGone',
  'otherArea',
  'gone',
] as const;
export type AgainState = (typeof againStates)[number];

export const goesIntoCart = (state: AgainState): boolean => ['same', 'priceChanged', 'fewer'].includes(state);

export type BoughtOnce = Chosen & { price: number; qty: number };
/** The product today; null when it is no longer sold. */
export type SoldNow = Offered & { selling_price: number; qty: number; type: number; upazila: string | null };

/** `upazila`: the shopper's place; null if unknown. `inCart`: whether the cart has it with these options. */
export function decideAgain(
  bought: BoughtOnce,
  now: SoldNow | null,
  { upazila, inCart }: { upazila: string | null; inCart: (chosen: Chosen) => boolean },
): { state: AgainState; qty: number; chosen: Chosen } {
  const nothing = (state: AgainState) => ({ state, qty: 0, chosen: { variation1: '', variation2: '' } });
  if (!now) return nothing('gone');
  const { chosen, problems } = chooseOptions(now, bought);
  if (Object.keys(problems).length > 0) return nothing('optionGone');
  if (now.qty <= 0) return nothing('soldOut');
  if (now.type === productType.grocery && upazila !== null && now.upazila !== upazila) return nothing('otherArea');
  if (inCart(chosen)) return nothing('inCart');
  const qty = Math.min(bought.qty, now.qty, maxQuantity);
  if (qty < bought.qty) return { state: 'fewer', qty, chosen };
  return { state: now.selling_price === bought.price ? 'same' : 'priceChanged', qty, chosen };
}
