/** The queues of the warehouse in order: incoming, here, outgoing. Back and Next follow it. */
import type { PackageStatus } from '../../../domain/packages/status';
import { rowsOf } from '../../../domain/fields/statusTable';
import { packageStatusTable } from '../../../domain/packages/statusTable';
import type { ScreenName } from '../../routes';

type Table = typeof packageStatusTable;
export type QueueName = NonNullable<Table[keyof Table]['queue']>;
export type Queue = { screen: QueueName; status: PackageStatus };

export const queues: readonly Queue[] = rowsOf(packageStatusTable).flatMap(({ queue, code }) =>
  queue === null ? [] : [{ screen: queue, status: code }],
);

/** A vendor's lists of packages that the vendor has to take a step with, in order. */
type ListName = Table[keyof Table]['vendorList'];
const vendorScreens: readonly ListName[] = rowsOf(packageStatusTable).flatMap(({ vendorList, heldBy }) =>
  heldBy === 'vendor' ? [vendorList] : [],
);
export type ScanScreen = QueueName | ListName;
export const scanScreens: readonly ScanScreen[] = [...queues.map(({ screen }) => screen), ...vendorScreens];

/** Whether packages are scanned in this list. */
export const isScanned = (screen: ScreenName): screen is ListName =>
  (vendorScreens as readonly ScreenName[]).includes(screen);

/** The targets of Back and Next: before the first is the dashboard, after the last the first queue. */
export function neighbours(screen: QueueName): { back: ScreenName; next: ScreenName; isLast: boolean } {
  const index = queues.findIndex((queue) => queue.screen === screen);
  const isLast = index === queues.length - 1;
  return {
    back: queues[index - 1]?.screen ?? 'dashboard',
    next: queues[index + 1]?.screen ?? queues[0]?.screen ?? 'dashboard',
    isLast,
  };
}

/** The queue that shows packages of this status. */
export const queueOf = (status: number): QueueName =>
  queues.find((queue) => queue.status === status)?.screen ?? 'package-upcoming';
