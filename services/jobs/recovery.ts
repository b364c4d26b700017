/** When to look for the work of a crashed process. */
import type { Payload } from 'payload';
import { isStorageFault } from '../../domain/storageFault';
import type { Db } from '../db/types';
import { placePictures } from '../media/placePictures';
import { jobRunsOf, settingsOf } from '../openCtx';
import { ABANDONED_AFTER_MS, recoverWork } from './recoverWork';

const MINUTE_MS = 60_000;
const state = globalThis as { haatRecovered?: WeakMap<Payload, number> };

/** Checks once a minute at most; `open` gives the database. */
export async function recoverSometimes(payload: Payload, open: () => Promise<Db>): Promise<void> {
  const now = settingsOf(payload).gateways.clock.now().getTime();
  const seen = (state.haatRecovered ??= new WeakMap());
  if (now - (seen.get(payload) ?? 0) < MINUTE_MS) return;
  seen.set(payload, now);
  const db = await open();
  await recoverWork(db, new Date(Math.max(now - ABANDONED_AFTER_MS, jobRunsOf(payload).aloneSince ?? 0)));
}

/**
 * Runs at start. `isAlone`: no other process uses this database, so all unfinished work was left by the previous one.
 * If nothing can be written, the shop starts all the same, read-only, and recovery is tried again every minute.
 */
export async function recoverAtStart(db: Db, startedAt: Date, isAlone: boolean): Promise<void> {
  if (isAlone) jobRunsOf(db.payload).aloneSince = startedAt.getTime();
  try {
    if (settingsOf(db.payload).runsJobs)
      await recoverWork(db, isAlone ? startedAt : new Date(startedAt.getTime() - ABANDONED_AFTER_MS));
    await placePictures(db);
  } catch (err) {
    if (!isStorageFault(err)) throw err;
    db.payload.logger.error(
      { err },
      'nothing can be written: is the disk full or read-only? The shop opens to be read',
    );
  }
}
