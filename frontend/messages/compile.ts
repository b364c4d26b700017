/** Compiles a catalogue at build time: messages with values become ICU syntax trees, so that no parser has to be sent. */
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Messages } from './messages';

type Compiled = string | MessageFormatElement[];

export const compileSentence = (sentence: string): Compiled => (sentence.includes('{') ? parse(sentence) : sentence);

/** The catalogue without its notes. */
export const compileMessages = (messages: Messages): Record<string, { en: Compiled; bn: Compiled }> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, { en, bn }]) => [key, { en: compileSentence(en), bn: compileSentence(bn) }]),
  );
