/**
 * Transactions where the server supports them: a replica set or a sharded cluster, whether or not the connection string
 * says so.
 */
import type { Within } from '../sessions/types';
import type { Adapter, MongoDatabase, Session } from './types';
import type { SharedRevision } from './revision';

const COMMIT_TRIES = 5;
const WAIT_MS = 100;
const settings = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;

/** Whether the server supports transactions. */
export async function canTransact(database: MongoDatabase): Promise<boolean> {
  const hello = await database.command({ hello: 1 });
  return typeof hello.setName === 'string' || hello.msg === 'isdbgrid';
}

/**
 * Turns on Payload's transactions: Payload checks only the connection string, and a replica set is often reached
 * without naming it there.
 */
export function openTransactions(adapter: Adapter, begin: Adapter['beginTransaction']): void {
  adapter.transactionOptions = settings;
  adapter.beginTransaction = begin;
}

/** The option that makes a driver call part of a request's transaction; empty if none is open. */
export async function withinTransaction(adapter: Adapter, within: Within): Promise<{ session?: Session }> {
  const session = adapter.sessions[String((await within?.transactionID) ?? '')];
  return session ? { session } : {};
}

/**
 * Commits until the outcome is known. "Unknown" means that the commit may have happened: a repeated commit then reports
 * success and never applies twice. Repeating the whole work could write everything a second time.
 */
export function commitSurely(adapter: Adapter, revision: SharedRevision): void {
  adapter.commitTransaction = async (given) => {
    const id = String(await given);
    const session = adapter.sessions[id];
    if (!session) return;
    // Removed from the registry first: nothing else may use a session that is ending.
    delete adapter.sessions[id];
    if (!session.inTransaction()) return revision.rolledBack(id);
    try {
      await commit(session);
    } catch (error) {
      revision.rolledBack(id);
      throw error;
    } finally {
      await session.endSession().catch(() => undefined);
    }
    await revision.committed(id);
  };
  const rollback = adapter.rollbackTransaction.bind(adapter);
  adapter.rollbackTransaction = async (given) => {
    const id = await given;
    await rollback(id);
    revision.rolledBack(String(id));
  };
}

async function commit(session: Session): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      if (!hasLabel(error, 'UnknownTransactionCommitResult') || attempt === COMMIT_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * attempt));
    }
  }
}

const hasLabel = (error: unknown, label: string): boolean =>
  (error as { errorLabelSet?: Set<string> } | null)?.errorLabelSet?.has(label) ?? false;
