/** Which of the two account menus is shown: only that one's script is fetched. */
import { useSyncExternalStore } from 'react';

/** As in the styles of navbar and bottom bar. */
const query = '(min-width: 900px)';

function watch(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the navbar has room for the menu; null during hydration. */
export const useIsWide = (): boolean | null =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => null,
  );
