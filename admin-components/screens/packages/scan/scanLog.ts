/** The list of scans in one queue: the result of each, and counts. Independent of the browser. */
import { westernDigits } from '../../../../domain/text/bangla';

/**
 * `repeat`: nothing was left to do, because the same scan or the same move was made already. `found`: only looked for,
 * and it is there.
 */
export type ScanState = 'waiting' | 'moved' | 'found' | 'repeat' | 'refused' | 'unknown' | 'undone';

/** Why a scan did not move its package; the screen translates it. */
export type ScanReason = 'twice' | 'already' | 'ahead' | 'behind' | 'otherQueue' | 'elsewhere' | 'failed';

export type Scan = {
  /** Sent as `Idempotency-Key`: a scan that is sent again does not move twice. */
  key: string;
  code: string;
  /** The status that the package is moved to; `lookOnly`: none, the list tells where it is. */
  to: number;
  /** The status of the queue: a package with another one is not moved. */
  from?: number;
  /** The id of the warehouse that was chosen: only its packages are moved. Empty or absent: none was. */
  within?: string;
  at: number;
  state: ScanState;
  /** The time of the answer. */
  doneAt?: number;
  vendor?: string;
  /** The number of its order. */
  order?: number;
  reason?: ScanReason;
  /** The status of the package, if it was not moved. */
  status?: number;
  /** The name of the package's warehouse, if it is another one or none was chosen. */
  warehouse?: string;
  /** The server's own sentence. */
  said?: string;
};

/** What becomes known after the answer. */
export type ScanDetails = Pick<Scan, 'vendor' | 'warehouse' | 'order'>;

export type Outcome = Partial<Omit<Scan, 'key' | 'code' | 'to' | 'from' | 'within' | 'at'>> & { state: ScanState };

export type ScanCounts = { moved: number; refused: number };
export type ScanLog = { scans: readonly Scan[]; counts: ScanCounts };

export const emptyLog: ScanLog = { scans: [], counts: { moved: 0, refused: 0 } };

/** For queues without a next step, and whoever only looks something up. */
export const lookOnly = -1;

/** The number of answered scans that are kept; waiting ones are never dropped. */
export const MOST_DONE = 100;
/** The same code within this time is one parcel held before the scanner for long. */
export const TWICE_MS = 5_000;
/** A little less than the server allows, so that the button is never offered in vain. */
const UNDO_MS = 110_000;
const LONGEST_CODE = 40;

/** Scanners and people add spaces, other cases, other digits. */
export const cleaned = (typed: string): string =>
  westernDigits(typed.normalize('NFKC'))
    .replace(/[^A-Za-z0-9_-]/g, '')
    .toUpperCase()
    .slice(0, LONGEST_CODE);

/** What was read, where nothing of it can be part of a code: it is answered too, as a code that nobody knows. */
export const unreadable = (typed: string): string => (cleaned(typed) === '' ? typed.trim().slice(0, LONGEST_CODE) : '');

/** The codes of finished lines, and what has been typed of the next one. */
export function linesOf(text: string): { codes: string[]; rest: string } {
  const lines = text.split(/[\r\n\t]+/);
  const rest = lines.pop() ?? '';
  return { codes: lines.map((line) => cleaned(line) || unreadable(line)).filter(Boolean), rest };
}

/**
 * An earlier scan of this code that makes another one pointless: it is still waiting, or was made a moment ago and not
 * before `opened`, the time when the person came to this queue. In between it can have been moved in another queue.
 */
export const sameScan = (
  { scans }: ScanLog,
  { code, to, within = '' }: Pick<Scan, 'code' | 'to' | 'within'>,
  { now, opened }: { now: number; opened: number },
): Scan | undefined =>
  scans.find(
    (scan) =>
      scan.code === code &&
      scan.to === to &&
      (scan.state === 'waiting'
        ? (scan.within ?? '') === within
        : scan.state === 'moved' && scan.at >= opened && now - scan.at < TWICE_MS),
  );

/** Newest first. */
export const withScan = (log: ScanLog, scan: Scan): ScanLog => bounded({ ...log, scans: [scan, ...log.scans] });

/** The oldest waiting scan. */
export const nextScan = ({ scans }: ScanLog): Scan | undefined => scans.findLast((scan) => scan.state === 'waiting');

export function answered(log: ScanLog, key: string, outcome: Outcome): ScanLog {
  const before = log.scans.find((scan) => scan.key === key);
  if (!before) return log;
  const scans = log.scans.map((scan) => (scan.key === key ? { ...scan, ...outcome } : scan));
  const step = (name: (state: ScanState) => boolean) => Number(name(outcome.state)) - Number(name(before.state));
  const counts = {
    moved: log.counts.moved + step((state) => state === 'moved'),
    refused: log.counts.refused + step((state) => state === 'refused' || state === 'unknown'),
  };
  return bounded({ scans, counts });
}

/** With details of a scan that became known after its answer. */
export const described = (log: ScanLog, key: string, more: ScanDetails): ScanLog => ({
  ...log,
  scans: log.scans.map((scan) => (scan.key === key ? { ...scan, ...more } : scan)),
});

/** Without answered scans. */
export const cleared = ({ scans }: ScanLog): ScanLog => ({
  ...emptyLog,
  scans: scans.filter((scan) => scan.state === 'waiting'),
});

export const waitingIn = ({ scans }: ScanLog): number => scans.filter((scan) => scan.state === 'waiting').length;

export const canUndo = (scan: Scan, now: number): boolean =>
  scan.state === 'moved' && scan.doneAt !== undefined && now - scan.doneAt < UNDO_MS;

function bounded(log: ScanLog): ScanLog {
  let done = 0;
  const scans = log.scans.filter((scan) => scan.state === 'waiting' || ++done <= MOST_DONE);
  return { ...log, scans };
}
