import type { CollectionBeforeChangeHook } from 'payload';
import { actorIn, isAdmin } from '../../authority/actor';

/** Who sent a picture in, and what for. Nobody says it of themselves: services do, and else it follows from who asks. */
export const keepOwner: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const caller = actorIn(req);
  const purpose = caller && !isAdmin(caller) ? 'product' : 'site';
  return { ...data, owner: data.owner ?? caller?.id ?? null, purpose: data.purpose ?? purpose };
};
