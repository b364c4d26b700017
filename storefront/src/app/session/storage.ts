/**
 * The browser values of the specs, under their own names in localStorage. Those that the server needs to render the same
 * page (language, theme, place) are mirrored in cookies.
 */
import { forgetKeptPages, forgetOwnAnswers } from '../../../../frontend/session/keptAnswers';

export const storedKeys = [
  'auth_token',
  'auth_name',
  'auth_mobile',
  'auth_role',
  'auth_image',
  'auth_brief',
  'language',
  'theme',
  'district',
  'upazila',
  'place',
  'cart_count',
  'notification_count',
  'announcement_closed',
] as const;
export type StoredKey = (typeof storedKeys)[number];

const authKeys: readonly StoredKey[] = [
  'auth_token',
  'auth_name',
  'auth_mobile',
  'auth_role',
  'auth_image',
  'auth_brief',
  'cart_count',
  'notification_count',
];
const mirrored: readonly StoredKey[] = ['language', 'theme', 'district', 'upazila', 'place'];
const yearSeconds = 365 * 24 * 60 * 60;

type Listener = () => void;
const listeners = new Set<Listener>();
const announce = () => listeners.forEach((listener) => listener());

const storage = (): Storage | undefined => (typeof localStorage === 'undefined' ? undefined : localStorage);

/** The value, or null if there is none (and on the server). */
export function readStored(key: StoredKey): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    // Storage can be disabled in the browser; the shop still works, but remembers nothing.
    return null;
  }
}

function mirror(key: StoredKey, value: string | null): void {
  const age = value === null ? 0 : yearSeconds;
  document.cookie = `${key}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax`;
}

/** Stores or (with null) removes values, with one notification. */
export function writeStored(values: Partial<Record<StoredKey, string | null>>): void {
  for (const [name, value] of Object.entries(values) as [StoredKey, string | null][]) {
    try {
      if (value === null) storage()?.removeItem(name);
      else storage()?.setItem(name, value);
    } catch {
      // As above: disabled storage is not an error.
    }
    if (mirrored.includes(name)) mirror(name, value);
  }
  announce();
}

/** Removes the session values, with what was kept for that account offline. Language and place stay. */
export function clearAuth(): void {
  void forgetOwnAnswers();
  void forgetKeptPages();
  writeStored(Object.fromEntries(authKeys.map((key) => [key, null])));
}

/** Calls back when a value changes here, in another tab, or (for counts kept by other code) within four seconds. */
export function watchStorage(listener: Listener): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Reconciles cookies and storage once, when the page starts: a value that only the cookie has (the browser cleared the
 * storage) is kept, one that only storage has is mirrored.
 */
export function reconcileCookies(cookies: Readonly<Record<string, string | undefined>>): void {
  for (const key of mirrored) {
    const kept = readStored(key);
    const sent = cookies[key];
    if (kept === null && sent) writeStored({ [key]: sent });
    else if (kept !== null && kept !== sent) mirror(key, kept);
  }
}

const browserSession = 'session_alive';

/**
 * A session that was not to be remembered ends with the browser: a session cookie shows whether it is still the same
 * browser session.
 */
export function endBriefSession(cookies: Readonly<Record<string, string | undefined>>): void {
  if (readStored('auth_brief') === '1' && cookies[browserSession] !== '1') clearAuth();
}

/** Remembers whether the session outlives the browser. */
export function keepSession(isKept: boolean): void {
  writeStored({ auth_brief: isKept ? null : '1' });
  if (!isKept) document.cookie = `${browserSession}=1; Path=/; SameSite=Lax`;
}
