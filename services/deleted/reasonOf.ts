import type { PayloadRequest } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { invalid } from '../../domain/failure';
import { longestReason } from '../../domain/products/changes';

/**
 * The reason for this request's deletion: from the body of the call, or from `reason` in the query of the CMS's own
 * calls; empty if none was given. Throws `invalid` if it is too long.
 */
export function reasonOf(req: Pick<PayloadRequest, 'context' | 'query'>): string {
  const { deletionReason } = notesOf(req);
  if (deletionReason !== undefined) return deletionReason;
  const { reason } = req.query ?? {};
  if (typeof reason !== 'string') return '';
  const text = reason.trim();
  if (text.length > longestReason) throw invalid({ reason: { code: 'tooLong', params: { max: longestReason } } });
  return text;
}
