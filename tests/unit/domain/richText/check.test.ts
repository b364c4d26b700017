import { checkDocument, deepest, mostNodes } from '../../../../domain/richText/check';
import { safeAddress } from '../../../../domain/richText/addresses';
import { editorFormats, vendorFormats, type Formats } from '../../../../domain/richText/formats';

const text = (words: string, more = {}) => ({ type: 'text', version: 1, text: words, format: 0, ...more });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', version: 1, children });
const document = (...children: unknown[]) => ({ root: { type: 'root', version: 1, children } });
const check = (value: unknown, formats: Formats = editorFormats, characters = 1_000) =>
  checkDocument(value, formats, { characters }, 'number');
const kept = (value: unknown, formats?: Formats) => {
  const checked = check(value, formats);
  if ('problem' in checked) throw new Error(checked.problem.code);
  return checked.document;
};
const refusal = (value: unknown, formats?: Formats, characters?: number) => {
  const checked = check(value, formats, characters);
  return 'problem' in checked ? checked.problem.code : null;
};
const link = (fields: object) => document(paragraph({ type: 'link', version: 3, fields, children: [text('here')] }));
const nested = (levels: number): unknown =>
  levels === 0
    ? text('deep')
    : { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [nested(levels - 1)] }] };

describe('a document', () => {
  test('keeps headings, marks, lists, quotes, tables, pictures and videos of editors', () => {
    const cell = { type: 'tablecell', headerState: 1, colSpan: 2, children: [paragraph(text('Size'))] };
    const given = document(
      { type: 'heading', tag: 'h2', children: [text('Rules', { format: 1 })] },
      {
        type: 'list',
        listType: 'number',
        start: 3,
        children: [{ type: 'listitem', value: 3, children: [text('One')] }],
      },
      { type: 'quote', children: [text('Said')] },
      { type: 'table', children: [{ type: 'tablerow', children: [cell] }] },
      { type: 'upload', relationTo: 'media', value: { id: 7 }, fields: { alt: 'Rice' } },
      { type: 'block', fields: { blockType: 'video', video: 'M7lc1UVf-VE' } },
    );
    expect(kept(given)?.root.children).toMatchObject([
      { type: 'heading', tag: 'h2', children: [{ text: 'Rules', format: 1 }] },
      { type: 'list', tag: 'ol', start: 3, children: [{ type: 'listitem', value: 3 }] },
      { type: 'quote' },
      { type: 'table', children: [{ children: [{ headerState: 1, colSpan: 2, rowSpan: 1 }] }] },
      { type: 'upload', value: 7, fields: { alt: 'Rice', alt_bn: '' } },
      { type: 'block', fields: { video: 'M7lc1UVf-VE' } },
    ]);
  });

  test('loses what is not known: styles, marks, keys, classes', () => {
    const given = document({
      ...paragraph(text('Red', { style: 'color:red', format: 255, onclick: 'alert(1)' })),
      className: 'x',
      innerHTML: '<b>',
    });
    const [block] = kept(given)!.root.children;
    expect(block).toEqual({
      type: 'paragraph',
      version: 1,
      direction: null,
      format: '',
      indent: 0,
      children: [{ type: 'text', version: 1, text: 'Red', format: 11, mode: 'normal', style: '', detail: 0 }],
    });
  });

  test('without words is none; with a picture alone it is one', () => {
    expect(kept(document(paragraph(text('  '))))).toBeNull();
    expect(kept(null)).toBeNull();
    expect(kept(document({ type: 'upload', relationTo: 'media', value: 1 }))).not.toBeNull();
  });

  test('stores letters in their composed form', () => {
    const [block] = kept(document(paragraph(text('Cafe\u0301'))))!.root.children;
    expect(block).toMatchObject({ children: [{ text: 'Café' }] });
  });
});

describe('a hostile document', () => {
  test.each([
    ['a text', '<script>alert(1)</script>'],
    ['a number', 7],
    ['a list', []],
    ['no root', { children: [] }],
    ['a root of another kind', { root: { type: 'paragraph', children: [] } }],
    ['children that are none', { root: { type: 'root', children: 'many' } }],
    ['a node of HTML', document({ type: 'html', html: '<script>' })],
    ['an unknown block', document({ type: 'block', fields: { blockType: 'script', video: 'M7lc1UVf-VE' } })],
    ['words outside a paragraph', document(text('loose'))],
    ['a heading within words', document(paragraph({ type: 'heading', tag: 'h2', children: [] }))],
    ['a first heading', document({ type: 'heading', tag: 'h1', children: [text('x')] })],
    ['words that are none', document(paragraph({ type: 'text', text: { toString: 'x' } }))],
    ['a picture of another collection', document({ type: 'upload', relationTo: 'documents', value: 1 })],
    ['a picture without a possible id', document({ type: 'upload', relationTo: 'media', value: '1 OR 1' })],
    ['a name of a built-in property', document({ type: 'constructor', children: [] })],
  ])('%s is refused', (_what, given) => expect(refusal(given)).toBe('wrongText'));

  test('a video of another kind of id is refused', () => {
    const video = (id: string) => document({ type: 'block', fields: { blockType: 'video', video: id } });
    expect(refusal(video('"><script>'))).toBe('wrongVideo');
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'https://x.example/"onmouseover="x',
    'no address',
    '',
  ])('a link to %j is refused', (url) => {
    expect(refusal(link({ linkType: 'custom', url }))).toBe('wrongTextLink');
    expect(safeAddress(url)).toBe(false);
  });

  test.each([
    'https://example.org/a?b=c#d',
    'http://example.org',
    'mailto:a@b.test',
    'tel:+8801700000000',
    '/mall',
    '#top',
  ])('a link to %s is kept', (url) => expect(refusal(link({ linkType: 'custom', url }))).toBeNull());

  test('a link to a record is one of a known collection with a possible id', () => {
    const to = (relationTo: string, value: unknown) => link({ linkType: 'internal', doc: { relationTo, value } });
    expect(refusal(to('products', 5))).toBeNull();
    expect(refusal(to('products', { id: 5, name: 'Rice' }))).toBeNull();
    expect(refusal(to('users', 5))).toBe('wrongTextLink');
    expect(refusal(to('products', 'x'))).toBe('wrongTextLink');
  });

  test('too many characters, parts and levels are refused', () => {
    expect(refusal(document(paragraph(text('x'.repeat(600))), paragraph(text('x'.repeat(600)))))).toBe('tooLong');
    expect(refusal(document(...Array.from({ length: mostNodes + 1 }, () => paragraph())))).toBe('tooNested');
    expect(refusal(document(nested(deepest)))).toBe('tooNested');
    expect(refusal(document(nested(5)))).toBeNull();
  });

  test('levels far deeper than a call stack are refused, not run into', () => {
    let deep: unknown = text('x');
    for (let level = 0; level < 100_000; level += 1)
      deep = { type: 'list', children: [{ type: 'listitem', children: [deep] }] };
    expect(refusal(document(deep))).toBe('tooNested');
  });
});

describe('the bounds of a text', () => {
  const list = (words: string) => document({ type: 'list', children: [{ type: 'listitem', children: [text(words)] }] });

  test('count its plain text, marks of lists included', () => {
    expect(refusal(list('x'.repeat(8)), vendorFormats, 10)).toBeNull();
    expect(refusal(list('x'.repeat(9)), vendorFormats, 10)).toBe('tooLong');
  });

  test('count its parts', () => {
    const many = document(...Array.from({ length: 6 }, () => paragraph(text('x'))));
    const within = (nodes: number) => checkDocument(many, vendorFormats, { characters: 100, nodes }, 'number');
    expect(within(12)).toHaveProperty('document');
    expect(within(11)).toEqual({ problem: { code: 'tooNested' } });
  });
});

describe('what vendors may not use', () => {
  test.each([
    ['a heading of the fourth level', document({ type: 'heading', tag: 'h4', children: [text('x')] })],
    ['a quote', document({ type: 'quote', children: [text('x')] })],
    ['a table', document({ type: 'table', children: [] })],
    ['a picture', document({ type: 'upload', relationTo: 'media', value: 1 })],
    ['a video', document({ type: 'block', fields: { blockType: 'video', video: 'M7lc1UVf-VE' } })],
  ])('%s is refused', (_what, given) => expect(refusal(given, vendorFormats)).toBe('wrongText'));

  test.each([
    'http://example.org',
    '/grocery',
    '#top',
    'mailto:me@example.org',
    'tel:+8801',
    'javascript:alert(1)',
    'https://',
  ])('a link to %s is refused', (url) =>
    expect(refusal(link({ linkType: 'custom', url }), vendorFormats)).toBe('wrongTextLink'),
  );
  test.each([
    [{ linkType: 'custom', url: 'https://example.org/a?b=c' }],
    [{ linkType: 'internal', doc: { relationTo: 'products', value: 3 } }],
  ])('a link %j is kept', (fields) => expect(refusal(link(fields), vendorFormats)).toBeNull());

  test('bold, italics, lists and small headings are kept', () => {
    const given = document(
      { type: 'heading', tag: 'h3', children: [text('Cloth')] },
      { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [text('Cotton', { format: 3 })] }] },
    );
    expect(refusal(given, vendorFormats)).toBeNull();
  });
});
