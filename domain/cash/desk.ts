/** What a cash desk may give: a drawer does not hold less than nothing. */
import { Failure } from '../failure';

type Desk = { name: string; holds: number };

/**
 * Refuses what would take more from a desk than it holds, and names the desk and what it holds. `field`: what of the
 * record is too much.
 */
export function checkTaken({ name, holds }: Desk, taken: number, field: string): void {
  if (taken <= 0 || taken <= holds) return;
  const params = { desk: name, holds };
  throw new Failure('deskHoldsLess', { params, fields: { [field]: [{ code: 'deskHoldsLess', params }] } });
}
