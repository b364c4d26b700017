import { dhakaDayNumber } from '../domain/time/dhaka';

type Revision = number | null | Promise<number | null>;

/** More days than a shop will exist; the product stays a safe integer for as many changes as it will ever have. */
const DAYS = 1_000_000;

/**
 * The database's revision, which also changes at midnight in Dhaka and at every turn (`services/publicTurns.ts`): some
 * public answers change at the end of a day (the flash sale) or at a set time, although nothing is written then.
 */
export const withDay = (revision: () => Revision, now: () => Date, turns: (now: Date) => number) => (): Revision => {
  // Both only grow, so their sum changes with either.
  const day = () => {
    const at = now();
    return dhakaDayNumber(at) + turns(at);
  };
  const dated = (value: number | null) => (value === null ? null : value * DAYS + day());
  const asked = revision();
  return asked instanceof Promise ? asked.then(dated) : dated(asked);
};
