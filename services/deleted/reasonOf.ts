import type { PayloadRequest } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { invalid } from '../../domain/failure';
import { longestReason } from '../../domain/products/changes';

/**
 * Why this request deletes: as the call's body said, or the `reason` in the address of the CMS's own calls; empty where
 * nobody says so. Throws `invalid` for one that is too long.
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
