import type { Db } from '../db/types';

/** Longer than any job or call to a gateway takes. What has not moved for so long belonged to a process that is gone. */
export const ABANDONED_AFTER_MS = 15 * 60 * 1_000;

/**
 * Takes up what a process left when it died. Its jobs are free again. A message it was just sending may have arrived: it
 * is not sent again by itself, but stands as failed, for a person to look at.
 */
export async function recoverWork(db: Db, leftBefore: Date): Promise<void> {
  const left = { updatedAt: { less_than: leftBefore.toISOString() } };
  await db.setWhere(
    'messages',
    { and: [{ status: { equals: 'sending' } }, left] },
    { status: 'failed', error: 'interrupted: it may have arrived' },
  );
  // Done, but the process died before it could take them away.
  await db.dropWhere('payload-jobs', { and: [{ completedAt: { exists: true } }, left] });
  await db.setWhere('payload-jobs', { and: [{ processing: { equals: true } }, left] }, { processing: false });
}
