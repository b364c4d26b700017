import { keyOf } from '../../authority/actor';
import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { readImport } from './readImport';

/** A job that has made no progress for so long has crashed. */
const ABANDONED_MS = 60 * 1_000;

/**
 * Starts the job that writes the lines, once. An import whose job was lost continues where it stopped; a finished one
 * is refused: its lines are never written twice.
 */
export async function startImport(ctx: Ctx, id: Id): Promise<void> {
  const record = await readImport(ctx, id);
  const key = keyOf(ctx.actor);
  const abandoned = new Date(ctx.now.getTime() - ABANDONED_MS).toISOString();
  await ctx.db.inTransaction(async () => {
    const claimed = await ctx.db.claim(
      'product-imports',
      {
        and: [
          { id: { equals: record.id } },
          {
            or: [
              { status: { equals: 'checked' } },
              { and: [{ status: { equals: 'running' } }, { updatedAt: { less_than: abandoned } }] },
            ],
          },
        ],
      },
      { status: 'running', key_id: key ? String(key.id) : '', key_name: key?.name ?? '' },
    );
    if (!claimed) throw new Failure('refused');
    await ctx.db.enqueue('importProducts', { import: String(record.id) });
  });
}
