/** Import and export of products as CSV files: a preview line by line, a job that writes, a report on every line. */
import { z } from 'zod';
import { importColumns, importLimits, type ImportColumn } from '../domain/catalogue/importColumns';
import { defineRoute, nothing } from './route';
import { timeSorts, totalcount } from './listing';
import { id, instant, limit, offset, optionalText, pathId } from './shapes';

const who = ['superadmin', 'subadmin', 'vendor'] as const;
const tag = 'Products';
const count = z.int().min(0);
const actions = z
  .enum(['create', 'update', 'same', 'wrong'])
  .describe('The effect of the line: a new product, a change, nothing, or it has errors.');

const cells = z
  .strictObject(
    Object.fromEntries(importColumns.map((column) => [column, z.string()])) as Record<ImportColumn, z.ZodString>,
  )
  .meta({ id: 'ProductCells', description: 'A product as the columns of an import file, every cell as text.' });

export const productImportShape = z
  .strictObject({
    id,
    file_name: z.string(),
    vendor: z.strictObject({ id, business_name: z.string() }).nullable(),
    created_by: z.string().nullable(),
    status: z.enum(['checked', 'running', 'finished']).describe('Preview only, being written, or done.'),
    total: count.describe('How many lines the file has below its heading.'),
    creates: count,
    updates: count,
    same: count,
    wrong: count,
    created_at: instant,
  })
  .meta({
    id: 'ProductImport',
    description: 'A CSV file of products: what its preview found and how far writing it has come.',
  });
export type ProductImportShape = z.output<typeof productImportShape>;

export const productImportLineShape = z
  .strictObject({
    line: count,
    name: z.string(),
    slug: z.string(),
    action: actions,
    state: z
      .enum(['waiting', 'done', 'failed', 'left'])
      .describe('The result of the line; `left`: there was nothing to do.'),
    problems: z.array(
      z.strictObject({
        column: z.string(),
        message: z.string().describe('The error, in the language of the request.'),
      }),
    ),
  })
  .meta({ id: 'ProductImportLine', description: 'One line of an import file and what became of it.' });
export type ProductImportLineShape = z.output<typeof productImportLineShape>;

const oneImport = z.strictObject({ id: pathId });
const whose = { vendor_id: id.optional() };

export const exportProducts = defineRoute({
  name: 'exportProducts',
  method: 'GET',
  path: '/export-products',
  who,
  scope: 'catalogue:read',
  tag,
  summary: 'Products in the columns of an import: a vendor’s own, those of `vendor_id` for admins',
  query: z.strictObject({ offset: offset.default(0), limit: limit.default(100), ...whose }),
  answers: { 200: z.strictObject({ products: z.array(cells), totalcount }) },
});

export const previewProductImport = defineRoute({
  name: 'previewProductImport',
  method: 'POST',
  path: '/product-import-preview',
  who,
  scope: 'catalogue:write',
  tag,
  summary:
    'Look at a CSV file of products line by line, by the rules of the product form; nothing of the catalogue changes',
  body: z.strictObject({
    csv: z.string().min(1).max(importLimits.characters),
    file_name: optionalText(200),
    ...whose,
  }),
  // A Bangla letter takes three bytes, and six when it is escaped.
  maxBodyBytes: importLimits.characters * 6,
  limits: [{ per: 'address', points: 60, perSeconds: 3_600 }],
  answers: { 200: z.strictObject({ import: productImportShape }) },
});

export const startProductImport = defineRoute({
  name: 'startProductImport',
  method: 'POST',
  path: '/product-import-start/:id',
  who,
  scope: 'catalogue:write',
  tag,
  summary: 'Write the lines of a preview, each once; 201 when it is running or has run',
  params: oneImport,
  answers: { 200: nothing },
  fails: ['notFound', 'refused'],
});

export const readProductImport = defineRoute({
  name: 'readProductImport',
  method: 'GET',
  path: '/product-import/:id',
  who,
  scope: 'catalogue:read',
  tag,
  summary: 'The progress of an import',
  params: oneImport,
  answers: {
    200: z.strictObject({
      import: productImportShape,
      progress: z.strictObject({ done: count, failed: count, waiting: count }),
    }),
  },
  fails: ['notFound'],
});

export const productImportLines = defineRoute({
  name: 'productImportLines',
  method: 'GET',
  path: '/product-import-rows/:id',
  who,
  scope: 'catalogue:read',
  tag,
  summary: 'The lines of an import in the order of its file, with the result and the errors of each',
  params: oneImport,
  query: z.strictObject({ offset: offset.default(0), limit: limit.default(50), action: actions.optional() }),
  answers: { 200: z.strictObject({ lines: z.array(productImportLineShape), totalcount }) },
  fails: ['notFound'],
});

export const allProductImports = defineRoute({
  name: 'allProductImports',
  method: 'GET',
  path: '/all-product-imports',
  who,
  scope: 'catalogue:read',
  tag,
  summary: 'Imports that were started, newest first: a vendor’s own, all for admins',
  query: z.strictObject({
    offset: offset.default(0),
    limit: limit.default(20),
    sort: z.enum(timeSorts).optional(),
  }),
  answers: { 200: z.strictObject({ imports: z.array(productImportShape), totalcount }) },
});
