'use client';
/**
 * The action of a scan in this queue: moves the package to the next step, to a later one, or only tells where it is.
 * Chosen once and kept on this device. A final step is agreed to once, before the first scan is sent, and only while the
 * screen is open.
 */
import { useAuth } from '@payloadcms/ui';
import { useState, useSyncExternalStore } from 'react';
import {
  isOpen,
  nextStatuses,
  packageStatus,
  packageStatusRow,
  stepOf,
  type PackageStatus,
} from '../../../../domain/packages/status';
import { scanWords } from '../../../messages/scan';
import { usePair } from '../../../../frontend/messages/usePair';
import { useText } from '../../../../frontend/messages/useText';
import type { ScanScreen } from '../queues';
import { store, stored } from './queueOfPerson';

/** The status to move to, or null to look for the package only. */
type ScanAct = PackageStatus | null;
export type ScanRole = 'vendor' | 'incharge';

/** The steps a scan may make, the next one first: forward only, and nobody cancels a package by scanning it. */
const stepsFrom = (status: PackageStatus, by: ScanRole): PackageStatus[] =>
  nextStatuses(status, by)
    .filter((to) => to !== packageStatus.canceled && stepOf(to) > stepOf(status))
    .sort((one, other) => stepOf(one) - stepOf(other));

const unchanging = () => () => {};

export function useScanAct(screen: ScanScreen, status: PackageStatus, by: ScanRole) {
  const say = useText(scanWords);
  const pair = usePair();
  const { user } = useAuth();
  const place = `haat-scan-act:${user?.id ?? ''}:${screen}`;
  const kept = useSyncExternalStore(
    unchanging,
    () => stored(place),
    () => null,
  );
  const [chosen, setChosen] = useState<ScanAct | undefined>(undefined);
  const [agreed, setAgreed] = useState<ScanAct>(null);
  const steps = stepsFrom(status, by);
  const nameOf = (to: PackageStatus) => pair(packageStatusRow(to).label);
  const keptAct = kept === 'open' ? null : steps.find((to) => String(to) === kept);
  const act = chosen !== undefined ? chosen : keptAct !== undefined ? keptAct : (steps[0] ?? null);
  const choose = (value: string) => {
    const to = steps.find((step) => String(step) === value) ?? null;
    store(place, to === null ? 'open' : String(to));
    setChosen(to);
  };
  const choices = [
    ...steps.map((to) => ({ value: String(to), label: say('actMove', { name: nameOf(to) }) })),
    { value: 'open', label: say('actOpen') },
  ];
  return {
    act,
    name: act === null ? '' : nameOf(act),
    /** A final step that nobody has agreed to yet. */
    needsWord: act !== null && !isOpen(act) && agreed !== act,
    agree: () => setAgreed(act),
    choose,
    choices,
    hint: act === null ? say('hintOpen') : say('hintMove', { name: nameOf(act) }),
  };
}
