/** Two transactions of MongoDB that wanted the same document: the server gave up one of them, nothing of it was kept, and it may be tried again. */
import { isOrComesFrom } from './causes';

const WRITE_CONFLICT = 112;

export const isWriteConflict = (error: unknown): boolean =>
  isOrComesFrom(
    error,
    (each) =>
      each.code === WRITE_CONFLICT ||
      Boolean((each as { errorLabelSet?: Set<string> }).errorLabelSet?.has('TransientTransactionError')),
  );
