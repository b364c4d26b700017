import type { PayloadRequest } from 'payload';
import { recognisedByKey } from '../../authority/actor';
import { vendorAccept } from '../../domain/catalogue/visible';
import { isFailure, type FieldProblems } from '../../domain/failure';
import type { ProductImport, ProductImportLine, Vendor } from '../../payload-types';
import { has, type Ctx } from '../ctx';
import { openCtx } from '../openCtx';
import { possibleId, refId, sameRef } from '../relations';
import { findOwnVendor } from '../shops/ownVendor';
import { importsWhy } from './previewImport';
import { writeLine } from './writeLine';

const AT_ONCE = 20;

/** Writes the next lines of an import as the person who started it, and queues the rest. */
export async function runImport(ctx: Ctx, input: { import: string }): Promise<void> {
  const records = ctx.db.asSystem(importsWhy);
  const id = possibleId(ctx, input.import);
  const record = id === null ? null : await records.findById('product-imports', id);
  if (record?.status !== 'running') return;
  const own = await asStarter(ctx, record);
  const lines = await records.find('product-import-lines', {
    where: { and: [{ import: { equals: record.id } }, { state: { equals: 'waiting' } }] },
    sort: ['line', 'id'],
    limit: AT_ONCE,
  });
  // One after another, each in its own transaction, so that a failing line does not roll back the others.
  for (const line of lines) {
    if (own) await one(own.ctx, own.vendor, line);
    else await fail(ctx, line, { vendor_id: [{ code: 'mayNotImport' }] });
  }
  const isOver = lines.length < AT_ONCE;
  await ctx.db.inTransaction(async () => {
    const claimed = await ctx.db.claim('product-imports', running(record), { status: isOver ? 'finished' : 'running' });
    if (claimed && !isOver) await ctx.db.enqueue('importProducts', { import: String(record.id) });
  });
}

const running = (record: ProductImport) => ({
  and: [{ id: { equals: record.id } }, { status: { equals: 'running' } }],
});

/** Null if the person no longer has the permission. */
async function asStarter(ctx: Ctx, record: ProductImport): Promise<{ ctx: Ctx; vendor: Vendor } | null> {
  const people = ctx.db.asSystem('the worker acts for the person who started the import');
  const user = await people.findById('users', refId(record.created_by) ?? 0);
  const vendor = await people.findById('vendors', refId(record.vendor) ?? 0);
  if (!user || vendor?.accept !== vendorAccept.approved) return null;
  const { key_id: keyId, key_name: keyName } = record;
  const acting = keyId
    ? recognisedByKey(user, { kind: 'key', id: keyId, name: keyName ?? '', scope: 'catalogue:write' })
    : { ...user, collection: 'users' as const };
  const req: PayloadRequest = { ...ctx.req, user: acting, context: {} };
  const own = openCtx(req);
  if (has(own, 'superadmin', 'subadmin')) return { ctx: own, vendor };
  return sameRef(await findOwnVendor(own), vendor) ? { ctx: own, vendor } : null;
}

async function one(ctx: Ctx, vendor: Vendor, line: ProductImportLine): Promise<void> {
  try {
    await writeLine(ctx, vendor, line);
  } catch (error) {
    // The database is busy: the job is retried, and so is the line.
    if (isFailure(error) && error.code === 'busy') throw error;
    if (!isFailure(error)) ctx.db.payload.logger.error({ err: error, line: line.line }, 'a line of an import failed');
    const known = isFailure(error) && Object.keys(error.fields).length > 0;
    await fail(ctx, line, known ? error.fields : { line: [{ code: 'lineFailed' }] });
  }
}

async function fail(ctx: Ctx, line: ProductImportLine, problems: FieldProblems): Promise<void> {
  const waiting = { and: [{ id: { equals: line.id } }, { state: { equals: 'waiting' } }] };
  await ctx.db.claim('product-import-lines', waiting, { state: 'failed', problems });
}
