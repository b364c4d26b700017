/**
 * The columns of a product file, the same for import and export, and how a cell becomes the value of a field of the
 * product form. People see order and names in their spreadsheet.
 */
import { columnOf, entries, type ColumnOf, type Words } from '../fields/declare';
import { productCsv, type productPictures } from '../products/fieldSets';
import { slugFromName } from '../slugs';
import { westernDigits } from '../text/bangla';
import { videoId } from './video';

type Csv = typeof productCsv;
type ColumnName<K extends keyof Csv> = Csv[K] extends { csvName: infer N extends string } ? N : K;
type FieldColumn = { [K in keyof Csv]: ColumnName<K> }[keyof Csv];
export type ImportColumn = 'id' | FieldColumn | 'variants';
export type PictureColumn = keyof typeof productPictures;

/** A column of the file: its field of the form and of the collection, and its content. */
type Column = {
  name: FieldColumn;
  field: keyof Csv;
  column: ColumnOf<Csv>;
  kind: Csv[keyof Csv]['kind'];
  isNeeded: boolean;
  guide: Words;
};

/** Every column but the id, in the order of the file. */
export const fieldColumns: readonly Column[] = entries(productCsv)
  .sort(([, one], [, other]) => one.csv - other.csv)
  .map(([field, declared]) => ({
    name: 'csvName' in declared ? declared.csvName : (field as FieldColumn),
    field,
    column: columnOf(productCsv, field),
    kind: declared.kind,
    // A slug is made from the name.
    isNeeded: 'required' in declared && declared.kind !== 'slug',
    guide: declared.guide,
  }));

/** The column of combinations with a price and stock of their own; `domain/variants/notation.ts` reads it. */
export const variantsGuide: Words = {
  en: 'Own price and stock for each combination, one per line: M, Red: 450 / 500 / 12 / TS-1. These are price, original price, stock and SKU; a picture’s number (1 to 6) and “hidden” may follow. The lines replace all combinations of the product, and each stock counts as it stands in the file, even if pieces were sold since; empty: one price and stock for all.',
  bn: 'প্রতিটি কম্বিনেশনের আলাদা দাম ও মজুদ, প্রতি লাইনে একটি: M, Red: 450 / 500 / 12 / TS-1। অর্থাৎ দাম, আসল দাম, মজুদ ও পণ্য কোড; এরপর ছবির নম্বর (১ থেকে ৬) ও “hidden” দেওয়া যায়। লাইনগুলো পণ্যের সব কম্বিনেশনের জায়গা নেয়, আর মজুদ ঠিক ফাইলের সংখ্যাই হয়, এর মধ্যে কিছু বিক্রি হলেও; খালি: সবগুলোর একই দাম ও মজুদ।',
};

export const importColumns: readonly ImportColumn[] = ['id', ...fieldColumns.map(({ name }) => name), 'variants'];
export const isImportColumn = (name: string): name is ImportColumn =>
  (importColumns as readonly string[]).includes(name);

/** One line of a file: only the columns the file has. */
export type ImportCells = Partial<Record<ImportColumn, string>>;

/** How many lines and characters a file may have. */
export const importLimits = { rows: 1_000, characters: 2_000_000 } as const;

/** The column that shows a problem of this field of the form or of the collection. */
export function columnOfField(field: string): string {
  if (field.startsWith('variants.')) return 'variants';
  return fieldColumns.find((each) => each.field === field || each.column === field)?.name ?? field;
}

const shown = new Set(['1', 'show', 'yes', 'true', 'দেখান', 'হ্যাঁ']);
const hidden = new Set(['0', 'hide', 'no', 'false', 'লুকান', 'না']);

/**
 * A cell as the form would send it: Bangla digits and thousands separators are accepted, a YouTube address becomes its
 * video id.
 */
export function formValue(column: ImportColumn, cell: string): string {
  const text = cell.normalize('NFC').trim();
  if (column === 'id') return westernDigits(text);
  switch (fieldColumns.find(({ name }) => name === column)?.kind) {
    case 'taka':
    case 'count':
      return westernDigits(text)
        .replace(/[৳,\s]/g, '')
        .replace(/\.0+$/, '');
    case 'flag':
      return flagOf(westernDigits(text).toLowerCase());
    case 'video':
      return videoId(text);
    case 'slug':
      return text.toLowerCase();
    default:
      return text;
  }
}

function flagOf(text: string): string {
  if (text === '' || shown.has(text)) return '1';
  return hidden.has(text) ? '0' : text;
}

/** The slug of a line, or the one made from its name. */
export const slugOfLine = (cells: ImportCells): string =>
  formValue('slug', cells.slug ?? '') || slugFromName(cells.name ?? '');
