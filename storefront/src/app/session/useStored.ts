/** Stored values as React state: the server's view of them until the page is alive, the browser's from then on. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { readPlace, type Place } from './place';
import { readStored, watchStorage, type StoredKey } from './storage';

/** What the server knew of the stored values when it rendered. */
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

/** False while the server's page is being brought to life; what only the browser knows is drawn from then on. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Somebody is signed in here. Unknown (false) until the page is alive. */
export const useIsSignedIn = (): boolean => useStored('auth_token') !== null;
