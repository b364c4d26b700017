/** The countdown of the flash sale, loaded once the page is alive; until then, and where the sale does not end, a text as high as it. */
import { lazy, Suspense } from 'react';
import { useIsAlive } from '../app/session/useStored';

const FlashCountdown = lazy(() => import('../features/flash/FlashCountdown'));

export function FlashEnds({ instead, isNamed = false }: { instead: string; isNamed?: boolean }) {
  if (!useIsAlive()) return instead;
  return (
    <Suspense fallback={instead}>
      <FlashCountdown instead={instead} isNamed={isNamed} />
    </Suspense>
  );
}
