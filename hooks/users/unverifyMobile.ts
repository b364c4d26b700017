import type { CollectionBeforeChangeHook } from 'payload';
import type { User } from '../../payload-types';
import { actorIn, isAdmin } from '../../authority/actor';
import { changesAny } from '../changes';

/** A new mobile has to be verified again. An admin who sets it may mark it as verified in the same change. */
export const unverifyMobile: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation, req }) => {
  const caller = actorIn(req);
  if (operation !== 'update' || !originalDoc || !caller) return data;
  if (!changesAny(data, { ...originalDoc }, ['mobile', 'mobile_prefix'])) return data;
  const saysVerified = isAdmin(caller) && originalDoc.mobile_verify !== 1 && data.mobile_verify === 1;
  return saysVerified ? data : { ...data, mobile_verify: 0 };
};
