/** The chain of the warehouse: what comes in, what is here, what goes out. Back and Next follow it. */
import { packageStatus, type PackageStatus } from '../../../domain/packages/status';
import type { ScreenName } from '../../routes';

export type Queue = { screen: ScreenName; status: PackageStatus };

export const queues = [
  { screen: 'package-upcoming', status: packageStatus.shipped },
  { screen: 'package-received', status: packageStatus.received },
  { screen: 'package-delivering', status: packageStatus.delivering },
  { screen: 'package-delivered', status: packageStatus.delivered },
  { screen: 'package-completed', status: packageStatus.completed },
  { screen: 'package-cancel', status: packageStatus.canceled },
] as const satisfies readonly Queue[];

export type QueueName = (typeof queues)[number]['screen'];

/** Where Back and Next lead: the first goes back to the dashboard, the last on to the first. */
export function neighbours(screen: QueueName): { back: ScreenName; next: ScreenName; isLast: boolean } {
  const index = queues.findIndex((queue) => queue.screen === screen);
  const isLast = index === queues.length - 1;
  return {
    back: queues[index - 1]?.screen ?? 'dashboard',
    next: queues[index + 1]?.screen ?? queues[0].screen,
    isLast,
  };
}

/** The queue in which a package of this status stands. */
export const queueOf = (status: number): QueueName =>
  queues.find((queue) => queue.status === status)?.screen ?? 'package-upcoming';
