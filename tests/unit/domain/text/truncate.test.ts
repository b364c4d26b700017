import fc from 'fast-check';
import { productNameLength, shopNameLength, truncateAtWord } from '../../../../domain/text/truncate';

describe('long names', () => {
  it('are cut at 35 and 20 characters', () => expect([productNameLength, shopNameLength]).toEqual([35, 20]));

  it.each([
    ['Short name', 'Short name'],
    ['Handmade leather sandals for men from Dhaka', 'Handmade leather sandals for men…'],
    ['Exactly thirty-five characters here', 'Exactly thirty-five characters here'],
    ['Thirty five letters and then a blan k', 'Thirty five letters and then a blan…'],
    ['x'.repeat(50), `${'x'.repeat(35)}…`],
  ])('%p becomes %p', (name, cut) => expect(truncateAtWord(name, 35)).toBe(cut));

  it('never separate a vowel sign from its letter', () => {
    expect(truncateAtWord('কিকিকিকি', 3)).toBe('কি…');
  });

  it('are never longer than requested, except for the ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.integer({ min: 1, max: 60 }), (name, max) => {
        expect([...truncateAtWord(name, max)].length).toBeLessThanOrEqual(max + 1);
      }),
    );
  });
});
