/** Bangla on paper: letters join, change their places and their forms as in a browser, and what is copied is what was written. */
import { loadFonts } from '../../../../services/pdf/fonts';
import type { ShapedFont } from '../../../../services/pdf/shapedFont';

let font: ShapedFont;
beforeAll(async () => {
  font = (await loadFonts()).byName.get('bangla-regular')!;
});

const glyphs = (text: string): number[] => font.layout(text).glyphs.map(({ id }) => id);
const plain = (character: string): number => font.glyphForCodePoint(character.codePointAt(0)!).id;
const copied = (text: string): number[] => font.layout(text).glyphs.flatMap(({ codePoints }) => codePoints);

test.each(['ক্ষ', 'ট্ট', 'জ্ঞ', 'ঙ্ক', 'হ্ম'])('%s is one glyph of its own', (conjunct) => {
  expect([...conjunct]).toHaveLength(3);
  const drawn = glyphs(conjunct);
  expect(drawn).toHaveLength(1);
  expect([...conjunct].map(plain)).not.toContain(drawn[0]);
});

test('vowels that are said after a consonant are drawn before it, and the two halves of ো around it', () => {
  expect(glyphs('কি')[1]).toBe(plain('ক'));
  expect(glyphs('কে')[1]).toBe(plain('ক'));
  const [, middle, end] = glyphs('কো');
  expect([middle, end]).toEqual([plain('ক'), plain('া')]);
});

test('ে that begins a word has another form than inside it, and inside it the headline is not broken', () => {
  expect(glyphs('মেয়ে')).toContain(plain('ে'));
  expect(glyphs('মেয়ে')[0]).not.toBe(plain('ে'));
  expect(glyphs('অংশে')).toContain(plain('ে'));
});

test('র before a consonant is a mark above it that takes no room', () => {
  const { glyphs: drawn, positions } = font.layout('র্ক');
  expect(drawn.map(({ id }) => id)).toEqual([plain('ক'), expect.any(Number)]);
  expect(drawn[1]!.id).not.toBe(plain('র'));
  expect(positions[1]).toMatchObject({ xAdvance: 0 });
  expect(positions[1]!.xOffset).toBeLessThan(0);
});

test.each(['ক্ষুদ্র', 'রাষ্ট্র', 'কর্তৃপক্ষ', 'মিষ্টি', 'বিক্রেতা', 'ব্রাহ্মণবাড়িয়া', 'স্ত্রী', 'ছুঁলে', 'হৃদয়', '৳১২'])(
  'the glyphs of %s stand for its letters, none twice and none left out',
  (text) => {
    const letters = [...text.normalize('NFC')].map((one) => one.codePointAt(0));
    expect(copied(text.normalize('NFC')).sort()).toEqual(letters.sort());
  },
);
