import * as contract from '../contract/productImports';
import { storeProduct } from '../contract/products';
import { exportProducts } from '../services/productImports/exportProducts';
import type { CheckForm } from '../services/productImports/checkLine';
import { previewImport } from '../services/productImports/previewImport';
import { listImportLines, listImports, readProgress } from '../services/productImports/readImport';
import { startImport } from '../services/productImports/startImport';
import { implement, type Implementation } from './implement';
import { presentImport, presentImportLine } from './present/productImport';
import { problemsOf } from './problems';
import { readCsv } from './readCsv';

/** The same checks as for the product form. */
const checkForm: CheckForm = (form) => {
  const parsed = storeProduct.body.safeParse(form, { reportInput: true });
  if (!parsed.success) return { problems: problemsOf(parsed.error.issues) };
  const { variants, ...rest } = parsed.data;
  return { form: rest, variants };
};

export const productImportEndpoints: Implementation[] = [
  implement(contract.exportProducts, async (ctx, { query }) => {
    const { lines, total } = await exportProducts(ctx, query);
    return { status: 200, products: lines, totalcount: total };
  }),
  implement(contract.previewProductImport, async (ctx, { body: { csv, ...about } }) => {
    const record = await previewImport(ctx, { ...about, rows: readCsv(csv) }, checkForm);
    return { status: 200, import: presentImport(record) };
  }),
  implement(contract.startProductImport, async (ctx, { params }) => {
    await startImport(ctx, params.id);
    return { status: 200, message: 'importStarted' };
  }),
  implement(contract.readProductImport, async (ctx, { params }) => {
    const { record, ...progress } = await readProgress(ctx, params.id);
    return { status: 200, import: presentImport(record), progress };
  }),
  implement(contract.productImportLines, async (ctx, { params, query }) => {
    const { docs, total } = await listImportLines(ctx, params.id, query);
    return { status: 200, lines: docs.map((line) => presentImportLine(line, ctx.language)), totalcount: total };
  }),
  implement(contract.allProductImports, async (ctx, { query }) => {
    const { docs, total } = await listImports(ctx, query);
    return { status: 200, imports: docs.map(presentImport), totalcount: total };
  }),
];
