import { linesFor } from '../../../../../storefront/src/app/layout/suggestionLines';

const named = { id: 1, name: 'Rice', name_bn: 'চাল', slug: 'rice' };
const suggested = {
  products: [{ ...named, slug: 'miniket', thumbnail: null, selling_price: 80 }],
  categories: [
    { ...named, level: 'main' as const },
    { ...named, slug: 'fine-rice', level: 'child' as const },
  ],
  shops: [{ ...named, slug: 'rice-house' }],
};
const pathsOf = (typed: string, last: string[] = []) => linesFor(typed, last, suggested).map(({ path }) => path);

test('what was typed first, then categories, products and shops, each to its page', () => {
  expect(pathsOf('ri', ['oil'])).toEqual([
    '/search/ri',
    '/collections/rice',
    '/category/fine-rice',
    '/view-product/miniket',
    '/shop/rice-house',
  ]);
});

test('the empty box shows the last searches, one character nothing', () => {
  expect(pathsOf('', ['oil', 'চাল'])).toEqual(['/search/oil', `/search/${encodeURIComponent('চাল')}`]);
  expect(pathsOf('r', ['oil'])).toEqual([]);
});
