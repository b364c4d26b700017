import type { CollectionAfterLoginHook } from 'payload';
import { rolesOf } from '../../domain/permissions';
import type { User } from '../../payload-types';
import { recordChange } from '../../services/audit/recordChange';
import { openCtx } from '../../services/openCtx';

/** When and from where staff signed in. Shoppers' sign-ins are not recorded. */
export const recordSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (rolesOf(user).length < 2) return;
  await recordChange(openCtx(req), { action: 'signedIn', target: 'users', id: user.id, title: user.name });
};
