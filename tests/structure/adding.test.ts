/**
 * A product field and a package status are added to a copy of the sources, as docs/adding.md tells it: how many files that
 * takes by hand, that everything made from the declaration is there, and that what is forgotten does not compile. A field of
 * a category and of a coupon come along.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import ts from 'typescript';

jest.setTimeout(400_000);

const root = process.cwd();
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-adding-'));
const inCopy = (file: string) => path.join(copy, file);

const versions = new Map<string, number>();
const read = (file: string) => fs.readFileSync(inCopy(file), 'utf8');
function write(file: string, text: string): void {
  fs.writeFileSync(inCopy(file), text);
  versions.set(inCopy(file), (versions.get(inCopy(file)) ?? 0) + 1);
}

/** Inserts text before the only occurrence of `before`. */
function insert(file: string, before: string, text: string): void {
  const source = read(file);
  if (source.split(before).length !== 2) throw new Error(`${file} has not one place with ${before}`);
  write(file, source.replace(before, text + before));
}

/** The compiler over these files of the copy and what they import; it looks again only at what has changed. */
function compiler(...roots: string[]) {
  const { options } = ts.parseJsonConfigFileContent({ extends: './tsconfig.json' }, ts.sys, copy);
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => ({ ...options, types: ['node'] }),
    getScriptFileNames: () => roots.map(inCopy),
    getScriptVersion: (file) => String(versions.get(file) ?? 0),
    getScriptSnapshot: (file) =>
      fs.existsSync(file) ? ts.ScriptSnapshot.fromString(fs.readFileSync(file, 'utf8')) : undefined,
    getCurrentDirectory: () => copy,
    getDefaultLibFileName: (chosen) => ts.getDefaultLibFilePath(chosen),
  });
  return (file: string): string[] =>
    [...service.getSyntacticDiagnostics(inCopy(file)), ...service.getSemanticDiagnostics(inCopy(file))].map(
      ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

/** The whole product, by the compiler's own command. */
function wholeProduct(): string {
  const settings = {
    extends: './tsconfig.json',
    compilerOptions: { types: ['node'], incremental: false, tsBuildInfoFile: null },
    exclude: ['node_modules', 'storefront', 'scripts', 'tests'],
  };
  fs.writeFileSync(inCopy('tsconfig.product.json'), JSON.stringify(settings));
  const command = ['node_modules/typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.product.json'];
  return spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' }).stdout;
}

/** An optional text that an admin has to look at. */
const field = `  care_notes: {
    kind: 'line',
    max: 300,
    label: { en: 'How to care for it', bn: 'যত্নের নিয়ম' },
    meaning: 'How to wash and keep it.',
    form: 'summary',
    needsApproval: true,
    page: true,
    csv: 38,
    guide: { en: 'How to wash and keep it', bn: 'ধোয়া ও রাখার নিয়ম' },
  },
`;
const categoryField = `  size_guide: {
    kind: 'prose',
    max: 800,
    label: { en: 'Size guide', bn: 'মাপের নির্দেশিকা' },
    meaning: 'How its sizes run.',
    ...details,
  },
`;
const couponField = `  campaign: {
    kind: 'line',
    max: 120,
    label: { en: 'Campaign', bn: 'ক্যাম্পেইন' },
    meaning: 'What it is given out for.',
    ...form,
  },
`;
/** A stop of the package between two others, with a list for vendors and a queue for the warehouse. */
const status = `  atHub: {
    code: 9,
    label: { en: 'At The Hub', bn: 'হাবে আছে' },
    tone: 'teal',
    customerLabel: { en: 'At the hub near you', bn: 'আপনার কাছের হাবে আছে' },
    customerTone: 'warn',
    notice: { type: 1, en: 'is at the hub near you', bn: 'আপনার কাছের হাবে আছে' },
    heldBy: 'warehouse',
    vendorList: 'order-hub',
    queue: 'package-hub',
    tab: 'to_receive',
  },
`;
const moves = `  atHub: { delivering: byIncharge, delivered: byIncharge, canceled: inchargeCancels },
`;
const screens = `  { name: 'order-hub', path: '/order-hub', who: vendor, title: { en: 'At The Hub', bn: 'হাবে আছে' }, menu: { group: 'orders' } },
  { name: 'package-hub', path: '/package-hub', who: incharge, title: { en: 'Packages At The Hub', bn: 'হাবে থাকা প্যাকেজ' }, menu: { group: 'packages' } },
`;

type Edit = { file: string; before: string; text: string };
const fieldEdits: Edit[] = [{ file: 'domain/products/fields.ts', before: '  selling_price: {\n', text: field }];
const furtherFields: Edit[] = [
  { file: 'domain/categories/fields.ts', before: '  status: { ...shown', text: categoryField },
  { file: 'domain/coupons/fields.ts', before: '  min_order: {\n', text: couponField },
];
const statusTable = 'domain/packages/statusTable.ts';
const statusEdits: Edit[] = [
  { file: statusTable, before: '  delivering: {\n', text: status },
  { file: statusTable, before: '  delivering: { delivered', text: moves },
  { file: 'admin-components/routes.ts', before: "  { name: 'order-delivering'", text: screens },
];
/** Tests that write statuses and screens out by hand, so that a change of the tables is seen. */
const handWrittenTests = [
  'tests/unit/domain/packages/status.test.ts',
  'tests/structure/admin-paths.test.ts',
  'tests/e2e/panel/screens.table.ts',
];
const apply = (edits: readonly Edit[]) => edits.forEach(({ file, before, text }) => insert(file, before, text));
const filesOf = (edits: readonly Edit[]) => [...new Set(edits.map(({ file }) => file))];

beforeAll(() => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0')) {
    if (!/\.(ts|tsx|js|json)$/.test(file) || /^(docs|scripts|tests)\//.test(file) || !fs.existsSync(file)) continue;
    fs.mkdirSync(path.dirname(inCopy(file)), { recursive: true });
    fs.copyFileSync(file, inCopy(file));
  }
  fs.symlinkSync(path.join(root, 'node_modules'), inCopy('node_modules'));
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

test('few files are changed by hand: one for a field, five for a status with its own screens', () => {
  expect(filesOf(fieldEdits).length).toBeLessThanOrEqual(6);
  expect([...filesOf(statusEdits), ...handWrittenTests].length).toBeLessThanOrEqual(5);
  for (const file of handWrittenTests) expect(fs.existsSync(file)).toBe(true);
});

const declared = compiler(statusTable, 'domain/products/fields.ts');

/** The errors of a file that `edit` has changed, which is then as it was. */
function errorsAfter(file: string, edit: () => void): string {
  const before = read(file);
  edit();
  const errors = declared(file);
  write(file, before);
  return errors.join('\n');
}
const without = (declaration: string, part: string) => declaration.replace(new RegExp(`^ {4}${part}: .*\\n`, 'm'), '');
const partsOf = (declaration: string) => [...declaration.matchAll(/^ {4}(\w+): /gm)].map((match) => match[1]!);

describe('a forgotten part does not compile', () => {
  test('nothing is wrong before the change', () => {
    expect([...declared(statusTable), ...declared('domain/products/fields.ts')]).toEqual([]);
  });

  test('a status without its moves', () => {
    expect(errorsAfter(statusTable, () => apply(statusEdits.slice(0, 1)))).toContain("Property 'atHub' is missing");
    expect(errorsAfter(statusTable, () => apply(statusEdits.slice(0, 2)))).toBe('');
  });

  test.each(partsOf(status))('a status without its %s', (part) => {
    const [row, moved] = statusEdits;
    const errors = errorsAfter(statusTable, () => apply([{ ...row!, text: without(status, part) }, moved!]));
    expect(errors).toContain(`Property '${part}' is missing`);
  });

  test.each(partsOf(field).filter((part) => part !== 'meaning'))('a field without its %s', (part) => {
    const [row] = fieldEdits;
    const errors = errorsAfter(row!.file, () => apply([{ ...row!, text: without(field, part) }]));
    expect(errors).toContain('is not assignable to type');
  });
});

describe('with every part in place', () => {
  const lists = 'admin-components/screens/orders/statusLists.tsx';
  const cells = 'services/productImports/cellsOf.ts';

  test('a status needs the screens it names, and a field the generated types', () => {
    apply([...fieldEdits, ...furtherFields, ...statusEdits.slice(0, 2)]);
    const errorsIn = compiler(lists, cells);
    expect(errorsIn(lists).join()).toContain('order-hub');
    expect(errorsIn(cells).join()).toContain('care_notes');
    apply(statusEdits.slice(2));
    // What `npm run generate` writes.
    insert('payload-types.ts', '  rating_sum: number;\n', '  care_notes?: string | null;\n');
  });

  test('the whole product compiles', () => expect(wholeProduct()).toBe(''));

  test('everything derived from the declarations has the field and the status', () => {
    write('made.ts', made);
    const run = spawnSync(process.execPath, ['-C', 'production', '--import', 'tsx', 'made.ts'], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(run.stderr).not.toContain('Error');
    expect(JSON.parse(run.stdout.trim().split('\n').at(-1)!)).toEqual({
      collection: { type: 'text', maxLength: 300, label: { en: 'How to care for it', 'bn-BD': 'যত্নের নিয়ম' } },
      input: { sent: 'Wash cold', left: '', tooLong: false },
      answer: 'Wash cold',
      page: 'Wash cold',
      written: 'Wash cold',
      column: true,
      cell: 'Wash cold',
      needsApproval: true,
      form: '',
      names: ['care notes', 'How to care for it', 'যত্নের নিয়ম'],
      meaning: 'How to wash and keep it.',
      category: {
        collections: ['main-categories', 'sub-categories', 'child-categories'],
        inputs: ['', null],
        answers: ['S to XL', 'S to XL', 'S to XL'],
        form: '',
        label: 'Size guide',
        meaning: 'How its sizes run.',
      },
      coupon: {
        collections: ['coupons'],
        inputs: ['', null],
        answer: 'Eid',
        form: '',
        label: 'Campaign',
        meaning: 'What it is given out for.',
      },
      status: {
        offered: [5, 6, 8],
        meaning: true,
        taken: true,
        tab: true,
        notice: 'Your package HT1 is at the hub near you',
        queue: true,
        step: true,
      },
    });
  });
});

const made = `
import { collections } from './collections/index';
import { storeSubCategory, updateSubCategory } from './contract/categories';
import { couponCreate, couponUpdate } from './contract/coupons';
import { storeProduct } from './contract/products';
import { productFormShape } from './contract/productShapes';
import { packageStatusNames, packageStatus } from './contract/orderShapes';
import { meanings } from './contract/meanings/index';
import { importColumns } from './domain/catalogue/importColumns';
import { childCategoryFields } from './domain/categories/fields';
import { couponFields } from './domain/coupons/fields';
import { customerTabs, nextStatuses, stepOf } from './domain/packages/status';
import { approvedColumns, productForm } from './domain/products/fieldSets';
import { fieldName } from './endpoints/messages/fieldNames';
import { presentChildCategory, presentMainCategory, presentSubCategory } from './endpoints/present/category';
import { presentCoupon } from './endpoints/present/coupon';
import { presentProductForm } from './endpoints/present/product';
import { presentProductPage } from './endpoints/present/productPage';
import { cellsOf } from './services/productImports/cellsOf';
import { documentFrom } from './services/products/productForm';
import { moveText } from './services/packages/moveTexts';
import { fieldWords } from './admin-components/messages/fields';
import { queues } from './admin-components/screens/packages/queues';
import { blankValues } from './admin-components/shared/form/declaredForm';

const found: any = collections.find(({ slug }) => slug === 'products')!.fields.find((field: any) => field.name === 'care_notes');
const having = (name: string) =>
  collections.filter(({ fields }) => fields.some((field: any) => field.name === name)).map(({ slug }) => slug);
const inputs = (made: any, changed: any) => [made.parse(undefined), changed.parse(undefined) ?? null];
const category: any = { id: 1, size_guide: 'S to XL', name: 'Shirts' };
const shape = storeProduct.body.shape.care_notes;
const product: any = { id: 1, care_notes: 'Wash cold', name: 'Saree' };
const references: any = {};
const words = fieldWords.care_notes!;
console.log(JSON.stringify({
  collection: { type: found.type, maxLength: found.maxLength, label: found.label },
  input: { sent: shape.parse(' Wash cold '), left: shape.parse(undefined), tooLong: shape.safeParse('x'.repeat(301)).success },
  answer: productFormShape.shape.care_notes.parse(presentProductForm(product, [], [], { namesAdmins: false, references }).care_notes),
  page: presentProductPage(product, references).care_notes,
  written: documentFrom(product, {} as any, {}).care_notes,
  column: importColumns.includes('care_notes'),
  cell: cellsOf(product).care_notes,
  needsApproval: approvedColumns.includes('care_notes'),
  form: blankValues(productForm).care_notes,
  names: [fieldName('care_notes'), words.en, words.bn],
  meaning: meanings.care_notes,
  category: {
    collections: having('size_guide'),
    inputs: inputs(storeSubCategory.body.shape.size_guide, updateSubCategory.body.shape.size_guide),
    answers: [presentMainCategory, presentSubCategory, presentChildCategory].map((present) => present(category).size_guide),
    form: blankValues(childCategoryFields).size_guide,
    label: fieldWords.size_guide?.en,
    meaning: meanings.size_guide,
  },
  coupon: {
    collections: having('campaign'),
    inputs: inputs(couponCreate.body.shape.campaign, couponUpdate.body.shape.campaign),
    answer: presentCoupon(new Date(0))({ coupon: { id: 1, campaign: 'Eid' }, names: [] } as any).campaign,
    form: blankValues(couponFields).campaign,
    label: fieldWords.campaign?.en,
    meaning: meanings.campaign,
  },
  status: {
    offered: nextStatuses(9, 'incharge'),
    meaning: packageStatusNames.includes('9 at hub'),
    taken: packageStatus.safeParse(9).success,
    tab: customerTabs.to_receive.includes(9),
    notice: moveText('HT1', 9).en,
    queue: queues.some(({ screen }) => screen === 'package-hub'),
    step: stepOf(4) < stepOf(9) && stepOf(9) < stepOf(5),
  },
}));
`;
