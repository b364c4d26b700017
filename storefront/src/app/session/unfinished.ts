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
  /** The visitor was led home, and signs in from there. */
  viaHome?: true;
  /** What the page does then, besides being shown again. */
  act?:
    | { kind: 'cart'; wish: unknown; then?: string }
    | { kind: 'favorite'; productId: string | number }
    | { kind: 'button'; name: string };
};

const KEY = 'unfinished';
const HALF_AN_HOUR_MS = 30 * 60 * 1000;

/** The pages that interrupt. */
const interrupting: readonly string[] = [
  paths.login,
  paths.register,
  paths.verify,
  paths.forgotPassword,
  paths.locationSet,
];
/** Pages seen on the way: what is agreed to, and where another mobile is entered. */
const onTheWay: readonly string[] = [paths.terms, paths.privacy, paths.accountEdit];

const isOneOf = (pages: readonly string[], pathname: string): boolean =>
  pages.includes(pathname.replace(/(.)\/$/, '$1'));

/** What was interrupted is kept on these pages. */
const isBetween = (pathname: string): boolean => isOneOf(interrupting, pathname) || isOneOf(onTheWay, pathname);

/** Without a language: whoever chooses another one while signing in stays in it. */
const withoutLanguage = (search: string): string => search.replace(/([?&])lang=[^&]*&?/, '$1').replace(/[?&]$/, '');

const here = (): string => (location.pathname.slice(basePath.length) || '/') + withoutLanguage(location.search);

/** Whether this is the page that was interrupted. */
export const isWhereLeft = ({ from }: Unfinished): boolean => from === here();

/** On a page in between nothing new is stored: what was interrupted before still counts. */
export function keepUnfinished(rest: Omit<Unfinished, 'from'>): void {
  const from = here();
  const page = from.split('?')[0] ?? '';
  if (isOneOf(interrupting, page) || (isOneOf(onTheWay, page) && readUnfinished())) return;
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

/**
 * Whether what was interrupted is still kept on this page. Whoever is led home is for a moment still on the page that was
 * interrupted, no longer signed in.
 */
export const isKeptOn = (pathname: string, { viaHome, from }: Unfinished, isSignedIn: boolean): boolean =>
  isBetween(pathname) ||
  (viaHome === true && !isSignedIn && (pathname === paths.home || pathname === from.split('?')[0]));

/** Where to continue after signing in: on the interrupted page, else home. */
export const goOnAt = (): string => readUnfinished()?.from ?? paths.home;
