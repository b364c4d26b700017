/** Who may approve a run: a super admin who is not the one who prepared it, unless the shop has only one person. */
import type { Id } from '../ids';
import type { Role } from '../permissions';

export type ApprovalBlocker = 'superAdminOnly' | 'ownRun';

/** Why somebody may not approve a run; null: they may. */
export function approvalBlocker(
  preparedBy: Id | null,
  person: { id: Id; roles: readonly Role[] },
  onePerson: boolean,
): ApprovalBlocker | null {
  if (!person.roles.includes('superadmin')) return 'superAdminOnly';
  return !onePerson && String(preparedBy) === String(person.id) ? 'ownRun' : null;
}
