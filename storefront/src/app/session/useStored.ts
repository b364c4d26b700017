/** Stored values as React state: the server's view of them until hydration, the browser's from then on. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { readPlace, type Place } from './place';
import { readStored, watchStorage, type StoredKey } from './storage';

/** The stored values the server knew when it rendered. */
export type StoredOnServer = Readonly<Partial<Record<StoredKey, string>>>;
export const StoredOnServerContext = createContext<StoredOnServer>({});

export function useStored(key: StoredKey): string | null {
  const onServer = useContext(StoredOnServerContext);
  return useSyncExternalStore(
    watchStorage,
    () => readStored(key),
    () => onServer[key] ?? null,
  );
}

export function usePlace(): Place | null {
  return readPlace(useStored('district'), useStored('upazila'), useStored('place'));
}

const never = () => () => undefined;

/** False during hydration; data known only to the browser is rendered afterwards. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether somebody is signed in here. Unknown (false) until hydration. */
export const useIsSignedIn = (): boolean => useStored('auth_token') !== null;
