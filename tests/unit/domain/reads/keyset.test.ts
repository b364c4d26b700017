/** The condition for the rows after a row: read page by page, every list returns each row once and in order. */
import fc from 'fast-check';
import { behind, fullOrder, sortOf, type Order, type Place } from '../../../../domain/reads/keyset';

type Value = string | number | boolean | null;
type Row = Record<string, Value>;
type Where = Record<string, unknown>;

/** As both databases compare: null sorts before any value, and a comparison with null never holds. */
function compare(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}

const tests: Record<string, (a: Value, b: Value) => boolean> = {
  equals: (a, b) => a === b,
  not_equals: (a, b) => a !== b,
  greater_than: (a, b) => a !== null && b !== null && compare(a, b) > 0,
  greater_than_equal: (a, b) => a !== null && b !== null && compare(a, b) >= 0,
  less_than: (a, b) => a !== null && b !== null && compare(a, b) < 0,
  less_than_equal: (a, b) => a !== null && b !== null && compare(a, b) <= 0,
};

const fits = (row: Row, where: Where): boolean =>
  Object.entries(where).every(([key, value]) => {
    if (key === 'and') return (value as Where[]).every((each) => fits(row, each));
    if (key === 'or') return (value as Where[]).some((each) => fits(row, each));
    return Object.entries(value as Record<string, Value>).every(([operator, wanted]) =>
      tests[operator]!(row[key]!, wanted),
    );
  });

const inOrder = (rows: Row[], order: Order[]): Row[] =>
  [...rows].sort((a, b) => {
    for (const { field, descending } of order) {
      const way = compare(a[field]!, b[field]!);
      if (way !== 0) return descending ? -way : way;
    }
    return 0;
  });

const placeOf = (row: Row, order: Order[]): Place => order.map(({ field }) => row[field]!);
const filled = (field: string) => field === 'id' || field === 'createdAt';

describe('the order of a list', () => {
  test.each([
    [['-createdAt'], ['-createdAt', '-id']],
    [['createdAt'], ['createdAt', 'id']],
    [['name'], ['name', '-createdAt', '-id']],
    [
      ['-price', 'name'],
      ['-price', 'name', '-createdAt', '-id'],
    ],
    [
      ['name', '-name', 'id', 'price'],
      ['name', 'id'],
    ],
    [['-id'], ['-id']],
  ])('%j is completed to %j', (asked, whole) => {
    expect(sortOf(fullOrder(asked, true))).toEqual(whole);
  });

  test('of records without timestamps ends with the id alone', () => {
    expect(sortOf(fullOrder(['key'], false))).toEqual(['key', 'id']);
    expect(sortOf(fullOrder([], false))).toEqual(['-id']);
  });
});

describe('the condition', () => {
  test('leads with the first field, so that an index on it is used', () => {
    expect(behind(fullOrder(['-createdAt'], true), ['2026-01-02', 7], filled)).toEqual({
      and: [
        { createdAt: { less_than_equal: '2026-01-02' } },
        {
          or: [
            { and: [{ createdAt: { less_than: '2026-01-02' } }] },
            { and: [{ createdAt: { equals: '2026-01-02' } }, { id: { less_than: 7 } }] },
          ],
        },
      ],
    });
  });

  test('leaves out what cannot follow: in descending order no value comes after null', () => {
    expect(behind(fullOrder(['-price', 'id'], true), [null, 'a1'], filled)).toEqual({
      and: [{ or: [{ and: [{ price: { equals: null } }, { id: { greater_than: 'a1' } }] }] }],
    });
  });

  const value = fc.constantFrom<Value>(null, 1, 2, 3);
  const text = fc.constantFrom<Value>(null, '', 'a', 'B', 'চাল');
  const rows = (id: fc.Arbitrary<string | number>) =>
    fc.uniqueArray(
      fc.record<Row>({ id, price: value, name: text, createdAt: fc.constantFrom('2026-01-01', '2026-01-02') }),
      { selector: (row) => row.id, maxLength: 14 },
    );
  const sort = fc.uniqueArray(
    fc.constantFrom('price', '-price', 'name', '-name', 'createdAt', '-createdAt', 'id', '-id'),
    { minLength: 1, maxLength: 4 },
  );

  test.each([
    ['numbers', fc.integer({ min: 1, max: 99 })],
    ['texts', fc.integer({ min: 1, max: 99 }).map((n) => n.toString(16).padStart(24, '0'))],
  ])('finds exactly the rows after each row, in any order, with ids that are %s', (_kind, id) => {
    fc.assert(
      fc.property(rows(id), sort, (all, asked) => {
        const order = fullOrder(asked, true);
        const whole = inOrder(all, order);
        whole.forEach((row, index) => {
          const next = behind(order, placeOf(row, order), filled);
          expect(
            inOrder(
              all.filter((each) => fits(each, next)),
              order,
            ),
          ).toEqual(whole.slice(index + 1));
        });
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
