/** Which text of a product a reader is shown: their own, the other one, or their part of one that has both. */
import type { ShownBlock } from '../../../../domain/richText/shown';
import { descriptionIn, shortDescriptionIn } from '../../../../storefront/src/shopping/describedIn';

const blocks = (text: string): ShownBlock[] => [
  { kind: 'heading', level: 2, inside: [{ kind: 'text', text, bold: false, italic: false, underline: false }] },
];
const product = (description: string, description_bn: string) => ({
  description,
  description_bn,
  description_parts: [],
  description_parts_bn: [],
});
const both = 'Soft cotton.\n\nনরম সুতি।';

test.each([
  ['their own where both are there', product('Soft cotton.', 'নরম সুতি।'), 'Soft cotton.', 'নরম সুতি।'],
  ['the English one where it is alone', product('Soft cotton.', ''), 'Soft cotton.', 'Soft cotton.'],
  ['the Bangla one where it is alone', product('', 'নরম সুতি।'), 'নরম সুতি।', 'নরম সুতি।'],
  ['their part of a text of both languages', product(both, ''), 'Soft cotton.', 'নরম সুতি।'],
  ['the Bangla one before a part of the other', product(both, 'মিহি।'), 'Soft cotton.', 'মিহি।'],
  [
    'the Bangla one whole, with its English',
    product('', 'মিহি। Sold by weight only.'),
    'মিহি। Sold by weight only.',
    'মিহি। Sold by weight only.',
  ],
  ['nothing where nothing is', product('', ''), '', ''],
])('readers see %s', (_what, described, english, bangla) => {
  expect([descriptionIn('en', described).words, descriptionIn('bn', described).words]).toEqual([english, bangla]);
  const short = { short_description: described.description, short_description_bn: described.description_bn };
  expect([shortDescriptionIn('en', short), shortDescriptionIn('bn', short)]).toEqual([english, bangla]);
});

test('formats are those of the text that is shown', () => {
  const formatted = {
    ...product('Care', 'যত্ন নিন'),
    description_parts: blocks('Care'),
    description_parts_bn: blocks('যত্ন নিন'),
  };
  expect(descriptionIn('en', formatted).blocks).toEqual(blocks('Care'));
  expect(descriptionIn('bn', formatted).blocks).toEqual(blocks('যত্ন নিন'));
  expect(descriptionIn('bn', { ...formatted, description_parts_bn: [] }).blocks).toEqual([]);
  expect(descriptionIn('bn', { ...formatted, description_bn: '', description_parts_bn: [] }).blocks).toEqual(
    blocks('Care'),
  );
});

test('a page kept by an earlier release is shown without Bangla texts', () => {
  const { description, description_parts } = product(both, '');
  const earlier = { description, description_parts, short_description: both } as never;
  expect(descriptionIn('bn', earlier).words).toBe('নরম সুতি।');
  expect(shortDescriptionIn('bn', earlier)).toBe('নরম সুতি।');
});
