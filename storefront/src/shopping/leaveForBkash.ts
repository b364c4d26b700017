/**
 * Leaves for bKash's page. Going back from there leads to the page that says what is left to pay, never to an empty
 * cart.
 */
import { basePath, paths } from '../app/paths';
import { rememberOrder } from './lastOrder';

export function leaveForBkash(order: number, bkashurl: string): void {
  rememberOrder(order);
  window.history.replaceState(null, '', `${basePath}${paths.orderUnpaid(order)}`);
  window.location.assign(bkashurl);
}
