'use client';
/**
 * What waits for the signed-in person: one call for the bell and the menu, repeated every minute and when the tab
 * becomes visible.
 */
import { whatWaits } from '../../contract/waiting';
import { isStaff, type Role } from '../../domain/permissions';
import type { Waiting } from '../../domain/waiting';
import { useCall, type Reading } from '../../frontend/api/useCall';

type Counts = Readonly<Partial<Record<Waiting, number>>>;

export function useWaiting(roles: readonly Role[]): { counts: Counts; reading: Reading<typeof whatWaits> } {
  const reading = useCall(whatWaits, isStaff(roles) ? {} : null, { everySeconds: 60, isQuiet: true });
  const rows = reading.answer?.waiting ?? [];
  return { counts: Object.fromEntries(rows.map(({ what, count }) => [what, count])), reading };
}
