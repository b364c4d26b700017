import fc from 'fast-check';
import { csvText, plainCell, safeCell } from '../../../../domain/text/csv';

test.each(['=1+1', '+88', '-x', '@cmd', '\tx', "'=1", "''=1"])('%p is no longer a formula', (value) => {
  expect(safeCell(value)).toBe(`'${value}`);
  expect(plainCell(safeCell(value))).toBe(value);
});

test.each(['-5', '-5.25', 'plain', "it's", "'quoted'", ''])('%p is unchanged', (value) => {
  expect(safeCell(value)).toBe(value);
  expect(plainCell(value)).toBe(value);
});

test('every cell value survives writing and reading', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '1', 'ক', ' ') }),
      (value) => plainCell(safeCell(value)) === value,
    ),
  );
});

test('commas, quotation marks and line breaks are kept inside quotation marks', () => {
  expect(csvText([['a,b', 'say "হ্যাঁ"', 'one\ntwo', 'plain']])).toBe('"a,b","say ""হ্যাঁ""","one\ntwo",plain');
});
