/**
 * The columns of a file of products, the same for bringing products in and for taking them out, and how a cell becomes the
 * value of the product form's field. Order and names are what people see in their spreadsheet.
 */
import { slugFromName } from '../slugs';
import { westernDigits } from '../text/bangla';
import { videoId } from './video';

export const importColumns = [
  'id',
  'slug',
  'name',
  'name_bn',
  'category',
  'sub_category',
  'child_category',
  'brand',
  'selling_price',
  'original_price',
  'qty',
  'status',
  'short_description',
  'description',
  'variation1',
  'option1',
  'variation2',
  'option2',
  'video',
  'meta_title',
  'meta_keyword',
  'meta_descrip',
  'image1',
  'image2',
  'image3',
  'image4',
  'image5',
  'image6',
] as const;
export type ImportColumn = (typeof importColumns)[number];
export const isImportColumn = (name: string): name is ImportColumn =>
  (importColumns as readonly string[]).includes(name);

export const pictureColumns = ['image1', 'image2', 'image3', 'image4', 'image5', 'image6'] as const;
export type PictureColumn = (typeof pictureColumns)[number];

/** One line of a file: only the columns the file has. */
export type ImportCells = Partial<Record<ImportColumn, string>>;

/** What a new product cannot do without. */
export const neededColumns: readonly ImportColumn[] = [
  'name',
  'name_bn',
  'category',
  'sub_category',
  'selling_price',
  'original_price',
  'qty',
  'image1',
];

/** How many lines and characters a file may have. */
export const importLimits = { rows: 1_000, characters: 2_000_000 } as const;

/** The product form's names where a column is called otherwise. */
export const formFieldOf: Partial<Record<ImportColumn, string>> = {
  category: 'main_cat_id',
  sub_category: 'sub_cat_id',
  child_category: 'child_cat_id',
};

/** The column that shows a problem of this field of the form. */
export function columnOfField(field: string): string {
  const found = Object.entries(formFieldOf).find(([, name]) => name === field);
  return found?.[0] ?? field;
}

const numbers: readonly ImportColumn[] = ['selling_price', 'original_price', 'qty'];
const shown = new Set(['1', 'show', 'yes', 'true', 'দেখান', 'হ্যাঁ']);
const hidden = new Set(['0', 'hide', 'no', 'false', 'লুকান', 'না']);

/** A cell as the form would send it: Bangla digits and thousands marks are numbers, a YouTube address is its video. */
export function formValue(column: ImportColumn, cell: string): string {
  const text = cell.normalize('NFC').trim();
  if (numbers.includes(column))
    return westernDigits(text)
      .replace(/[৳,\s]/g, '')
      .replace(/\.0+$/, '');
  if (column === 'id') return westernDigits(text);
  if (column === 'status') return flagOf(westernDigits(text).toLowerCase());
  if (column === 'video') return videoId(text);
  if (column === 'slug') return text.toLowerCase();
  return text;
}

function flagOf(text: string): string {
  if (text === '' || shown.has(text)) return '1';
  return hidden.has(text) ? '0' : text;
}

/** The slug a line names, or the one its name gives. */
export const slugOfLine = (cells: ImportCells): string =>
  formValue('slug', cells.slug ?? '') || slugFromName(cells.name ?? '');
