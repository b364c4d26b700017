/** Checks every invariant of a database. Reads only. */
import Database from 'libsql';
import type { Payload } from 'payload';
import type { SqliteClient } from '../../database/sqliteClient';
import { sqliteClientOf } from '../../database/sqliteClientOf';
import { checkAccounts } from './accounts';
import { checkCash } from './cash';
import { Findings } from './checks';
import { checkCoupons } from './coupons';
import { checkFiles, type Files } from './files';
import { checkJournal } from './journal';
import { checkLedger } from './ledger';
import { checkOrders } from './orders';
import { checkOpenPayments } from './payments';
import { checkCarts, checkPeople } from './people';
import { checkParties } from './parties';
import { checkPayoutLines } from './payoutLines';
import { checkPayouts } from './payouts';
import { checkProducts } from './products';
import { Reader } from './reader';
import { dropMoving } from './moving';
import { checkRelations, checkUnique } from './relations';
import { checkTransfers } from './transfers';
import { checkVariants } from './variants';
import { checkRefunds } from './refunds';
import { checkReturns } from './returns';
import { checkAnswers, checkBroadcasts, checkImports, checkJobs, checkMessages, checkNotices } from './work';

type Options = {
  /** The file store; without it files are not checked. */
  files?: Files;
  /** The time between two checks of a database without snapshots. */
  pauseMs?: number;
  /** Told of each part when it is done, and of its milliseconds. */
  tell?: (part: string, ms: number) => void;
};

const PAUSE_MS = 3_000;

/**
 * On SQLite everything is read in one snapshot, however long it takes and even while others write. Elsewhere findings
 * are checked a second time: an order that was half read is complete by then. Totals that many orders change are
 * counted at a moment when none is being placed.
 */
export async function verifyData(payload: Payload, options: Options = {}): Promise<Findings> {
  const client = sqliteClientOf(payload);
  if (client) {
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

type Step = (reader: Reader, findings: Findings, now: number) => Promise<void>;

/** What is looked at, in this order. */
const steps: Readonly<Record<string, Step>> = {
  'the file': (reader, findings) => checkFile(reader.payload, findings),
  orders: checkOrders,
  payments: checkOpenPayments,
  coupons: checkCoupons,
  returns: checkReturns,
  ledger: checkLedger,
  'causes in the journal': checkJournal,
  'parties of the journal': checkParties,
  cash: checkCash,
  'refunds by hand': checkRefunds,
  payouts: checkPayouts,
  transfers: checkTransfers,
  'lines of payouts': checkPayoutLines,
  products: checkProducts,
  variants: checkVariants,
  people: checkPeople,
  accounts: checkAccounts,
  carts: checkCarts,
  answers: checkAnswers,
  notices: checkNotices,
  messages: checkMessages,
  broadcasts: checkBroadcasts,
  imports: checkImports,
  jobs: checkJobs,
  relations: checkRelations,
  'unique fields': checkUnique,
};

async function look(payload: Payload, { files, tell }: Options): Promise<Findings> {
  const reader = new Reader(payload);
  const findings = new Findings();
  const now = Date.now();
  const timed = async (name: string, step: Step) => {
    const began = performance.now();
    await step(reader, findings, now);
    tell?.(name, performance.now() - began);
  };
  for (const [name, step] of Object.entries(steps)) await timed(name, step);
  if (files) await timed('files', () => checkFiles(reader, findings, files, now));
  return findings;
}

const MAPPED_BYTES = 2 ** 31;
const CACHE_KIB = 64 * 1024;

/**
 * SQLite's own check of the file, on a separate connection: one that has used the full-text tables before judges them
 * by its cached state, and reports sound ones as malformed.
 */
function faultsOf({ file }: SqliteClient): string[] {
  const database = new Database(file, { readonly: true });
  try {
    // It looks up every row of a table in each of its indexes: with the usual cache of two megabytes nearly every one is read anew.
    database.exec(`PRAGMA mmap_size = ${MAPPED_BYTES}; PRAGMA cache_size = -${CACHE_KIB}`);
    return (database.prepare('PRAGMA integrity_check(20)').all() as object[]).map((row) =>
      String(Object.values(row)[0]),
    );
  } finally {
    database.close();
  }
}

/** What SQLite itself can say about its file. */
async function checkFile(payload: Payload, findings: Findings): Promise<void> {
  const client = sqliteClientOf(payload);
  if (!client) return;
  findings.look('database/intact');
  const words = faultsOf(client);
  if (words.join() !== 'ok')
    words.forEach((word, place) => findings.break('database/intact', `fault ${place + 1}`, word));
  for (const row of (await client.execute('PRAGMA foreign_key_check')).rows) {
    findings.break('database/intact', `${row.table} row ${row.rowid}`, `points into ${row.parent}, where it is not`);
  }
}
