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
