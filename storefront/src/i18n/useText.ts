/** Sentences in the reader's language. */
import { useMemo } from 'react';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { formatSentence, type Values } from './formatSentence';
import type { Messages } from './messages';

export type Say<K extends string> = (key: K, values?: Values) => string;

/** `const say = useText(messages); say('title')`. */
export function useText<K extends string>(messages: Messages<K>): Say<K> {
  const language = useLanguage();
  return useMemo(
    () => (key: K, values?: Values) => formatSentence(messages.sentences[key][language], language, values),
    [language, messages],
  );
}
