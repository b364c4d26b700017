/** Transactions where the server has them: a replica set or a sharded cluster, whether or not the address says so. */
import type { Adapter, MongoDatabase, Session, Write } from './types';
import type { SharedRevision } from './revision';

const COMMIT_TRIES = 5;
const WAIT_MS = 100;
const settings = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;

/** Whether the server can keep several writes together. */
export async function canTransact(database: MongoDatabase): Promise<boolean> {
  const hello = await database.command({ hello: 1 });
  return typeof hello.setName === 'string' || hello.msg === 'isdbgrid';
}

/** Switches Payload's transactions on: it looks only at the address, and a replica set is often reached without its name there. */
export function openTransactions(adapter: Adapter, begin: Adapter['beginTransaction']): void {
  adapter.transactionOptions = settings;
  adapter.beginTransaction = begin;
}

/** The option by which a call of the driver belongs to the transaction of a request; empty where none is open. */
export async function withinTransaction(adapter: Adapter, within: Write['req']): Promise<{ session?: Session }> {
  const session = adapter.sessions[String((await within?.transactionID) ?? '')];
  return session ? { session } : {};
}

/**
 * Commits until the answer is known. "Unknown" means that the commit may have happened: asked again it says so, and never
 * happens twice. Beginning the whole work anew could write everything a second time.
 */
export function commitSurely(adapter: Adapter, revision: SharedRevision): void {
  adapter.commitTransaction = async (given) => {
    const id = String(await given);
    const session = adapter.sessions[id];
    if (!session) return;
    // Out of the registry first: nobody else may use a session that is ending.
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
