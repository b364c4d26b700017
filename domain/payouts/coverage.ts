/** Which lines of what a vendor is owed a payout run covers. */

/** `amount`: as in the journal; below zero it was earned, above zero it was taken back or paid. `due`: from when on it may be paid out. */
export type OpenLine = { amount: number; due: Date };
