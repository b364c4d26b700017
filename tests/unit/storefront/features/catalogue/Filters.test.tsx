/** The filters beside a list. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../../../../../frontend/messages/LanguageProvider';
import type { Language } from '../../../../../frontend/messages/language';
import { Filters } from '../../../../../storefront/src/features/catalogue/Filters';
import { readGrid } from '../../../../../storefront/src/features/catalogue/gridQuery';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const facets = {
  price: { min: 10, max: 500 },
  brands: [],
  ratings: [4, 1].map((star) => ({ star, count: star + 1 })),
  in_stock: 7,
};

function labelsIn(language: Language): string[] {
  const place = document.createElement('div');
  const grid = { choice: readGrid(new URLSearchParams()), change: () => undefined, clear: () => undefined };
  act(() =>
    createRoot(place).render(
      <LanguageProvider language={language}>
        <Filters grid={grid} facets={facets} />
      </LanguageProvider>,
    ),
  );
  return [...place.querySelectorAll('label')].map((label) => label.textContent);
}

test('one star is one star', () => {
  expect(labelsIn('en')).toEqual(expect.arrayContaining(['4 stars and up (5)', '1 star and up (2)']));
  expect(labelsIn('bn')).toEqual(expect.arrayContaining(['৪ তারা ও তার বেশি (৫)', '১ তারা ও তার বেশি (২)']));
});
