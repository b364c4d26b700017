/** What proves who somebody is, or where the codes go that do; and what one write changes of it. */
import type { PayloadRequest } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import type { User } from '../../payload-types';
import type { CredentialChange } from '../../services/users/tellCredentialChange';
import { changesAny } from '../changes';

type Written = Partial<User> & { password?: string | null };

export function credentialsIn(data: Written, before: User): CredentialChange['changed'] {
  // Its personal data is taken out of an account that is deleted: nobody is left to be told.
  if (data.deleted === 1) return [];
  const changes = (...fields: (keyof User)[]) => changesAny(data, { ...before }, fields);
  return [
    ...(data.password ? (['password'] as const) : []),
    ...(changes('email') ? (['email'] as const) : []),
    ...(changes('mobile', 'mobile_prefix') ? (['mobile'] as const) : []),
  ];
}

/** From before the write to after it. One request may write several accounts at once. */
export const keepChange = (req: PayloadRequest, change: CredentialChange): void =>
  void (notesOf(req).credentialChanges ??= new Map()).set(String(change.user), change);

export function takeChange(req: PayloadRequest, user: User['id']): CredentialChange | undefined {
  const kept = notesOf(req).credentialChanges;
  const change = kept?.get(String(user));
  kept?.delete(String(user));
  return change;
}
