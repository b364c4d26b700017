import type { ShownBlock } from '../../../domain/richText/shown';
import { blocksInLanguage } from '../../../frontend/formats/blocksInLanguage';

const words = (text: string): ShownBlock => ({
  kind: 'paragraph',
  inside: [{ kind: 'text', text, bold: false, italic: false, underline: false }],
});
const [english, bangla, number] = [words('Wash by hand'), words('হাতে ধোবেন'), words('12')];

test('a text in both languages is read in one, what has no letters goes with what is before it', () => {
  expect(blocksInLanguage([english, number, bangla], 'en')).toEqual([english, number]);
  expect(blocksInLanguage([english, bangla, number], 'bn')).toEqual([bangla, number]);
  expect(blocksInLanguage([number, english, bangla], 'bn')).toEqual([number, bangla]);
});

test('a text in the other language alone is shown as it is', () =>
  expect(blocksInLanguage([english, number], 'bn')).toEqual([english, number]));
