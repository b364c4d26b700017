/**
 * The last viewed products: stored in this browser only, and deleted on request or, if the shopper chooses so, on
 * signing out here. The last searches are deleted with them.
 */
import { keepSearches } from './lastSearches';

const KEY = 'recently_viewed';
const AT_SIGN_OUT = 'forget_at_sign_out';
const MOST = 20;
/** As the ids in calls. */
const isId = (id: unknown): id is string => typeof id === 'string' && /^([1-9]\d{0,14}|[\dA-Fa-f]{24})$/.test(id);

/** Their ids, latest first. */
export function recentlyViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isId).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepViewed(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // Storage can be disabled in the browser: then nothing is stored.
  }
}

export const rememberViewed = (id: string): void =>
  keepViewed([id, ...recentlyViewed().filter((other) => other !== id)]);

export function forgetsAtSignOut(): boolean {
  try {
    return localStorage.getItem(AT_SIGN_OUT) === '1';
  } catch {
    return false;
  }
}

export function setForgetsAtSignOut(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(AT_SIGN_OUT, '1');
    else localStorage.removeItem(AT_SIGN_OUT);
  } catch {
    // As above.
  }
}

/** Called on signing out. */
export function forgetAtSignOut(): void {
  if (!forgetsAtSignOut()) return;
  keepViewed([]);
  keepSearches([]);
}
