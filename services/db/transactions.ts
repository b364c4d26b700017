/** One transaction per use case, retried where the database asks for it. */
import type { Payload, PayloadRequest } from 'payload';
import { isWriteConflict } from '../../domain/writeConflict';
import { traced } from '../../telemetry/tracing';

const TRIES = 6;

/** Everything inside commits or rolls back together. Joins a transaction that is already open. */
export async function inTransaction<T>(payload: Payload, req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  if (await req.transactionID) return work();
  return traced('transaction', {}, () => begin(payload, req, work));
}

async function begin<T>(payload: Payload, req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const id = await payload.db.beginTransaction();
    if (id) req.transactionID = id;
    try {
      const result = await work();
      if (id) await payload.db.commitTransaction(id);
      return result;
    } catch (error) {
      if (id) await payload.db.rollbackTransaction(id);
      if (!(isWriteConflict(error) || (attempt === 1 && wasFaster(payload, error))) || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt));
    } finally {
      delete req.transactionID;
    }
  }
}

/**
 * Another transaction wrote the same unique value after this one had checked for it. On the retry the value is found,
 * and the work itself decides what that means. SQLite allows one transaction at a time, so there it cannot happen.
 */
const wasFaster = (payload: Payload, error: unknown): boolean => payload.db.name === 'mongoose' && isTaken(error);

/** The database refused a duplicate of a unique value. */
function isTaken(error: unknown): boolean {
  const refused = error as { code?: unknown; name?: string; data?: { errors?: { message?: string }[] } } | null;
  if (refused?.code === 11000) return true;
  return (
    refused?.name === 'ValidationError' &&
    (refused.data?.errors ?? []).some(({ message }) => /unique/i.test(message ?? ''))
  );
}
