import type { Where } from 'payload';
import { Failure } from '../../domain/failure';
import type { ProductImport, ProductImportLine } from '../../payload-types';
import { actorOf, has, type Ctx, type Id } from '../ctx';
import { byTime } from '../listing';
import { possibleId, refId, sameRef } from '../relations';
import { findOwnVendor } from '../shops/ownVendor';
import { importsWhy } from './previewImport';

export type ImportProgress = { record: ProductImport; done: number; failed: number; waiting: number };

/** An import of the caller, or for admins any. Throws `notFound`. */
export async function readImport(ctx: Ctx, id: Id): Promise<ProductImport> {
  const known = possibleId(ctx, id);
  const record =
    known === null ? null : await ctx.db.asSystem(importsWhy).findById('product-imports', known, { depth: 1 });
  if (!record) throw new Failure('notFound');
  if (has(ctx, 'superadmin', 'subadmin')) return record;
  const vendor = await findOwnVendor(ctx);
  if (!vendor || !sameRef(record.vendor, vendor.id)) throw new Failure('notFound');
  return record;
}

/** The same, with its progress. */
export async function readProgress(ctx: Ctx, id: Id): Promise<ImportProgress> {
  const record = await readImport(ctx, id);
  const count = (state: ProductImportLine['state']) =>
    ctx.db
      .asSystem(importsWhy)
      .count('product-import-lines', { and: [{ import: { equals: record.id } }, { state: { equals: state } }] });
  const [done, failed, waiting] = await Promise.all([count('done'), count('failed'), count('waiting')]);
  return { record, done, failed, waiting };
}

/** Started imports, newest first: a vendor's own, all for admins. */
export async function listImports(
  ctx: Ctx,
  { sort, ...window }: { offset: number; limit: number; sort?: string | undefined },
): Promise<{ docs: ProductImport[]; total: number }> {
  const isAdmin = has(ctx, 'superadmin', 'subadmin');
  const vendor = isAdmin ? null : await findOwnVendor(ctx);
  const whose: Where[] = isAdmin
    ? []
    : [vendor ? { vendor: { equals: vendor.id } } : { created_by: { equals: actorOf(ctx).id } }];
  return ctx.db.asSystem(importsWhy).findWindow('product-imports', {
    where: { and: [{ status: { not_equals: 'checked' } }, ...whose] },
    sort: byTime('createdAt', sort),
    depth: 1,
    ...window,
  });
}

type LineQuery = { offset: number; limit: number; action?: ProductImportLine['action'] | undefined };

/** The lines of an import in the order of its file. */
export async function listImportLines(
  ctx: Ctx,
  id: Id,
  { action, ...window }: LineQuery,
): Promise<{ docs: ProductImportLine[]; total: number }> {
  const record = await readImport(ctx, id);
  const wanted: Where[] = action ? [{ action: { equals: action } }] : [];
  return ctx.db.asSystem(importsWhy).findWindow('product-import-lines', {
    where: { and: [{ import: { equals: refId(record.id) } }, ...wanted] },
    sort: ['line', 'id'],
    ...window,
  });
}
