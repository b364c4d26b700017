/** Draws the question that `confirm` asks; its script is fetched with the first question. */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { openQuestion, watchQuestion } from './dialog';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));

export function DialogHost() {
  const question = useSyncExternalStore(watchQuestion, openQuestion, () => null);
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog question={question} />
    </Suspense>
  );
}
