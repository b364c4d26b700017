import { readUnfinished } from '../../app/session/unfinished';

/** Whether a purchase was interrupted: adding to the cart, or the cart and checkout themselves. */
export function isBuying(): boolean {
  const unfinished = readUnfinished();
  return unfinished?.act?.kind === 'cart' || /^\/(cart|checkout)(?![^/?])/.test(unfinished?.from ?? '');
}
