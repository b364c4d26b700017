import { readCsv } from '../../../endpoints/readCsv';

const problem = (text: string) => {
  try {
    readCsv(text);
  } catch (error) {
    return (error as { fields: { csv: { code: string; params?: object }[] } }).fields.csv[0];
  }
  throw new Error('the file was read');
};

test('reads Bangla with and without a byte order mark, quoted commas and line breaks, and reports line numbers', () => {
  const text = 'name,name_bn,description\r\n"Lamp, red",বাতি,"one\r\ntwo"\r\n\r\nCup,কাপ,plain\r\n';
  const rows = [
    { line: 2, cells: { name: 'Lamp, red', name_bn: 'বাতি', description: 'one\r\ntwo' } },
    { line: 5, cells: { name: 'Cup', name_bn: 'কাপ', description: 'plain' } },
  ];
  expect(readCsv(text)).toEqual(rows);
  expect(readCsv(`\ufeff${text}`)).toEqual(rows);
});

test('reads the separators of other locales, and strips the leading apostrophe', () => {
  expect(readCsv("slug;name;qty\na-b;'=SUM(1);5")).toEqual([
    { line: 2, cells: { slug: 'a-b', name: '=SUM(1)', qty: '5' } },
  ]);
  expect(readCsv('Slug\tNAME\na-b\tx')).toEqual([{ line: 2, cells: { slug: 'a-b', name: 'x' } }]);
});

test('reports what is wrong with the whole file', () => {
  expect(problem('name,qty')).toMatchObject({ code: 'csvEmpty' });
  expect(problem('name,colour,price\nx,y,z')).toMatchObject({
    code: 'unknownColumns',
    params: { columns: 'colour, price' },
  });
  expect(problem('name,name\nx,y')).toMatchObject({ code: 'columnTwice' });
  expect(problem('qty,status\n1,1')).toMatchObject({ code: 'noKeyColumn' });
  expect(problem('name,qty\n"never closed,1')).toMatchObject({ code: 'csvUnreadable' });
  expect(problem(`name\n${'x\n'.repeat(1_001)}`)).toMatchObject({ code: 'tooManyLines', params: { max: 1_000 } });
});
