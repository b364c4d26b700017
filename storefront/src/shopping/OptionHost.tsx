/** Draws the question of `askOptions`; its script is loaded with the first question. */
import { lazy, Suspense } from 'react';
import { useOptionQuestion } from './optionQuestion';

const AskedOptions = lazy(async () => ({ default: (await import('./AskedOptions')).AskedOptions }));

export function OptionHost() {
  const question = useOptionQuestion();
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <AskedOptions key={question.slug} question={question} />
    </Suspense>
  );
}
