/** The words of a description and its formats, whichever of the two somebody sends. */
import { descriptionAfter, isTogether, type Description } from '../../../../domain/products/description';
import { documentOf } from '../../../../domain/richText/plainText';
import { parent, textNode, type RichDocument } from '../../../../domain/richText/document';

const headed = (heading: string, words: string): RichDocument => ({
  root: parent('root', [
    { ...parent('heading', [textNode(heading)]), tag: 'h2' as const },
    parent('paragraph', [textNode(words)]),
  ]),
});
const document = headed('Care', 'Wash by hand.');
const stored: Description = { words: 'Care\n\nWash by hand.', document };
const plain = (words: string): Description => ({ words, document: null });

describe('what is kept of a description', () => {
  test.each<[string, Parameters<typeof descriptionAfter>[0], Description, Description]>([
    ['a document brings its words', { document }, plain('Old'), stored],
    ['paragraphs alone are no formats', { document: documentOf('One\n\nTwo') }, stored, plain('One\n\nTwo')],
    ['the same words leave the formats', { words: 'Care\n\nWash by hand.' }, stored, stored],
    ['so they do with other line ends', { words: ' Care\r\n\r\nWash by hand.\r\n' }, stored, stored],
    ['other words are without formats', { words: 'Care: by hand' }, stored, plain('Care: by hand')],
    ['plain words stay to the letter', { words: 'A\n\n\n  B' }, plain('A'), plain('A\n\n\n  B')],
    ['emptied words leave nothing', { words: null }, stored, plain('')],
    ['without a document the words stay', { document: null }, stored, plain(stored.words)],
    ['words and no document', { words: 'New', document: null }, stored, plain('New')],
    [
      'a program that sends back the document with other words means the words',
      { words: 'New', document },
      stored,
      plain('New'),
    ],
    [
      'of words and a document that both changed the document counts',
      { words: 'New', document: headed('Use', 'Daily.') },
      stored,
      { words: 'Use\n\nDaily.', document: headed('Use', 'Daily.') },
    ],
    [
      'a changed document with the words of before counts',
      { words: stored.words, document: headed('Use', 'Daily.') },
      stored,
      { words: 'Use\n\nDaily.', document: headed('Use', 'Daily.') },
    ],
  ])('%s', (_what, sent, before, after) => {
    const kept = descriptionAfter(sent, before);
    expect(kept).toEqual(after);
    expect(isTogether(kept)).toBe(true);
  });

  test('other words beside a document do not belong to it', () =>
    expect(isTogether({ ...stored, words: 'Other' })).toBe(false));
});
