/** What this browser remembers of searches. */
import { keepSearches, lastSearches, rememberSearch } from '../../../../../storefront/src/app/session/lastSearches';
import { forgetAtSignOut, setForgetsAtSignOut } from '../../../../../storefront/src/app/session/recent';

beforeEach(() => localStorage.clear());

test('the newest first, each once whatever its spaces and capitals, at most eight', () => {
  for (let n = 0; n < 10; n += 1) rememberSearch(`rice ${n}`);
  rememberSearch('চাল');
  rememberSearch('  RICE   8 ');
  expect(lastSearches()).toEqual(['RICE   8', 'চাল', 'rice 9', 'rice 7', 'rice 6', 'rice 5', 'rice 4', 'rice 3']);
});

test('nothing empty and nothing longer than the box takes', () => {
  for (const text of ['', '   ', 'a'.repeat(101)]) rememberSearch(text);
  expect(lastSearches()).toEqual([]);
});

test('what somebody else wrote there does no harm', () => {
  for (const kept of ['{"a":1}', 'not json', '[1, null, "rice", ""]']) {
    localStorage.setItem('last_searches', kept);
    expect([kept, lastSearches()]).toEqual([kept, kept.includes('rice') ? ['rice'] : []]);
  }
});

test('they are forgotten at sign-out with the products looked at, where somebody wants that', () => {
  keepSearches(['rice']);
  forgetAtSignOut();
  expect(lastSearches()).toEqual(['rice']);
  setForgetsAtSignOut(true);
  forgetAtSignOut();
  expect([lastSearches(), localStorage.getItem('last_searches')]).toEqual([[], null]);
});
