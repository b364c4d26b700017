import { isStaff, rolesOf, type RoleMarks } from '../permissions';

/** Hours a session may rest unused: of people who work here, and of everybody else. */
export type RestingHours = { staff: number; shoppers: number };

const HOUR_MS = 3_600_000;
/** A session ends this long after its beginning, however it was used or prolonged. */
const longestSessionDays = 30;
/** Its last use is written down at most this often. */
export const seenEveryMs = 5 * 60_000;

type Session = { createdAt?: string | null; expiresAt: string; seenAt?: string | null };

/** When it was last used, as far as it is written down. */
export const lastSeen = ({ seenAt, createdAt, expiresAt }: Session): number =>
  Date.parse(seenAt ?? createdAt ?? expiresAt);

/** Whether a session is over although nobody has ended it: too old, or unused for too long. */
export function isOver(session: Session, account: RoleMarks, now: Date, resting: RestingHours): boolean {
  const at = now.getTime();
  const hours = isStaff(rolesOf(account)) ? resting.staff : resting.shoppers;
  if (at >= Date.parse(session.expiresAt) || at - lastSeen(session) > hours * HOUR_MS) return true;
  return at - Date.parse(session.createdAt ?? '') > longestSessionDays * 24 * HOUR_MS;
}
