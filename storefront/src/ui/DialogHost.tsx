/** Draws the question of `confirm`; its script is loaded with the first question. */
import { lazy, Suspense } from 'react';
import { useQuestion } from '../../../frontend/dialogs/questions';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));

export function DialogHost() {
  const question = useQuestion();
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog key={question.key} question={question} />
    </Suspense>
  );
}
