import { notesOf } from '../../authority/requestNotes';
import type { Ctx } from '../ctx';

/** Says why this request deletes: kept with what is deleted, and in the audit log. */
export function forReason(ctx: Ctx, reason: string | undefined): void {
  if (reason) notesOf(ctx.req).deletionReason = reason;
}
