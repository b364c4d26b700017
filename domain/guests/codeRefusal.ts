import { isStaff, rolesOf, type RoleMarks } from '../permissions';

/**
 * Why the code of a text message alone does not open an account; null when it does. Staff and whoever has a second step sign
 * in with their password: their accounts reach further than a mobile that changed hands may.
 */
export function codeRefusal(
  account: RoleMarks,
  { hasSecondStep }: { hasSecondStep: boolean },
): 'accountSuspended' | 'passwordSignIn' | null {
  if (account.status !== 1) return 'accountSuspended';
  return hasSecondStep || isStaff(rolesOf(account)) ? 'passwordSignIn' : null;
}
