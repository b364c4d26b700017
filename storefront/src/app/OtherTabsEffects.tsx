/** Keeps cart, favourites, notices, their counts and the account up to date with other tabs. */
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { hearOtherTabs, isPersonal } from '../api/personal';

export function OtherTabsEffects() {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      hearOtherTabs(
        () => void mutate(isPersonal),
        // Cached answers belong to the account that was signed in. What only that account may request is removed from
        // the screen first.
        () => void setTimeout(() => void mutate(() => true, undefined)),
      ),
    [mutate],
  );
  return null;
}
