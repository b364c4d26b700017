import type { CollectionAfterLoginHook } from 'payload';
import { rolesOf } from '../../domain/permissions';
import type { User } from '../../payload-types';
import { recordChange } from '../../services/audit/recordChange';

/** When and from where people who work here signed in. Shoppers' visits are nobody's business. */
export const recordSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (rolesOf(user).length < 2) return;
  await recordChange(req, { action: 'signedIn', target: 'users', id: user.id, title: user.name });
};
