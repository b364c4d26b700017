import { describe, expect, it } from '@jest/globals';
import { csvOf } from '../../../../admin-components/shared/table/csv';

type Row = { name: string; price: number };
const columns = [
  { key: 'sl', title: 'Sl', cell: () => null },
  { key: 'name', title: 'Name', cell: () => null, text: (row: Row) => row.name },
  { key: 'price', title: 'Price, ৳', cell: () => null, text: (row: Row) => row.price },
];

describe('a list as a CSV file', () => {
  it('has a line for each row and leaves out columns without text', () => {
    expect(csvOf(columns, [{ name: 'Shirt', price: 450 }])).toBe('Name,"Price, ৳"\r\nShirt,450');
  });

  it('quotes commas, quotes and new lines', () => {
    expect(csvOf(columns, [{ name: 'A "fine", long\nname', price: 1 }])).toContain('"A ""fine"", long\nname",1');
  });

  it('keeps what a spreadsheet would run as text, and negative numbers as numbers', () => {
    expect(csvOf(columns, [{ name: '=HYPERLINK("http://x")', price: -5 }])).toContain(`"'=HYPERLINK(""http://x"")",-5`);
    expect(csvOf(columns, [{ name: '@cmd', price: 0 }])).toContain("'@cmd,0");
  });
});
