/**
 * Marks messages as sent, those of one moment in one statement: a mark alone writes six pages, and an order has two
 * messages.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createLocalReq, type Payload } from 'payload';
import type { Ctx, Id } from '../ctx';
import { openDb } from '../db/openDb';

const MOMENT_MS = 100;
type Marks = { ids: Id[]; written: Promise<void> };
const waiting = new WeakMap<Payload, Marks>();

/**
 * Resolves when the mark is written. If the process dies before, or a power cut undoes it, the message is still marked
 * as `sending`: it may have arrived, and a person is told.
 */
export function markSent(ctx: Ctx, id: Id): Promise<void> {
  const { payload } = ctx.db;
  const marks = waiting.get(payload) ?? begin(ctx);
  marks.ids.push(id);
  return marks.written;
}

function begin({ db: { payload }, gateways: { clock } }: Ctx): Marks {
  const ids: Id[] = [];
  const write = async () => {
    await wait(MOMENT_MS);
    waiting.delete(payload);
    // No caller's database: it may be in a transaction by now.
    const db = openDb(payload, await createLocalReq({}, payload));
    const sent = { status: 'sent', error: '', sent_at: clock.now().toISOString() } as const;
    await db.noteWhere('messages', { id: { in: ids } }, sent);
  };
  const marks = { ids, written: write() };
  waiting.set(payload, marks);
  return marks;
}
