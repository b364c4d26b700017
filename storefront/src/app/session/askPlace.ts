/**
 * Asks where to deliver, from anywhere: `if (!(await askPlace('cart'))) return`. The page stays; a sheet over it is drawn by
 * `PlaceSheetHost`.
 */
import { useEffect, useSyncExternalStore, type MouseEvent } from 'react';
import { useIsAlive, usePlace } from './useStored';

/** Why it is asked: the page depends on it, something is put into the cart, it is sold elsewhere, or the shopper wants to. */
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

/** Once in a tab, and never a crawler. */
function mayAskUnasked(): boolean {
  if (robots.test(navigator.userAgent)) return false;
  try {
    if (sessionStorage.getItem(KEY)) return false;
    sessionStorage.setItem(KEY, '1');
    return true;
  } catch {
    // Storage can be disabled in the browser: who cannot be remembered is not asked again and again.
    return false;
  }
}

/** Pages that show what an area offers ask for it; without an answer they show what there is everywhere. */
export function usePlaceWanted(): void {
  const isAlive = useIsAlive();
  const isMissing = usePlace() === null;
  useEffect(() => {
    if (isAlive && isMissing && mayAskUnasked()) void askPlace('page');
  }, [isAlive, isMissing]);
}
