/**
 * Sends the scans of one queue one after another, in order. Scans that cannot be sent wait, are kept on this device
 * across a reload, and are sent when the connection is back. It continues while the person is on other screens.
 */
import { newIdempotencyKey } from '../../../../frontend/api/client';
import {
  answered,
  cleaned,
  cleared,
  described,
  emptyLog,
  nextScan,
  sameScan,
  unreadable,
  waitingIn,
  withScan,
  type Outcome,
  type Scan,
  type ScanDetails,
  type ScanLog,
} from './scanLog';

/** The result of sending a scan. `offline`, `signedOut`: it has to be sent again. */
export type Answer = Outcome | 'offline' | 'signedOut';
export type Trouble = 'offline' | 'signedOut' | null;
export type QueueView = { log: ScanLog; trouble: Trouble };

/** Its dependencies on the browser; tests provide their own. */
export type QueueParts = {
  send: (scan: Scan) => Promise<Answer>;
  read: () => string | null;
  write: (text: string) => void;
  now: () => number;
  after: (ms: number, act: () => void) => void;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
/** Yesterday's scans are not shown today. */
export const KEPT_MS = 12 * 3_600_000;

export type ScanQueue = {
  /** The person comes to this queue: what was scanned before is not the parcel in hand. */
  enter: () => void;
  add: (typed: string, to: number, where?: { from?: number; within?: string }) => Scan | null;
  /** Sends waiting scans now. */
  resume: () => void;
  settle: (key: string, outcome: Outcome) => void;
  /** Adds details of a scan that became known later. */
  describe: (key: string, more: ScanDetails) => void;
  clear: () => void;
  view: () => QueueView;
  subscribe: (listener: () => void) => () => void;
  /** Called for each scan that got its answer, and for each that could not be sent yet. */
  onAnswer: (listener: (scan: Scan) => void) => () => void;
};

export function createScanQueue(parts: QueueParts): ScanQueue {
  const state = openState(parts);
  const { view, change, tell, settle } = state;
  const sender = openSender(parts, state);
  let opened = 0;
  return {
    enter() {
      opened = parts.now();
    },
    add(typed, to, { from, within = '' } = {}) {
      const strange = unreadable(typed);
      const code = strange || cleaned(typed);
      if (code === '') return null;
      const at = parts.now();
      const isTwice = sameScan(view().log, { code, to, within }, { now: at, opened }) !== undefined;
      const scan: Scan = {
        key: newIdempotencyKey(),
        code,
        to,
        within,
        at,
        state: 'waiting',
        ...(from === undefined ? {} : { from }),
      };
      state.known.add(scan.key);
      change(withScan(view().log, scan));
      if (strange) settle(scan.key, { state: 'unknown' });
      else if (isTwice) settle(scan.key, { state: 'repeat', reason: 'twice' });
      else if (view().trouble) tell(scan.key);
      else void sender.run();
      return scan;
    },
    resume() {
      if (waitingIn(view().log) > 0) sender.runNow();
      else if (view().trouble) change(view().log, null);
    },
    settle,
    describe: (key, more) => change(described(view().log, key, more)),
    clear: () => change(cleared(view().log)),
    view,
    subscribe: state.subscribe,
    onAnswer: state.onAnswer,
  };
}

type State = Pick<ScanQueue, 'view' | 'settle' | 'subscribe' | 'onAnswer'> & {
  /** Every scan of this tab. */
  known: Set<string>;
  change: (log: ScanLog, trouble?: Trouble) => void;
  tell: (key: string) => void;
};

/** The state, stored on the device with every change, and its listeners. */
function openState(parts: QueueParts): State {
  const watchers = new Set<() => void>();
  const hearers = new Set<(scan: Scan) => void>();
  let now: QueueView = { log: readLog(parts), trouble: null };
  const known = new Set(now.log.scans.map(({ key }) => key));
  const change: State['change'] = (log, trouble = now.trouble) => {
    now = { log, trouble };
    save(parts, log, known);
    watchers.forEach((watcher) => watcher());
  };
  const tell = (key: string) => {
    const scan = now.log.scans.find((each) => each.key === key);
    if (scan) hearers.forEach((hear) => hear(scan));
  };
  const listen =
    <T>(listeners: Set<T>) =>
    (listener: T) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
  return {
    known,
    view: () => now,
    change,
    tell,
    settle(key, outcome) {
      change(answered(now.log, key, { doneAt: parts.now(), ...outcome }));
      tell(key);
    },
    subscribe: listen(watchers),
    onAnswer: listen(hearers),
  };
}

/** One at a time, the oldest first; failed ones are retried at growing intervals. */
function openSender(parts: QueueParts, { view, change, tell, settle }: State) {
  let isRunning = false;
  let wait = FIRST_WAIT_MS;
  let attempt = 0;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let scan = nextScan(view().log); scan; scan = nextScan(view().log)) {
      const answer = await parts.send(scan);
      if (answer === 'offline' || answer === 'signedOut') {
        change(view().log, answer);
        tell(scan.key);
        const mine = ++attempt;
        parts.after(wait, () => mine === attempt && void run());
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
        break;
      }
      wait = FIRST_WAIT_MS;
      change(view().log, null);
      settle(scan.key, answer);
    }
    isRunning = false;
  };
  return {
    run,
    runNow() {
      attempt += 1;
      wait = FIRST_WAIT_MS;
      void run();
    },
  };
}

const isScan = (value: unknown): value is Scan => {
  const { key, code, to, at, state } = (value ?? {}) as Partial<Scan>;
  return (
    typeof key === 'string' &&
    typeof code === 'string' &&
    typeof to === 'number' &&
    typeof at === 'number' &&
    typeof state === 'string'
  );
};

function readLog({ read, now }: Pick<QueueParts, 'read' | 'now'>): ScanLog {
  try {
    const kept = JSON.parse(read() ?? 'null') as Partial<ScanLog> | null;
    const scans = (Array.isArray(kept?.scans) ? kept.scans : []).filter(
      (scan: unknown): scan is Scan => isScan(scan) && (scan.state === 'waiting' || now() - scan.at < KEPT_MS),
    );
    const isOld = scans.every((scan) => scan.state === 'waiting');
    const { moved = 0, refused = 0 } = isOld ? {} : (kept?.counts ?? {});
    return { scans, counts: { moved: Number(moved), refused: Number(refused) } };
  } catch {
    return emptyLog;
  }
}

/** Scans waiting in another tab of the same person are left to that tab. */
function save(parts: QueueParts, log: ScanLog, known: ReadonlySet<string>): void {
  const others = readLog(parts).scans.filter((scan) => scan.state === 'waiting' && !known.has(scan.key));
  parts.write(JSON.stringify({ ...log, scans: [...log.scans, ...others] }));
}
