/** One transaction for a use case, tried again where the database asks for it. */
import type { Payload, PayloadRequest } from 'payload';
import { isWriteConflict } from '../../domain/writeConflict';

const TRIES = 6;

/** Everything inside is kept together or not at all. Joins a transaction that is already open. */
export async function inTransaction<T>(payload: Payload, req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  if (await req.transactionID) return work();
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
 * Somebody wrote the same unique value after this work had looked for it. Now it is there to be found, and the work says
 * itself what that means. SQLite lets one transaction through at a time; there it cannot happen.
 */
const wasFaster = (payload: Payload, error: unknown): boolean => payload.db.name === 'mongoose' && isTaken(error);

/** The database refused a value that has to be unique. */
function isTaken(error: unknown): boolean {
  const refused = error as { code?: unknown; name?: string; data?: { errors?: { message?: string }[] } } | null;
  if (refused?.code === 11000) return true;
  return (
    refused?.name === 'ValidationError' &&
    (refused.data?.errors ?? []).some(({ message }) => /unique/i.test(message ?? ''))
  );
}
