/**
 * Asks for the delivery place, from anywhere: `if (!(await askPlace('cart'))) return`. The page stays; `PlaceSheetHost`
 * draws a sheet over it.
 */
import { useSyncExternalStore, type MouseEvent } from 'react';

/**
 * Why it is asked: the page shows groceries or what is sold around the shopper, something is added to the cart, the
 * product is sold elsewhere, the day of delivery depends on it, or the shopper wants to change it.
 */
export type PlaceReason = 'page' | 'around' | 'cart' | 'elsewhere' | 'delivery' | 'change';
export type AskedPlace = { reason: PlaceReason; answer: (isChosen: boolean) => void };

let asked: AskedPlace | null = null;
const listeners = new Set<() => void>();

function set(to: AskedPlace | null): void {
  asked = to;
  listeners.forEach((listener) => listener());
}

/** True when a place was chosen, false when the sheet was closed. */
export function askPlace(reason: PlaceReason): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    const question: AskedPlace = {
      reason,
      answer: (isChosen) => {
        if (asked === question) set(null);
        resolve(isChosen);
      },
    };
    set(question);
  });
}

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useAskedPlace = (): AskedPlace | null =>
  useSyncExternalStore(
    watch,
    () => asked,
    () => null,
  );

/** For links to the location page: a plain click opens the sheet instead. */
export function openPlaceSheet(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void askPlace('change');
}
