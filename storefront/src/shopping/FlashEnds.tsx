/**
 * The countdown of the flash sale, loaded after hydration; until then, and if the sale has no end, a text of the same
 * height.
 */
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
