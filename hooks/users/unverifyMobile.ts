import type { CollectionBeforeChangeHook } from 'payload';
import type { User } from '../../payload-types';
import { actorIn, isAdmin } from '../../authority/actor';
import { changesAny } from '../changes';

/** A mobile that its owner changes has to be verified anew. */
export const unverifyMobile: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation, req }) => {
  const caller = actorIn(req);
  if (operation !== 'update' || !originalDoc || !caller || isAdmin(caller)) return data;
  if (changesAny(data, { ...originalDoc }, ['mobile', 'mobile_prefix'])) data.mobile_verify = 0;
  return data;
};
