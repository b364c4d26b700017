import { isStaff, rolesOf, type RoleMarks } from '../permissions';

/** Hours a session may stay idle: for staff, and for everybody else. */
export type RestingHours = { staff: number; shoppers: number };

const HOUR_MS = 3_600_000;
/** A session ends this long after it began, however it was used or extended. */
const longestSessionDays = 30;
/** Its last use is recorded at most this often. */
export const seenEveryMs = 5 * 60_000;

type Session = { createdAt?: string | null; expiresAt: string; seenAt?: string | null };

/** When it was last used, according to the record. */
export const lastSeen = ({ seenAt, createdAt, expiresAt }: Session): number =>
  Date.parse(seenAt ?? createdAt ?? expiresAt);

/** Whether a session is over although nobody has ended it: too old, or idle for too long. */
export function isOver(session: Session, account: RoleMarks, now: Date, resting: RestingHours): boolean {
  const at = now.getTime();
  const hours = isStaff(rolesOf(account)) ? resting.staff : resting.shoppers;
  if (at >= Date.parse(session.expiresAt) || at - lastSeen(session) > hours * HOUR_MS) return true;
  return at - Date.parse(session.createdAt ?? '') > longestSessionDays * 24 * HOUR_MS;
}
