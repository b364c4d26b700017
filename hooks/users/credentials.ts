/** The fields that prove someone's identity or receive codes for it, and which of them a write changes. */
import type { PayloadRequest } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import type { User } from '../../payload-types';
import type { CredentialChange } from '../../services/users/tellCredentialChange';
import { changesAny } from '../changes';

type Written = Partial<User> & { password?: string | null };

export function credentialsIn(data: Written, before: User): CredentialChange['changed'] {
  // Personal data is removed from a deleted account: there is nobody left to notify.
  if (data.deleted === 1) return [];
  const changes = (...fields: (keyof User)[]) => changesAny(data, { ...before }, fields);
  return [
    ...(data.password ? (['password'] as const) : []),
    ...(changes('email') ? (['email'] as const) : []),
    ...(changes('mobile', 'mobile_prefix') ? (['mobile'] as const) : []),
  ];
}

/** Passed from before the write to after it. One request may write several accounts at once. */
export const keepChange = (req: PayloadRequest, change: CredentialChange): void =>
  void (notesOf(req).credentialChanges ??= new Map()).set(String(change.user), change);

export function takeChange(req: PayloadRequest, user: User['id']): CredentialChange | undefined {
  const kept = notesOf(req).credentialChanges;
  const change = kept?.get(String(user));
  kept?.delete(String(user));
  return change;
}
