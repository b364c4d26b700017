/** Asks for the delivery place unprompted, on the pages whose content depends on it. */
import { useEffect } from 'react';
import { isCrawler } from '../crawlers';
import { askPlace } from './askPlace';
import { useIsAlive, usePlace } from './useStored';

const KEY = 'place_asked';

/** Once per tab, and never for crawlers. */
function mayAskUnasked(): boolean {
  if (isCrawler(navigator.userAgent)) return false;
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
 * Null while the page does not depend on it: nobody is asked for what does not matter.
 */
export function usePlaceWanted(reason: 'page' | 'around' | null): void {
  const isAlive = useIsAlive();
  const isMissing = usePlace() === null;
  useEffect(() => {
    if (isAlive && isMissing && reason !== null && mayAskUnasked()) void askPlace(reason);
  }, [isAlive, isMissing, reason]);
}
