/**
 * Asks for the delivery place, from anywhere: `if (!(await askPlace('cart'))) return`. The page stays; `PlaceSheetHost`
 * draws a sheet over it.
 */
import { useEffect, useSyncExternalStore, type MouseEvent } from 'react';
import { useIsAlive, usePlace } from './useStored';

/**
 * Why it is asked: the page depends on it, something is added to the cart, the product is sold elsewhere, or the
 * shopper wants to change it.
 */
export type PlaceReason = 'page' | 'cart' | 'elsewhere' | 'change';
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

const KEY = 'place_asked';
const robots = /bot|crawl|spider|slurp|preview/i;

/** Once per tab, and never for crawlers. */
function mayAskUnasked(): boolean {
  if (robots.test(navigator.userAgent)) return false;
  try {
    if (sessionStorage.getItem(KEY)) return false;
    sessionStorage.setItem(KEY, '1');
    return true;
  } catch {
    // Storage can be disabled in the browser: then nobody is asked, because the question would be repeated on every
    // page.
    return false;
  }
}

/**
 * Pages that show what is offered in an area ask for the place; without an answer they show what is offered everywhere.
 */
export function usePlaceWanted(): void {
  const isAlive = useIsAlive();
  const isMissing = usePlace() === null;
  useEffect(() => {
    if (isAlive && isMissing && mayAskUnasked()) void askPlace('page');
  }, [isAlive, isMissing]);
}
