/** The settings of the search, declared once. */
import type { FieldDeclaration, FieldDeclarations } from '../fields/declare';

const declare = <const F extends FieldDeclarations<FieldDeclaration & { form: 'words' }>>(fields: F): F => fields;

export const searchFields = declare({
  synonyms: {
    kind: 'prose',
    max: 20_000,
    lines: 12,
    staysUnsent: true,
    label: { en: 'Words for the same thing', bn: 'একই জিনিসের নানা নাম' },
    hint: {
      en: 'One line for each thing, its names joined by commas: brinjal, eggplant, বেগুন. Common goods are known already.',
      bn: 'প্রতিটি জিনিসের জন্য এক লাইন, নামগুলোর মাঝে কমা দিন: brinjal, eggplant, বেগুন। সাধারণ পণ্যের নাম আগে থেকেই জানা আছে।',
    },
    meaning:
      'Words for the same thing: one line for each thing, its names joined by commas. Common goods are known without a line.',
    form: 'words',
  },
});

/** The synonyms with a new line for a word that found nothing; unchanged if a line already begins with it. */
export function withLineFor(synonyms: string, word: string): string {
  const lines = synonyms.split('\n');
  const begun = `${word}, `;
  if (word === '' || lines.some((line) => line.startsWith(begun.trimEnd()))) return synonyms;
  return synonyms.trim() === '' ? begun : `${synonyms.trimEnd()}\n${begun}`;
}
