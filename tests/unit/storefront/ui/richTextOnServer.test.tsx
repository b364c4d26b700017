/**
 * A text with formats as the server draws it.
 * @jest-environment node
 */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { ShownBlock } from '../../../../domain/richText/shown';
import { RichText } from '../../../../storefront/src/ui/RichText';

const words = (text: string) => ({ kind: 'text' as const, text, bold: false, italic: false, underline: false });

test('a vendor’s heading and link are in the page before any script runs', () => {
  const blocks: ShownBlock[] = [
    { kind: 'heading', level: 3, inside: [words('যত্ন <b>')] },
    {
      kind: 'paragraph',
      inside: [{ kind: 'link', to: 'https://example.org/', newTab: false, inside: [words('here')] }],
    },
  ];
  const page = renderToString(
    <MemoryRouter>
      <RichText blocks={blocks} under={2} isVendors />
    </MemoryRouter>,
  );
  expect(page).toContain('<h4>যত্ন &lt;b&gt;</h4>');
  expect(page).toContain('rel="noopener noreferrer nofollow ugc"');
});
