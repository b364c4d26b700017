'use client';
/** The person's scans in one queue for a screen, and undo for one of them. */
import { toast, useAuth } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { undoPackageMove } from '../../../../contract/packages';
import { useSend } from '../../../../frontend/api/useSend';
import type { ScanScreen } from '../queues';
import { resumeAll, scanQueueOf } from './queueOfPerson';
import { emptyLog, type Scan } from './scanLog';
import type { QueueView } from './scanQueue';
import { detailsOf } from './sendScan';
import { play, soundOf } from './sounds';

const nothing: QueueView = { log: emptyLog, trouble: null };
const unchanging = () => () => {};

export type Scanning = QueueView & {
  /** False in the server's page: nothing can be stored yet. */
  isReady: boolean;
  add: (typed: string, to: number, where: { from?: number; within: string }) => void;
  undo: (scan: Scan) => Promise<void>;
  clear: () => void;
  resume: () => void;
};

/** `onChanged`: packages have been moved. */
export function useScanQueue(screen: ScanScreen, onChanged: () => void): Scanning {
  const { user } = useAuth();
  const person = user ? String(user.id) : null;
  const { send } = useSend(undoPackageMove);
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });
  // The server's page does not have what is stored on this device.
  const queue = useSyncExternalStore(
    unchanging,
    () => (person === null ? null : scanQueueOf(person, screen)),
    () => null,
  );
  const view = useSyncExternalStore(queue?.subscribe ?? unchanging, queue?.view ?? (() => nothing), () => nothing);
  useEffect(() => {
    if (person !== null) resumeAll(person);
  }, [person]);
  useEffect(() => queue?.enter(), [queue]);
  useEffect(() => {
    const name = async (scan: Scan) => queue?.describe(scan.key, await detailsOf(scan));
    return queue?.onAnswer((scan) => {
      play(soundOf(scan));
      if (scan.state !== 'moved' && scan.state !== 'undone') return;
      latest.current();
      if (scan.vendor === undefined) void name(scan);
    });
  }, [queue]);
  const undo = useCallback(
    async ({ key, code }: Scan) => {
      const result = await send({ params: { id: code } });
      if (result.ok) queue?.settle(key, { state: 'undone', status: result.answer.package_status });
      else if (result.layer === 'answer') {
        play('refused');
        toast.error(`${code}: ${result.message}`);
      }
    },
    [queue, send],
  );
  return {
    ...view,
    isReady: queue !== null,
    add: (typed, to, where) => void queue?.add(typed, to, where),
    undo,
    clear: () => queue?.clear(),
    resume: () => queue?.resume(),
  };
}
