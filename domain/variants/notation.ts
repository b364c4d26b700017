/**
 * Variants in one cell of a spreadsheet: one line (or part between semicolons) for each combination, with its options
 * before the colon and its numbers after it: `M, Red: 450 / 500 / 12 / TS-1 / 2`. Price, original price, stock, SKU,
 * picture; the last two may be omitted, and `hidden` at the end hides it.
 */
import { findOption, isVariationType, parseOptions } from '../catalogue/variations';
import { westernDigits } from '../text/bangla';
import type { Lists, VariantInput } from './rules';

type Stored = { [K in 'option1' | 'option2' | 'sku']?: string | null } & Pick<
  VariantInput,
  'selling_price' | 'original_price' | 'qty' | 'image' | 'status'
>;
type Kinds = Lists & { variation1?: string | null | undefined; variation2?: string | null | undefined };
/** As in a form: numbers are still text, so that problems are reported as in a form. */
type Typed = Record<
  'option1' | 'option2' | 'selling_price' | 'original_price' | 'qty' | 'sku' | 'image' | 'status',
  string
>;

const hidden = new Set(['hidden', 'hide', 'লুকানো']);

export const writeNotation = (variants: readonly Stored[]): string => variants.map(written).join('\n');

function written({ option1, option2, selling_price, original_price, qty, sku, image, status }: Stored): string {
  const parts: (string | number)[] = [selling_price, original_price, qty, sku ?? '', image];
  if (status === 1 && image === 0) parts.pop();
  if (status === 1 && image === 0 && !sku) parts.pop();
  if (status !== 1) parts.push('hidden');
  return `${[option1, option2].filter(Boolean).join(', ')}: ${parts.join(' / ')}`;
}

/** The variants of a cell; null if a line has no colon. */
export function readNotation(cell: string, product: Kinds): Typed[] | null {
  const lines = cell
    .normalize('NFC')
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const typed = lines.map((line) => read(line, product));
  return typed.every((each) => each !== null) ? typed : null;
}

function read(line: string, product: Kinds): Typed | null {
  const colon = line.indexOf(':');
  if (colon < 0) return null;
  const chosen = parseOptions(line.slice(0, colon));
  const hasFirst = parseOptions(product.option1).length > 0;
  const [first = '', second = ''] = hasFirst ? chosen : ['', ...chosen];
  const parts = line
    .slice(colon + 1)
    .split('/')
    .map((part) => part.trim());
  const isHidden = hidden.has(parts.at(-1)?.toLowerCase() ?? '');
  const [selling = '', original = '', qty = '', sku = '', image = ''] = isHidden ? parts.slice(0, -1) : parts;
  return {
    option1: valueOf(product.variation1, first),
    option2: valueOf(product.variation2, second),
    selling_price: number(selling),
    original_price: number(original === '' ? selling : original),
    qty: number(qty),
    sku,
    image: number(image === '' ? '0' : image),
    status: isHidden ? '0' : '1',
  };
}

const number = (text: string): string => westernDigits(text).replace(/[৳,\s]/g, '');

/** An option may be written by its name in either language. */
const valueOf = (type: string | null | undefined, text: string): string =>
  (type && isVariationType(type) ? findOption(type, text)?.value : undefined) ?? text;
