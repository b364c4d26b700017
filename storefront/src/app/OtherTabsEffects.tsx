/** Cart, favourites, notices and their counts follow what is done in other tabs; so does the account. */
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { hearOtherTabs, isPersonal } from '../api/personal';

export function OtherTabsEffects() {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      hearOtherTabs(
        () => void mutate(isPersonal),
        // Cached answers belong to the account that was signed in. What it alone may ask for is off the screen first.
        () => void setTimeout(() => void mutate(() => true, undefined)),
      ),
    [mutate],
  );
  return null;
}
