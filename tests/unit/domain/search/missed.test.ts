import { addedUp, missedQuery, missedSorts, sortMissed } from '../../../../domain/search/missed';
import { withLineFor } from '../../../../domain/search/settings';

describe('what is counted of a search in vain', () => {
  test('its words, however they were typed', () => {
    for (const typed of ['Hover Board', '  hover   board! ', 'HOVER-BOARD'])
      expect([typed, missedQuery(typed)]).toEqual([typed, 'hover board']);
    expect(missedQuery('উড়ন্ত গাড়ি')).toBe('উড়ন্ত গাড়ি'.normalize('NFC'));
    expect(missedQuery('iphone 15 128')).toBe('iphone 15 128');
  });

  test('nothing that may be somebody’s number or address', () => {
    for (const typed of [
      '01712345678',
      '+880 1712-345678',
      '০১৭১২৩৪৫৬৭৮',
      'call 0171 234 5678',
      '1990 1234 567',
      'rahima@example.com',
      'rahima @ example',
      'rahima (at) example.com',
    ])
      expect([typed, missedQuery(typed)]).toEqual([typed, null]);
  });

  test('nothing empty, nothing too long', () => {
    for (const typed of ['', ' %& ', 'a'.repeat(81), 'ab '.repeat(40)])
      expect([typed, missedQuery(typed)]).toEqual([typed, null]);
    expect(missedQuery('a'.repeat(80))).toBe('a'.repeat(80));
  });
});

const row = (query: string, times: number, last_at: string) => ({ query, times, last_at });
const rows = [row('a', 2, '2026-01-02'), row('b', 3, '2026-01-01'), row('a', 4, '2026-01-01')];

test('the days of a search are added up', () => {
  expect(addedUp(rows)).toEqual([row('a', 6, '2026-01-02'), row('b', 3, '2026-01-01')]);
});

test('every order, equal ones by their words', () => {
  const list = [row('b', 1, '2026-01-03'), row('c', 2, '2026-01-01'), row('a', 1, '2026-01-02')];
  expect(
    Object.fromEntries(
      missedSorts.map((sort) => [
        sort,
        sortMissed(list, sort)
          .map(({ query }) => query)
          .join(''),
      ]),
    ),
  ).toEqual({
    times: 'abc',
    '-times': 'cab',
    last_at: 'cab',
    '-last_at': 'bac',
    query: 'abc',
    '-query': 'cba',
  });
});

test('a line for a word is begun once, at the end', () => {
  expect(withLineFor('', 'kurti')).toBe('kurti, ');
  expect(withLineFor('a, b\n\n', 'kurti')).toBe('a, b\nkurti, ');
  expect(withLineFor('kurti, tops\na, b', 'kurti')).toBe('kurti, tops\na, b');
  expect(withLineFor('a, b', '')).toBe('a, b');
});
