/** Figures about a customer's packages for admins: how much was spent, and how many were canceled. */
import { packageStatus } from '../packages/status';

type Group = { key: string | number | null; count: number; sums: Readonly<Record<string, number>> };
export type CustomerStanding = {
  packages: number;
  completed: number;
  canceled: number;
  /** Per cent of all packages, rounded down; 0 without a package. */
  canceledShare: number;
  /** What was paid for completed packages, in whole taka. */
  spent: number;
};

/** `groups`: the customer's packages by status, with the sum of their totals. */
export function customerStanding(groups: readonly Group[]): CustomerStanding {
  const of = (status: number) => groups.find(({ key }) => key === status);
  const packages = groups.reduce((sum, { count }) => sum + count, 0);
  const completed = of(packageStatus.completed);
  const canceled = of(packageStatus.canceled)?.count ?? 0;
  return {
    packages,
    completed: completed?.count ?? 0,
    canceled,
    canceledShare: packages === 0 ? 0 : Math.floor((canceled * 100) / packages),
    spent: completed?.sums.total ?? 0,
  };
}
