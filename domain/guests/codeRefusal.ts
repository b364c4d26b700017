import { isStaff, rolesOf, type RoleMarks } from '../permissions';

/**
 * Why the code of a text message alone does not sign in to an account; null when it does. Staff and people with a
 * second step use their password: their accounts have more rights than a mobile that changed hands should give.
 */
export function codeRefusal(
  account: RoleMarks,
  { hasSecondStep }: { hasSecondStep: boolean },
): 'accountSuspended' | 'passwordSignIn' | null {
  if (account.status !== 1) return 'accountSuspended';
  return hasSecondStep || isStaff(rolesOf(account)) ? 'passwordSignIn' : null;
}
