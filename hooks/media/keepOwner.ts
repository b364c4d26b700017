import type { CollectionBeforeChangeHook } from 'payload';
import { actorIn } from '../../authority/actor';
import { contentEditors, type Role } from '../../domain/permissions';

const editors: readonly Role[] = contentEditors;

/** A picture's owner and purpose. A request cannot set them: services do, otherwise they follow from the caller. */
export const keepOwner: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const caller = actorIn(req);
  const purpose = caller && !caller.roles.some((role) => editors.includes(role)) ? 'product' : 'site';
  return { ...data, owner: data.owner ?? caller?.id ?? null, purpose: data.purpose ?? purpose };
};
