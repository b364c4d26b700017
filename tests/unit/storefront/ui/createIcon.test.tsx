/** The icons of the build have the markup that lucide would give them. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createLucideIcon } from 'lucide-react';
import createIcon from '../../../../storefront/src/ui/createIcon';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const data = {
  name: 'heart-off',
  size: 24,
  node: [
    ['path', { d: 'M2 9.5a5.5 5.5 0 0 1 9.591-3.676', key: 'a' }],
    ['circle', { cx: '12', cy: '12', r: '3', key: 'b' }],
  ] as [string, Record<string, string>][],
};
const [ours, theirs] = [createIcon(data), createLucideIcon(data as never)];

/** The markup as a tree, with attributes in one order. */
function treeOf(icon: typeof ours | typeof theirs, props: object): unknown {
  const place = document.createElement('div');
  act(() => createRoot(place).render(createElement(icon, props)));
  const read = (element: Element): unknown => [
    element.tagName,
    [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
    [...element.children].map(read),
  ];
  return read(place.firstElementChild!);
}

test.each([
  ['nothing', {}],
  ['a size', { size: 16 }],
  ['a width of its own', { size: 16, width: '1em' }],
  ['a colour and a thicker line', { color: 'red', strokeWidth: 3 }],
  ['a fill', { fill: 'currentColor' }],
  ['a class', { className: 'mark' }],
  ['a name', { 'aria-label': 'Favourite', role: 'img' }],
  ['a name that is not there', { 'aria-label': undefined }],
  ['another attribute', { 'data-place': 'cart', style: { color: 'blue' } }],
])('with %s', (_what, props) => {
  expect(treeOf(ours, props)).toEqual(treeOf(theirs, props));
});
