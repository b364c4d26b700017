/**
 * The account that the server recognised by its cookie and rendered a page for. The page contains the data the frame
 * shows about it, and never a token: a marker replaces it.
 */
import type { PageState } from '../state';
import { readStored } from './storage';
import type { StoredOnServer } from './useStored';

const MARK = 'by-cookie';

export type KnownAccount = { username: string; mobile: string; role: string };

export const storedOf = ({ username, mobile, role }: KnownAccount): StoredOnServer => ({
  auth_token: MARK,
  auth_name: username,
  auth_mobile: mobile,
  ...(role !== '' && { auth_role: role }),
});

export const isAccountKnown = (stored: StoredOnServer): boolean => stored.auth_token === MARK;

/**
 * Whether a server-rendered page is for another account than the one signed in here: the cookie is shared with the
 * panel, where another person may have signed in since.
 */
export const isForSomebodyElse = ({ stored }: PageState): boolean =>
  isAccountKnown(stored) && (readStored('auth_token') === null || readStored('auth_mobile') !== stored.auth_mobile);
