'use client';
/** The words of a screen in the reader's language. */
import { useCallback } from 'react';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { fill, type WordList, type WordPair, type WordValues } from './words';

export type Say<W extends WordList> = (key: keyof W & string, values?: WordValues) => string;

/** `const say = useWords(orderWords)`; then `say('print')`. */
export function useWords<W extends WordList>(list: W): Say<W> {
  const language = useLanguage();
  return useCallback(
    (key, values) => fill((list as WordList)[key]?.[language] ?? key, values, language),
    [list, language],
  );
}

/** One pair in the reader's language, for words that stand in tables (statuses, routes). */
export function usePair(): (pair: WordPair) => string {
  const language = useLanguage();
  return useCallback((pair) => pair[language], [language]);
}
