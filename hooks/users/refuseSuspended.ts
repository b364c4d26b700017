import type { CollectionBeforeLoginHook } from 'payload';
import { Failure } from '../../domain/failure';
import { settlePassword } from '../../services/auth/guardPassword';
import { openDb } from '../../services/db/openDb';

/**
 * A suspended account cannot sign in through any entry point: the contract, the CMS REST API or the panel. Checked
 * again here, after the session was written: the account was read before its password was checked, and may have been
 * suspended since.
 */
export const refuseSuspended: CollectionBeforeLoginHook = async ({ user, req }) => {
  const now = await openDb(req.payload, req).row('the account that signs in is looked at', 'users', {
    where: { id: { equals: user.id } },
    select: { status: true },
  });
  if (now?.status === 1) return;
  await settlePassword(req, true);
  throw new Failure('accountSuspended');
};
