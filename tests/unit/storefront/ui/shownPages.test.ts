import { shownPages } from '../../../../storefront/src/ui/shownPages';

/** As people count, with … where pages are left out. */
const shown = (count: number, page: number) =>
  shownPages(count, page - 1)
    .map((one) => (one === null ? '…' : String(one + 1)))
    .join(' ');

describe('the pages of a long list', () => {
  it('are all shown when there are few', () => {
    expect(shown(2, 1)).toBe('1 2');
    expect(shown(7, 4)).toBe('1 2 3 4 5 6 7');
  });

  it('are three at each end and three around the current one', () => {
    expect(shown(20, 1)).toBe('1 2 3 … 18 19 20');
    expect(shown(20, 10)).toBe('1 2 3 … 9 10 11 … 18 19 20');
    expect(shown(20, 20)).toBe('1 2 3 … 18 19 20');
  });

  it('always include the current page', () => {
    for (let page = 1; page <= 30; page += 1) expect(shown(30, page).split(' ')).toContain(String(page));
  });
});
