import type { Id } from '../../domain/ids';
import type { Ctx } from '../ctx';

/** Ids travel through the queue as text; in SQLite they are numbers. */
export const idFromText = (ctx: Ctx, id: string): Id =>
  ctx.db.payload.db.defaultIDType === 'number' ? Number(id) : id;
