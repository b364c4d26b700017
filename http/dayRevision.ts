import { dhakaDayNumber } from '../domain/time/dhaka';

type Revision = number | null | Promise<number | null>;

/** More days than a shop will live; the product stays a safe integer for as many changes as it will see. */
const DAYS = 1_000_000;

/**
 * The database's revision, which also changes at midnight in Dhaka: some public answers end with a day (the flash sale), although nothing
 * is written then.
 */
export const withDay = (revision: () => Revision, now: () => Date) => (): Revision => {
  const dated = (value: number | null) => (value === null ? null : value * DAYS + dhakaDayNumber(now()));
  const asked = revision();
  return asked instanceof Promise ? asked.then(dated) : dated(asked);
};
