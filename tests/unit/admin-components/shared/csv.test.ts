import { describe, expect, it } from '@jest/globals';
import { csvOf } from '../../../../admin-components/shared/table/csv';
import { momentColumn } from '../../../../admin-components/shared/table/momentColumn';
import { formats } from '../../../../frontend/formats/formats';

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

  it('has the times of Dhaka and the names of the reader’s language', () => {
    const row = { name: 'Shirt', name_bn: 'শার্ট', at: '2026-11-24T18:30:05.000Z', day: '2026-11-24' };
    const listIn = (language: 'en' | 'bn') => {
      const { moment, day, nameOf } = formats[language];
      const name = { key: 'name', title: 'Name', cell: nameOf, text: nameOf };
      const onDay = { key: 'day', title: 'Day', cell: () => null, text: (of: typeof row) => day(of.day) };
      return csvOf<typeof row>([name, momentColumn('When', moment, ({ at }) => at), onDay], [row]);
    };
    expect(listIn('en')).toBe('Name,When,Day\r\nShirt,25/11/2026 00:30:05,24/11/2026');
    expect(listIn('bn')).toBe('Name,When,Day\r\nশার্ট,২৫/১১/২০২৬ ০০:৩০:০৫,২৪/১১/২০২৬');
  });
});
