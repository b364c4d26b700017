'use client';
/**
 * The action of a scan in this queue: moves the package to one of the next steps, or opens it. Chosen once and kept on
 * this device; a final step is confirmed, and kept only while the screen is open.
 */
import { useAuth } from '@payloadcms/ui';
import { useState, useSyncExternalStore } from 'react';
import {
  isOpen,
  nextStatuses,
  packageStatus,
  packageStatusRow,
  type PackageStatus,
} from '../../../../domain/packages/status';
import { moveWords } from '../../../messages/moves';
import { scanWords } from '../../../messages/scan';
import { usePair } from '../../../../frontend/messages/usePair';
import { useText } from '../../../../frontend/messages/useText';
import { confirmFinal } from '../../../shared/dialogs/ask';
import type { QueueName } from '../queues';
import { store, stored } from './queueOfPerson';

/** The status to move to, or null to open the package. */
export type ScanAct = PackageStatus | null;

/** The steps a scan may make; nobody cancels a package by scanning it. */
const stepsFrom = (status: PackageStatus): PackageStatus[] =>
  nextStatuses(status, 'incharge').filter((to) => to !== packageStatus.canceled);

/** In the incoming queue a scan receives packages; elsewhere it opens them until the person chooses otherwise. */
const usual = (status: PackageStatus): ScanAct => (status === packageStatus.shipped ? packageStatus.received : null);

const unchanging = () => () => {};

export function useScanAct(screen: QueueName, status: PackageStatus) {
  const say = useText(scanWords);
  const move = useText(moveWords);
  const pair = usePair();
  const { user } = useAuth();
  const place = `haat-scan-act:${user?.id ?? ''}:${screen}`;
  const kept = useSyncExternalStore(
    unchanging,
    () => stored(place),
    () => null,
  );
  const [chosen, setChosen] = useState<ScanAct | undefined>(undefined);
  const steps = stepsFrom(status);
  const nameOf = (to: PackageStatus) => pair(packageStatusRow(to).label);
  const keptAct = kept === 'open' ? null : steps.find((to) => String(to) === kept && isOpen(to));
  const act = chosen !== undefined ? chosen : keptAct !== undefined ? keptAct : usual(status);

  const choose = async (value: string) => {
    const to = steps.find((step) => String(step) === value) ?? null;
    const name = to === null ? '' : nameOf(to);
    if (to !== null && !isOpen(to)) {
      const agreed = await confirmFinal({
        text: say('finalAsk', { name }),
        warning: move('isFinal', { name }),
        yes: say('finalYes'),
      });
      if (!agreed) return;
    } else store(place, to === null ? 'open' : String(to));
    setChosen(to);
  };
  const choices = [
    ...steps.map((to) => ({ value: String(to), label: say('actMove', { name: nameOf(to) }) })),
    { value: 'open', label: say('actOpen') },
  ];
  return { act, choose, choices, hint: act === null ? say('hintOpen') : say('hintMove', { name: nameOf(act) }) };
}
