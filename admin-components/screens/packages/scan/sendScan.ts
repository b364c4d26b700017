/** Sends one scan and interprets the result: from the server's answer, and from what it knows of the code. */
import type { CallFailure } from '../../../../contract/client/answer';
import { ptoUpdateStatus } from '../../../../contract/orders';
import { findPackage } from '../../../../contract/packages';
import type { AnswerOf } from '../../../../contract/route';
import { packageStatus, stepOf } from '../../../../domain/packages/status';
import { call } from '../../../shared/api/client';
import { lookOnly, type Outcome, type Scan, type ScanDetails } from './scanLog';
import type { Answer } from './scanQueue';

/** A hanging call is aborted and sent again with the same key. */
const PATIENCE_MS = 15_000;
/** After this many failures for one package, the other packages get their turn first. */
const MOST_FAILURES = 3;

const failures = new Map<string, number>();

export async function sendScan(scan: Scan): Promise<Answer> {
  if (scan.to === lookOnly) return whereItIs(scan);
  const result = await call(
    ptoUpdateStatus,
    {
      params: { id: scan.code, status: scan.to },
      body: { ...onlyIn(scan), ...(scan.from === undefined ? {} : { from: scan.from }) },
    },
    { idempotencyKey: scan.key, signal: AbortSignal.timeout(PATIENCE_MS) },
  );
  if (result.ok) return { state: 'moved' };
  return notYet(scan, result) ?? whyNot(scan, result.message);
}

/** The answer to a scan that has to be sent again, or cannot be sent at all; null if the server has decided. */
function notYet(scan: Scan, result: CallFailure): Answer | null {
  // No answer, too many requests, or the connection broke during the answer.
  const isCutOff = result.layer === 'http' && result.status < 400;
  if (result.layer === 'network' || result.status === 429 || isCutOff) return 'offline';
  if (result.status === 401) return 'signedOut';
  if (result.isRetryable) {
    const failed = (failures.get(scan.key) ?? 0) + 1;
    failures.set(scan.key, failed);
    if (failed < MOST_FAILURES) return 'offline';
    failures.delete(scan.key);
    return { state: 'refused', reason: 'failed', said: result.message };
  }
  return null;
}

/** The vendor of a moved package, and its warehouse where none was chosen; empty if they cannot be loaded. */
export async function detailsOf(scan: Scan): Promise<ScanDetails> {
  const found = await look(scan);
  return found ? detailsIn(scan, found) : {};
}

/** The chosen warehouse, as the calls take it. */
const onlyIn = ({ within }: Scan) => (within ? { warehouse: within } : {});

type Found = AnswerOf<typeof findPackage>;

const detailsIn = (scan: Scan, { vendor, warehouse, order_id: order }: Found): ScanDetails => ({
  ...(vendor ? { vendor } : {}),
  ...(warehouse && !scan.within ? { warehouse } : {}),
  ...(order ? { order } : {}),
});

const ask = (scan: Scan) =>
  call(findPackage, { params: { id: scan.code }, body: onlyIn(scan) }, { signal: AbortSignal.timeout(PATIENCE_MS) });

const look = async (scan: Scan) => {
  const result = await ask(scan);
  return result.ok ? result.answer : null;
};

const elsewhere = ({ warehouse }: Found): Outcome => ({
  state: 'refused',
  reason: 'elsewhere',
  ...(warehouse ? { warehouse } : {}),
});

async function whereItIs(scan: Scan): Promise<Answer> {
  const result = await ask(scan);
  if (!result.ok) return notYet(scan, result) ?? { state: 'refused', reason: 'failed', said: result.message };
  const found = result.answer;
  if (found.state === 'unknown') return { state: 'unknown' };
  if (found.state === 'elsewhere') return elsewhere(found);
  return { state: 'found', status: found.package_status ?? packageStatus.pending, ...detailsIn(scan, found) };
}

async function whyNot(scan: Scan, said: string): Promise<Outcome> {
  const { to, from } = scan;
  const found = await look(scan);
  if (!found) return { state: 'refused', reason: 'failed', said };
  if (found.state === 'unknown') return { state: 'unknown' };
  if (found.state === 'elsewhere') return elsewhere(found);
  const status = found.package_status ?? packageStatus.pending;
  const about = {
    status,
    ...(found.vendor ? { vendor: found.vendor } : {}),
    ...(found.order_id ? { order: found.order_id } : {}),
  };
  if (status === to) return { state: 'repeat', reason: 'already', ...about };
  if (stepOf(status) > stepOf(to)) return { state: 'refused', reason: 'ahead', ...about };
  const isWithVendor = stepOf(status) < stepOf(packageStatus.shipped);
  if (isWithVendor && stepOf(to) > stepOf(packageStatus.shipped))
    return { state: 'refused', reason: 'behind', ...about };
  if (from !== undefined && status !== from) return { state: 'refused', reason: 'otherQueue', ...about };
  return { state: 'refused', reason: 'failed', said, ...about };
}
