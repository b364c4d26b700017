import type { CollectionBeforeLoginHook } from 'payload';
import { Failure } from '../../domain/failure';
import { settlePassword } from '../../services/auth/guardPassword';
import { openDb } from '../../services/db/openDb';

/**
 * A suspended account signs in through no door: not the contract, not the CMS REST API, not the panel. Asked once more here,
 * after the session was written: the account was read before its password was looked at, and may have been suspended since.
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
