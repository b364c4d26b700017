/** Sentences in the reader's language. */
import { useCallback } from 'react';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { readLanguage } from './language';
import type { Messages } from './messages';

export type Values = Readonly<Record<string, string | number>>;
export type Say<K extends string> = (key: K, values?: Values) => string;

/** A message as written, or as compiled by the build. */
type Compiled = NonNullable<MessageDescriptor['defaultMessage']>;
type Formatter = ReturnType<IntlShape['formatters']['getMessageFormat']>;
/** By the compiled message, which is of one language. The library finds its formatters by writing the message as JSON each time. */
const formatters = new WeakMap<object, Formatter>();

function formatterOf(intl: IntlShape, sentence: Exclude<Compiled, string>): Formatter {
  let known = formatters.get(sentence);
  if (!known) {
    known = intl.formatters.getMessageFormat(sentence, intl.locale);
    formatters.set(sentence, known);
  }
  return known;
}

/** A formatted message. One without values is returned unchanged. */
function sentenceIn(intl: IntlShape, id: string, sentence: Compiled, values?: Values): string {
  if (typeof sentence === 'string' && !values) return sentence;
  try {
    if (typeof sentence !== 'string') return String(formatterOf(intl, sentence).format(values));
  } catch {
    // A value is missing: the library reports it, and shows the message as it is.
  }
  return intl.formatMessage({ id, defaultMessage: sentence }, values);
}

/** `const say = useText(messages); say('title')`. */
export function useText<K extends string>(messages: Messages<K>): Say<K> {
  const intl = useIntl();
  const language = readLanguage(intl.locale);
  return useCallback(
    (key, values) => sentenceIn(intl, key, messages[key][language], values),
    [intl, language, messages],
  );
}
