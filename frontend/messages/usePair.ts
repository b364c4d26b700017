/** One text in the reader's language, for names in tables (statuses, routes). */
import { useCallback } from 'react';
import type { Sentence } from './messages';
import { useLanguage } from './useLanguage';

export function usePair(): (pair: Sentence) => string {
  const language = useLanguage();
  return useCallback((pair) => pair[language], [language]);
}
