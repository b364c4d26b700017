/** The scans of each queue, for the person who is signed in on this device. */
import { scanScreens, type ScanScreen } from '../queues';
import { createScanQueue, type ScanQueue } from './scanQueue';
import { sendScan } from './sendScan';

const open = new Map<string, ScanQueue>();

/** A store that is full or disabled keeps nothing; scanning continues. */
export function stored(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}
export function store(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
  } catch {
    // Then nothing survives a reload.
  }
}

export function scanQueueOf(person: string, screen: ScanScreen): ScanQueue {
  const place = `haat-scans:${person}:${screen}`;
  const known = open.get(place);
  if (known) return known;
  const queue = createScanQueue({
    send: sendScan,
    read: () => stored(place),
    write: (text) => store(place, text),
    now: () => Date.now(),
    after: (ms, act) => void window.setTimeout(act, ms),
  });
  window.addEventListener('online', queue.resume);
  open.set(place, queue);
  return queue;
}

/** Sends the scans that were waiting before, in every queue. */
export const resumeAll = (person: string): void =>
  scanScreens.forEach((screen) => {
    if (stored(`haat-scans:${person}:${screen}`)?.includes('"waiting"')) scanQueueOf(person, screen).resume();
  });
