import { checkDocument } from '../../../../domain/richText/check';
import { parent, textNode, type RichDocument } from '../../../../domain/richText/document';
import { editorFormats } from '../../../../domain/richText/formats';
import { documentOf, plainTextOf, withWords } from '../../../../domain/richText/plainText';

const paragraph = (words: string, format = 0) => parent('paragraph', [textNode(words, format)]);
const item = (words: string) => ({ ...parent('listitem', [textNode(words)]), value: 1 });
const list = (listType: 'bullet' | 'number', ...words: string[]) => ({
  ...parent('list', words.map(item)),
  listType,
  tag: listType === 'number' ? ('ol' as const) : ('ul' as const),
  start: 1,
});
const heading = (words: string) => ({ ...parent('heading', [textNode(words, 1)]), tag: 'h2' as const });
const document = (...blocks: RichDocument['root']['children']): RichDocument => ({ root: parent('root', blocks) });

describe('plain texts and documents', () => {
  test.each(['One line', 'One\n\nTwo', 'One\nbelow\n\nTwo\nbelow', 'নিয়ম\n\nএক\nদুই'])(
    '%j comes back as it was',
    (text) => expect(plainTextOf(documentOf(text))).toBe(text),
  );

  test('line ends of Windows and several empty lines are one empty line', () => {
    expect(plainTextOf(documentOf('One\r\n\r\n\r\n\nTwo  \n'))).toBe('One\n\nTwo');
  });

  test('nothing written is no document, and no document no words', () => {
    expect(documentOf(' \n\n ')).toBeNull();
    expect(plainTextOf(null)).toBe('');
  });

  test('a converted plain text passes the check unchanged', () => {
    const made = documentOf('One\nbelow\n\nTwo')!;
    expect(checkDocument(made, editorFormats, { characters: 100 }, 'number')).toEqual({ document: made });
  });

  test('lists and tables have a line for each item and row', () => {
    const cell = (words: string) => ({
      ...parent('tablecell', [paragraph(words)]),
      headerState: 0,
      colSpan: 1,
      rowSpan: 1,
    });
    const table = parent('table', [parent('tablerow', [cell('Size'), cell('42')])]);
    expect(plainTextOf(document(heading('Rules'), list('bullet', 'a', 'b'), list('number', 'c', 'd'), table))).toBe(
      'Rules\n\n• a\n• b\n\n1. c\n2. d\n\nSize | 42',
    );
  });
});

describe('other words for a document', () => {
  const stored = document(heading('Rules'), paragraph('First', 1), list('bullet', 'a', 'b'));

  test('the same words leave it as it is', () => {
    expect(withWords(stored, 'Rules\n\nFirst\n\n• a\n• b')).toBe(stored);
  });

  test('unchanged blocks keep their formats, changed ones are plain', () => {
    expect(withWords(stored, 'Rules\n\nSecond\n\n• a\n• b')?.root.children).toEqual([
      heading('Rules'),
      paragraph('Second'),
      list('bullet', 'a', 'b'),
    ]);
  });

  test('no words leave none', () => expect(withWords(stored, '')).toBeNull());
  test('without a document it is made', () => expect(plainTextOf(withWords(null, 'New'))).toBe('New'));
});
