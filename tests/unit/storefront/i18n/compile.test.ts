/** Our sentences are compiled without the full ICU parser; here they are compared with it, every one of them. */
import { parse } from '@formatjs/icu-messageformat-parser';
import fs from 'node:fs';
import path from 'node:path';
import { compileSentence } from '../../../../storefront/src/i18n/compile';

const source = path.resolve('storefront/src');
const files = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /messages\.ts$/.test(file) && !file.endsWith('i18n/messages.ts'));

/** What the parser adds for error messages and what it fills in by itself does not change what is said. */
const bare = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(bare);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name, value]) => name !== 'location' && value !== undefined)
      .map(([name, value]) => [name, bare(value)]),
  );
};

describe('the compiler of sentences', () => {
  test('gives the tree that the full parser gives, for every sentence of the shop in both languages', async () => {
    const sentences: string[] = [];
    for (const file of files) {
      const module = (await import(path.join(source, file))) as Record<
        string,
        { sentences?: Record<string, { en: string; bn: string }> }
      >;
      for (const messages of Object.values(module)) {
        for (const { en, bn } of Object.values(messages.sentences ?? {})) sentences.push(en, bn);
      }
    }
    expect(sentences.length).toBeGreaterThan(800);
    const different = sentences.filter((sentence) => {
      const compiled = compileSentence(sentence);
      const tree = typeof compiled === 'string' ? [{ type: 0, value: compiled }] : compiled;
      return JSON.stringify(bare(tree)) !== JSON.stringify(bare(parse(sentence)));
    });
    expect(different).toEqual([]);
  });

  test.each([
    ['{count, plural, one {# item} other {# items}} for {name}'],
    ['{count, plural, =0 {none} one {one of {name}} other {#}}'],
    ['plain words, a comma, and # that is only a sign'],
  ])('%s', (sentence) => {
    const compiled = compileSentence(sentence);
    const tree = typeof compiled === 'string' ? [{ type: 0, value: compiled }] : compiled;
    expect(bare(tree)).toEqual(bare(parse(sentence)));
  });
});
