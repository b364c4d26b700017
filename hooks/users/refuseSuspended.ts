import type { CollectionBeforeLoginHook } from 'payload';
import { Failure } from '../../domain/failure';

/** A suspended account signs in through no door: not the contract, not the CMS REST API, not the panel. */
export const refuseSuspended: CollectionBeforeLoginHook = ({ user }) => {
  if ((user as { status?: number }).status !== 1) throw new Failure('accountSuspended');
};
