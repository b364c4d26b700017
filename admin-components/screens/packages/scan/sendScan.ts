/** Sends one scan and interprets the result: from the server's answer, and from what it knows of the code. */
import { ptoUpdateStatus } from '../../../../contract/orders';
import { findPackage } from '../../../../contract/packages';
import { packageStatus, stepOf } from '../../../../domain/packages/status';
import { call } from '../../../shared/api/client';
import type { Outcome, Scan, ScanDetails } from './scanLog';
import type { Answer } from './scanQueue';

/** A hanging call is aborted and sent again with the same key. */
const PATIENCE_MS = 15_000;
/** After this many failures for one package, the other packages get their turn first. */
const MOST_FAILURES = 3;

const failures = new Map<string, number>();

export async function sendScan(scan: Scan): Promise<Answer> {
  const result = await call(
    ptoUpdateStatus,
    { params: { id: scan.code, status: scan.to }, body: onlyIn(scan) },
    { idempotencyKey: scan.key, signal: AbortSignal.timeout(PATIENCE_MS) },
  );
  if (result.ok) return { state: 'moved' };
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
  return whyNot(scan, result.message);
}

/** The vendor of a moved package, and its warehouse where none was chosen; empty if they cannot be loaded. */
export async function detailsOf(scan: Scan): Promise<ScanDetails> {
  const found = await look(scan);
  const { vendor, warehouse } = found ?? {};
  return { ...(vendor ? { vendor } : {}), ...(warehouse && !scan.within ? { warehouse } : {}) };
}

/** The chosen warehouse, as the calls take it. */
const onlyIn = ({ within }: Scan) => (within ? { warehouse: within } : {});

const look = async (scan: Scan) => {
  const result = await call(
    findPackage,
    { params: { id: scan.code }, body: onlyIn(scan) },
    { signal: AbortSignal.timeout(PATIENCE_MS) },
  );
  return result.ok ? result.answer : null;
};

async function whyNot(scan: Scan, said: string): Promise<Outcome> {
  const { to } = scan;
  const found = await look(scan);
  if (!found) return { state: 'refused', reason: 'failed', said };
  if (found.state === 'unknown') return { state: 'unknown' };
  if (found.state === 'elsewhere')
    return { state: 'refused', reason: 'elsewhere', ...(found.warehouse ? { warehouse: found.warehouse } : {}) };
  const status = found.package_status ?? packageStatus.pending;
  const about = { status, ...(found.vendor ? { vendor: found.vendor } : {}) };
  if (status === to) return { state: 'repeat', reason: 'already', ...about };
  if (stepOf(status) > stepOf(to)) return { state: 'refused', reason: 'ahead', ...about };
  if (stepOf(status) < stepOf(packageStatus.shipped)) return { state: 'refused', reason: 'behind', ...about };
  return { state: 'refused', reason: 'failed', said, ...about };
}
