/** Looks at every invariant of a database. Reads only. */
import Database from 'libsql';
import type { Payload } from 'payload';
import { checkAccounts } from './accounts';
import { Findings } from './checks';
import { checkCoupons } from './coupons';
import { checkFiles, type Folders } from './files';
import { checkOrders } from './orders';
import { checkOpenPayments } from './payments';
import { checkCarts, checkPeople } from './people';
import { checkProducts } from './products';
import { Reader } from './reader';
import { dropMoving } from './moving';
import { checkRelations, checkUnique } from './relations';
import { checkReturns } from './returns';
import { checkAnswers, checkBroadcasts, checkImports, checkJobs, checkMessages, checkNotices } from './work';

type Options = {
  /** Where files lie; without it they are not looked at. */
  folders?: Folders;
  /** Between two looks at a database that gives no snapshot. */
  pauseMs?: number;
};
/** What the SQLite client under Payload's adapter offers beside Payload's own calls. */
type Snapshots = {
  client?: { snapshot?: () => () => void; execute(sql: string): Promise<{ rows: Record<string, unknown>[] }> };
};

const PAUSE_MS = 3_000;

/**
 * On SQLite everything is read in one snapshot, however long it takes and even while others write. Elsewhere what is
 * found broken is looked at a second time: an order that was half read is whole by then. What many orders change is counted
 * in a moment when none of them is at it.
 */
export async function verifyData(payload: Payload, options: Options = {}): Promise<Findings> {
  const { client } = payload.db as unknown as Snapshots;
  if (client?.snapshot) {
    const end = client.snapshot();
    try {
      return await look(payload, options);
    } finally {
      end();
    }
  }
  const first = await look(payload, options);
  if (first.broken.size === 0) return first;
  await new Promise((resolve) => setTimeout(resolve, options.pauseMs ?? PAUSE_MS));
  const both = (await look(payload, options)).alsoIn(first);
  await dropMoving(new Reader(payload), both);
  return both;
}

async function look(payload: Payload, { folders = {} }: Options): Promise<Findings> {
  const reader = new Reader(payload);
  const findings = new Findings();
  const now = Date.now();
  await checkFile(payload, findings);
  await checkOrders(reader, findings);
  await checkOpenPayments(reader, findings, now);
  await checkCoupons(reader, findings);
  await checkReturns(reader, findings);
  await checkProducts(reader, findings);
  await checkPeople(reader, findings);
  await checkAccounts(reader, findings, now);
  await checkCarts(reader, findings);
  await checkAnswers(reader, findings);
  await checkNotices(reader, findings);
  await checkMessages(reader, findings, now);
  await checkBroadcasts(reader, findings);
  await checkImports(reader, findings);
  await checkJobs(reader, findings, now);
  await checkRelations(reader, findings);
  await checkUnique(reader, findings);
  await checkFiles(reader, findings, folders, now);
  return findings;
}

/**
 * SQLite's own look at the file, on a connection of its own: one that has seen the full-text tables before judges them by what
 * it remembers, and calls sound ones malformed.
 */
function faultsOf(payload: Payload): string[] {
  const { clientConfig } = payload.db as unknown as { clientConfig: { url: string } };
  const database = new Database(clientConfig.url.replace(/^file:/, ''), { readonly: true });
  try {
    return (database.prepare('PRAGMA integrity_check(20)').all() as object[]).map((row) =>
      String(Object.values(row)[0]),
    );
  } finally {
    database.close();
  }
}

/** What SQLite itself can say about its file. */
async function checkFile(payload: Payload, findings: Findings): Promise<void> {
  const { client } = payload.db as unknown as Snapshots;
  if (!client) return;
  findings.look('database/intact');
  const words = faultsOf(payload);
  if (words.join() !== 'ok')
    words.forEach((word, place) => findings.break('database/intact', `fault ${place + 1}`, word));
  for (const row of (await client.execute('PRAGMA foreign_key_check')).rows) {
    findings.break('database/intact', `${row.table} row ${row.rowid}`, `points into ${row.parent}, where it is not`);
  }
}
