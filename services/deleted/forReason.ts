import { notesOf } from '../../authority/requestNotes';
import type { Ctx } from '../ctx';

/** Sets the reason for this request's deletions: kept with the deleted records and in the audit log. */
export function forReason(ctx: Ctx, reason: string | undefined): void {
  if (reason) notesOf(ctx.req).deletionReason = reason;
}
