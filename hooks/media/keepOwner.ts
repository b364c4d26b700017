import type { CollectionBeforeChangeHook } from 'payload';
import { actorIn, isAdmin } from '../../authority/actor';

/** A picture's owner and purpose. A request cannot set them: services do, otherwise they follow from the caller. */
export const keepOwner: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const caller = actorIn(req);
  const purpose = caller && !isAdmin(caller) ? 'product' : 'site';
  return { ...data, owner: data.owner ?? caller?.id ?? null, purpose: data.purpose ?? purpose };
};
