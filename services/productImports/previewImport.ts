import { maxSlugLength } from '../../domain/slugs';
import type { ProductImport } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { checkLine, type CheckedLine, type CheckForm, type ImportRow } from './checkLine';
import { readImportChoices } from './importChoices';
import { readImportTargets } from './importTargets';
import { importVendor } from './importVendor';

export const importsWhy = 'imports are kept by the shop itself, for the vendor they belong to';
/** A preview that is not started is deleted after an hour. */
const FORGET_MS = 60 * 60 * 1_000;

type Given = { vendor_id?: Id | undefined; file_name: string; rows: ImportRow[] };

/** Checks every line of a file and stores the result: nothing in the catalogue changes yet. */
export async function previewImport(ctx: Ctx, given: Given, check: CheckForm): Promise<ProductImport> {
  const vendor = await importVendor(ctx, given.vendor_id);
  const choices = await readImportChoices(ctx, vendor);
  const targets = await readImportTargets(
    ctx,
    vendor,
    given.rows.map((row) => row.cells),
  );
  const seen = new Map<string, number>();
  const lines = given.rows.map((row) => checkLine(row, choices, targets, seen, check));
  const count = (action: CheckedLine['action']) => lines.filter((line) => line.action === action).length;
  return ctx.db.inTransaction(async () => {
    await forgetOld(ctx);
    const record = await ctx.db.asSystem(importsWhy).create(
      'product-imports',
      {
        vendor: vendor.id,
        created_by: actorOf(ctx).id,
        file_name: given.file_name,
        status: 'checked',
        total: lines.length,
        creates: count('create'),
        updates: count('update'),
        same: count('same'),
        wrong: count('wrong'),
      },
      { depth: 1 },
    );
    for (const line of lines) await ctx.db.append(importsWhy, 'product-import-lines', kept(record.id, line));
    return record;
  });
}

const kept = (record: Id, { line, action, name, slug, product, data, problems }: CheckedLine) => ({
  import: record,
  line,
  action,
  state: action === 'create' || action === 'update' ? ('waiting' as const) : ('left' as const),
  name: name.slice(0, 300),
  slug: slug.slice(0, maxSlugLength),
  product,
  data,
  problems,
});

async function forgetOld(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - FORGET_MS).toISOString();
  const old = await ctx.db.asSystem(importsWhy).find('product-imports', {
    where: {
      and: [
        { created_by: { equals: actorOf(ctx).id } },
        { status: { equals: 'checked' } },
        { createdAt: { less_than: before } },
      ],
    },
    select: { status: true },
  });
  if (old.length === 0) return;
  const ids = old.map((record) => record.id);
  await ctx.db.dropWhere('product-import-lines', { import: { in: ids } });
  await ctx.db.dropWhere('product-imports', { id: { in: ids } });
}
