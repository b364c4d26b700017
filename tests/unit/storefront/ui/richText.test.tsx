/** What the shop draws of a text with formats. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { ShownBlock, ShownInline } from '../../../../domain/richText/shown';
import { RichText } from '../../../../storefront/src/ui/RichText';

const words = (text: string, more: Partial<ShownInline> = {}): ShownInline =>
  ({ kind: 'text', text, bold: false, italic: false, underline: false, ...more }) as ShownInline;
const drawn = (...blocks: ShownBlock[]): string => drawnWith({}, ...blocks);
const drawnWith = (more: { isVendors?: boolean; under?: 1 | 2 }, ...blocks: ShownBlock[]): string => {
  const place = document.createElement('div');
  act(() =>
    createRoot(place).render(
      <MemoryRouter>
        <RichText blocks={blocks} {...more} />
      </MemoryRouter>,
    ),
  );
  return place.innerHTML;
};
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const link = (to: string, newTab = false): ShownBlock => ({
  kind: 'paragraph',
  inside: [{ kind: 'link', to, newTab, inside: [words('here')] }],
});

test('marks, headings, lists and tables have their elements', () => {
  const html = drawn(
    { kind: 'heading', level: 2, inside: [words('Rules')] },
    {
      kind: 'list',
      isNumbered: true,
      start: 3,
      inside: [{ kind: 'item', inside: [words('One', { bold: true })] }],
    },
    { kind: 'table', rows: [[{ kind: 'cell', heads: 'column', columns: 2, rows: 1, inside: [] }]] },
  );
  expect(html).toContain('<h2>Rules</h2>');
  expect(html).toContain('<ol start="3"><li><strong>One</strong></li></ol>');
  expect(html).toMatch(/<th scope="col" colSpan="2"/i);
});

test('what somebody wrote stays text', () => {
  expect(drawn({ kind: 'paragraph', inside: [words('<img src=x onerror=alert(1)>')] })).toContain(
    '&lt;img src=x onerror=alert(1)&gt;',
  );
});

test('links lead inside the shop, outside, or nowhere', () => {
  expect(drawn(link('/view-product/rice'))).toContain('<a href="/view-product/rice"');
  expect(drawn(link('https://example.org', true))).toMatch(
    /href="https:\/\/example.org" rel="noopener noreferrer" target="_blank"/,
  );
  expect(drawn(link('javascript:alert(1)'))).not.toContain('<a');
});

test('parts that are not known are left out', () => {
  expect(drawn({ kind: 'html', html: '<script>' } as never)).not.toContain('script');
});

describe('what a vendor wrote', () => {
  const html = (isVendors: boolean, ...blocks: ShownBlock[]) => drawnWith({ isVendors, under: 2 }, ...blocks);

  test('has links that search engines do not count; those of editors are counted', () => {
    expect(html(true, link('https://example.org/'))).toContain('rel="noopener noreferrer nofollow ugc"');
    expect(html(false, link('https://example.org/'))).not.toContain('nofollow');
    expect(html(true, link('/view-product/rice'))).toContain('<a href="/view-product/rice"');
  });

  test('stands below the heading of its part of the page', () =>
    expect(html(true, { kind: 'heading', level: 2, inside: [words('Care')] })).toContain('<h3>Care</h3>'));
});
