'use client';
/** The words of a screen in the reader's language. */
import { useTranslation } from '@payloadcms/ui';
import { useCallback } from 'react';
import { fill, panelLanguage, type PanelLanguage, type WordList, type WordPair, type WordValues } from './words';

export function usePanelLanguage(): PanelLanguage {
  const { i18n } = useTranslation();
  return panelLanguage(i18n.language);
}

export type Say<W extends WordList> = (key: keyof W & string, values?: WordValues) => string;

/** `const say = useWords(orderWords)`; then `say('print')`. */
export function useWords<W extends WordList>(list: W): Say<W> {
  const language = usePanelLanguage();
  return useCallback(
    (key, values) => fill((list as WordList)[key]?.[language] ?? key, values, language),
    [list, language],
  );
}

/** One pair in the reader's language, for words that stand in tables (statuses, routes). */
export function usePair(): (pair: WordPair) => string {
  const language = usePanelLanguage();
  return useCallback((pair) => pair[language], [language]);
}
