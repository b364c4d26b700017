/** Sentences in the reader's language. */
import { useCallback } from 'react';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { readLanguage } from './language';
import type { Messages } from './messages';

export type Values = Readonly<Record<string, string | number>>;
export type Say<K extends string> = (key: K, values?: Values) => string;

/** A message as written, or as compiled by the build. */
type Compiled = NonNullable<MessageDescriptor['defaultMessage']>;

/** A formatted message. One without values is returned unchanged. */
const sentenceIn = (intl: IntlShape, id: string, sentence: Compiled, values?: Values): string =>
  typeof sentence === 'string' && !values ? sentence : intl.formatMessage({ id, defaultMessage: sentence }, values);

/** `const say = useText(messages); say('title')`. */
export function useText<K extends string>(messages: Messages<K>): Say<K> {
  const intl = useIntl();
  const language = readLanguage(intl.locale);
  return useCallback(
    (key, values) => sentenceIn(intl, key, messages[key][language], values),
    [intl, language, messages],
  );
}
