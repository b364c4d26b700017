import type { Db } from '../db/types';

/**
 * Longer than any job or gateway call takes. Work that has not changed for so long belonged to a process that has
 * ended.
 */
export const ABANDONED_AFTER_MS = 15 * 60 * 1_000;

/**
 * Recovers what a crashed process left behind. Its jobs are released. A message that was being sent may have arrived:
 * it is not sent again automatically but marked as failed, for a person to check.
 */
export async function recoverWork(db: Db, leftBefore: Date): Promise<void> {
  const left = { updatedAt: { less_than: leftBefore.toISOString() } };
  await db.setWhere(
    'messages',
    { and: [{ status: { equals: 'sending' } }, left] },
    { status: 'failed', error: 'interrupted: it may have arrived' },
  );
  // A payout that bKash was being asked for may have been paid: bKash is asked about it in the next round.
  const asked = { and: [{ status: { equals: 'sending' } }, { asked_at: { less_than: leftBefore.toISOString() } }] };
  await db.setWhere('payouts', asked, { asked_at: null, ask_at: leftBefore.toISOString() });
  // Done, but the process crashed before it could delete them.
  await db.dropWhere('payload-jobs', { and: [{ completedAt: { exists: true } }, left] });
  await db.setWhere('payload-jobs', { and: [{ processing: { equals: true } }, left] }, { processing: false });
}
