/** Which lines of what a vendor is owed a payout run covers. */

/** `amount`: as in the journal; below zero it was earned, above zero it was taken back or paid. `due`: from when on it may be paid out. */
export type OpenLine = { amount: number; due: Date };

/**
 * What was due by the run's time, and whatever has been taken back since: that makes the payout smaller, so that nobody is paid what
 * they do not have any more. What was earned since is for the next run.
 */
export const isCovered = ({ amount, due }: OpenLine, { until, now }: { until: Date; now: Date }): boolean =>
  due <= until || (amount > 0 && due <= now);
