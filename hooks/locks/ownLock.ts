import type { CollectionBeforeChangeHook } from 'payload';
import { actorIn } from '../../authority/actor';

/**
 * A lock can be taken over only for oneself, and for the same document: nobody makes a lock in another person's name.
 */
export const ownLock: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const caller = actorIn(req);
  if (!caller) return data;
  const { document, globalSlug } = (originalDoc ?? {}) as { document?: unknown; globalSlug?: unknown };
  return { ...data, document, globalSlug, user: { relationTo: 'users', value: caller.id } };
};
