import { parent, textNode, type LinkTarget, type RichDocument } from '../../../../domain/richText/document';
import { linkable, pageOf } from '../../../../domain/richText/formats';
import { referencesOf, shownDocument, type Found } from '../../../../domain/richText/shown';
import { paths } from '../../../../storefront/src/app/paths';

const document = (...blocks: RichDocument['root']['children']): RichDocument => ({ root: parent('root', blocks) });
const link = (fields: LinkTarget) => ({ ...parent('link', [textNode('here')]), fields });
const linked = (fields: LinkTarget) => document(parent('paragraph', [link(fields)]));
const rice: LinkTarget = { linkType: 'internal', doc: { relationTo: 'products', value: 5 }, newTab: false };
const picture = {
  type: 'upload' as const,
  version: 3,
  id: 'a',
  format: '',
  relationTo: 'media' as const,
  value: 7,
  fields: { alt: 'Rice', alt_bn: 'চাল' },
};
const found: Found = {
  link: (collection, id) => (collection === 'products' && id === 5 ? '/view-product/rice' : null),
  picture: (id) =>
    id === 7 ? { src: '/uploads/media/rice.webp', width: 10, height: 5, alt: 'own', alt_bn: '' } : null,
};
const nothing: Found = { link: () => null, picture: () => null };
const words = { kind: 'text', text: 'here', bold: false, italic: false, underline: false };

test('a link to a record has the address it has now', () => {
  expect(shownDocument(linked(rice), found, 'en')).toEqual([
    { kind: 'paragraph', inside: [{ kind: 'link', to: '/view-product/rice', newTab: false, inside: [words] }] },
  ]);
});

test('a link to a missing record, or one that must not be followed, is plain text', () => {
  const plain = [{ kind: 'paragraph', inside: [words] }];
  expect(shownDocument(linked(rice), nothing, 'en')).toEqual(plain);
  const bad: LinkTarget = { linkType: 'custom', url: 'javascript:alert(1)', newTab: false };
  expect(shownDocument(linked(bad), found, 'en')).toEqual(plain);
});

test('a picture has alternative text in the language of the text; a deleted one is not shown', () => {
  const shown = (language: 'en' | 'bn') => shownDocument(document(picture), found, language);
  expect(shown('bn')).toEqual([{ kind: 'picture', src: '/uploads/media/rice.webp', width: 10, height: 5, alt: 'চাল' }]);
  expect(shown('en')).toMatchObject([{ alt: 'Rice' }]);
  expect(shownDocument(document(picture), nothing, 'en')).toEqual([]);
});

test('nodes that are not known are left out', () => {
  const odd = { type: 'html', html: '<script>' } as unknown as RichDocument['root']['children'][number];
  expect(shownDocument(document(odd), found, 'en')).toEqual([]);
});

test('what has to be looked up is named once', () => {
  expect(referencesOf([document(picture, picture), linked(rice), linked(rice), null])).toEqual({
    links: [{ collection: 'products', id: 5 }],
    pictures: [7],
  });
});

test('links lead to the pages that the shop has', () => {
  expect(linkable.map((collection) => pageOf[collection]('চাল'))).toEqual([
    paths.product('চাল'),
    paths.collection('চাল'),
    paths.category('চাল'),
    paths.category('চাল'),
    `/page/${encodeURIComponent('চাল')}`,
  ]);
});
