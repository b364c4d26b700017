import { describe, expect, it } from '@jest/globals';
import { shownPages } from '../../../../admin-components/shared/table/shownPages';

const text = (count: number, current: number) =>
  shownPages(count, current)
    .map((page) => (page === null ? '…' : String(page + 1)))
    .join(' ');

describe('the page numbers of a list', () => {
  it('are all shown when there are few', () => {
    expect(text(2, 0)).toBe('1 2');
    expect(text(7, 3)).toBe('1 2 3 4 5 6 7');
  });

  it('are three at each end and three around the current one', () => {
    expect(text(20, 9)).toBe('1 2 3 … 9 10 11 … 18 19 20');
    expect(text(13, 0)).toBe('1 2 3 … 11 12 13');
    expect(text(13, 12)).toBe('1 2 3 … 11 12 13');
  });

  it('leave no gap of a single page', () => {
    expect(text(20, 4)).toBe('1 2 3 4 5 6 … 18 19 20');
    expect(text(20, 5)).toBe('1 2 3 4 5 6 7 … 18 19 20');
  });

  it('always hold the current page, the first and the last', () => {
    for (let count = 1; count <= 40; count += 1) {
      for (let current = 0; current < count; current += 1) {
        const shown = shownPages(count, current);
        expect(shown).toContain(current);
        expect(shown[0]).toBe(0);
        expect(shown.at(-1)).toBe(count - 1);
      }
    }
  });
});
