/** A kept text as the editor has it, and back. */
import {
  beginningOf,
  documentOfForm,
  fromEditor,
  recordAddress,
  recordIn,
  toEditor,
  wordsOfForm,
} from '../../../../../admin-components/shared/richText/editorDocument';
import { checkDocument } from '../../../../../domain/richText/check';
import { documentOf } from '../../../../../domain/richText/plainText';
import { vendorFormats } from '../../../../../domain/richText/formats';

const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const link = (fields: object) => ({ type: 'link', fields, children: [text('here')] });
const given = (value: string | number) => ({
  root: {
    type: 'root',
    children: [
      { type: 'heading', tag: 'h2', children: [text('যত্ন')] },
      {
        type: 'list',
        listType: 'number',
        start: 1,
        children: [{ type: 'listitem', value: 1, children: [text('One', 3)] }],
      },
      { type: 'paragraph', children: [link({ linkType: 'internal', doc: { relationTo: 'products', value } })] },
      { type: 'paragraph', children: [link({ linkType: 'custom', url: 'https://example.org/a' })] },
    ],
  },
});
const kept = (value: string | number, ids: 'number' | 'hex') => {
  const checked = checkDocument(given(value), vendorFormats, { characters: 1_000 }, ids);
  if ('problem' in checked) throw new Error(checked.problem.code);
  return checked.document;
};
const pasted = (...children: unknown[]) => fromEditor({ root: { type: 'root', children } })?.root.children;

test.each([
  [7, 'number'],
  ['65f0c0ffee65f0c0ffee65f0', 'hex'],
  ['651234567890123456789012', 'hex'],
] as const)('a text that links to the record %s comes back as it was', (value, ids) => {
  const document = kept(value, ids);
  expect(fromEditor(JSON.parse(toEditor(document)))).toEqual(document);
});

test('an empty text has a paragraph to write in, and is nothing when it comes back', () => {
  expect(JSON.parse(toEditor(null)).root.children).toMatchObject([{ type: 'paragraph', children: [] }]);
  expect(fromEditor(JSON.parse(toEditor(null)))).toBeNull();
});

test('words without formats begin as paragraphs', () =>
  expect(fromEditor(JSON.parse(beginningOf({ document: '', words: 'One\n\nTwo' })))).toEqual(documentOf('One\n\nTwo')));

test('pasted text is reduced to the allowed formats', () => {
  const at = (url: string) => ({ type: 'link', url, children: [text('here')] });
  expect(pasted({ type: 'heading', tag: 'h1', children: [text('Big')] })).toMatchObject([{ tag: 'h2' }]);
  expect(pasted({ type: 'heading', tag: 'h5', children: [text('Small')] })).toMatchObject([{ tag: 'h3' }]);
  for (const url of ['javascript:alert(1)', 'http://example.org', '/grocery'])
    expect(pasted({ type: 'paragraph', children: [at(url)] })).toMatchObject([{ children: [{ type: 'text' }] }]);
});

test('only records that a text may link to have an address', () => {
  expect(recordIn(recordAddress('pages', '3'))).toEqual({ relationTo: 'pages', value: '3' });
  expect(recordIn('https://record.invalid/users/1')).toBeNull();
  expect(recordIn('https://example.org/products/1')).toBeNull();
});

test('a form has it as JSON; another value is none', () => {
  const document = documentOf('One');
  expect(documentOfForm(JSON.stringify(document))).toEqual(document);
  expect([documentOfForm(''), documentOfForm('{')]).toEqual([null, null]);
  expect([wordsOfForm(JSON.stringify(document)), wordsOfForm('One')]).toEqual(['One', null]);
});
