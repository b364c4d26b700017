/**
 * What a shopper was doing when the sign-in pages interrupted, for continuing afterwards: stored for this tab and half
 * an hour, and dropped when the shopper goes elsewhere.
 */
import { isRecord } from '../../../../contract/client/answer';
import { basePath, paths } from '../paths';

export type Unfinished = {
  /** The page it happened on, with its query. */
  from: string;
  /** What is required before it can continue. */
  waitsFor: 'signIn';
  /** What the page does then, besides being shown again. */
  act?: { kind: 'cart'; wish: unknown; then?: string } | { kind: 'favorite'; productId: string | number };
};

const KEY = 'unfinished';
const HALF_AN_HOUR_MS = 30 * 60 * 1000;

/** The pages that interrupt. */
const between: readonly string[] = [paths.login, paths.register, paths.verify, paths.forgotPassword, paths.locationSet];
export const isBetween = (pathname: string): boolean => between.includes(pathname.replace(/(.)\/$/, '$1'));

const here = (): string => (location.pathname.slice(basePath.length) || '/') + location.search;

/** On one of these pages nothing new is stored: what was interrupted before still counts. */
export function keepUnfinished(rest: Omit<Unfinished, 'from'>): void {
  const from = here();
  if (isBetween(from.split('?')[0] ?? '')) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...rest, from, at: Date.now() }));
  } catch {
    // Storage can be disabled in the browser: the shopper then starts again from the home page.
  }
}

export function readUnfinished(): Unfinished | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(kept) || typeof kept['from'] !== 'string' || !/^\/(?!\/)/.test(kept['from'])) return null;
    return Date.now() - Number(kept['at']) < HALF_AN_HOUR_MS ? (kept as Unfinished) : null;
  } catch {
    return null;
  }
}

export function dropUnfinished(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** Where to continue after signing in: on the interrupted page, else home. */
export const goOnAt = (): string => readUnfinished()?.from ?? paths.home;
