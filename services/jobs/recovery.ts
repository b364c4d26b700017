/** When to look for what a dead process left. */
import type { Payload } from 'payload';
import type { Db } from '../db';
import { jobRunsOf, settingsOf } from '../openCtx';
import { repairOrders } from '../orders/repairOrders';
import { ABANDONED_AFTER_MS, recoverWork } from './recoverWork';

const MINUTE_MS = 60_000;
const state = globalThis as { haatRecovered?: WeakMap<Payload, number> };

/** Looks once a minute at most; `open` gives the database. */
export async function recoverSometimes(payload: Payload, open: () => Promise<Db>): Promise<void> {
  const now = settingsOf(payload).gateways.clock.now().getTime();
  const seen = (state.haatRecovered ??= new WeakMap());
  if (now - (seen.get(payload) ?? 0) < MINUTE_MS) return;
  seen.set(payload, now);
  const db = await open();
  await repairOrders(db, new Date(now));
  await db.undoLeft(new Date(now));
  await recoverWork(db, new Date(now - ABANDONED_AFTER_MS));
}

/**
 * At start. An embedded database has one server: whatever is under way in it was the last one's. On a shared one other
 * servers may be at it.
 */
export async function recoverAtStart(db: Db, startedAt: Date): Promise<void> {
  await repairOrders(db, startedAt);
  await db.undoLeft(startedAt);
  const isShared = db.payload.db.name === 'mongoose';
  if (!isShared) jobRunsOf(db.payload).aloneSince = startedAt.getTime();
  await recoverWork(db, isShared ? new Date(startedAt.getTime() - ABANDONED_AFTER_MS) : startedAt);
}
