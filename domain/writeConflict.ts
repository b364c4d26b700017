/**
 * Two transactions of MongoDB that wrote the same document: the server aborted one of them, nothing of it was stored,
 * and it can be retried.
 */
import { isOrComesFrom } from './causes';

const WRITE_CONFLICT = 112;

export const isWriteConflict = (error: unknown): boolean =>
  isOrComesFrom(
    error,
    (each) =>
      each.code === WRITE_CONFLICT ||
      Boolean((each as { errorLabelSet?: Set<string> }).errorLabelSet?.has('TransientTransactionError')),
  );
