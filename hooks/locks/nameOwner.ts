import type { CollectionAfterReadHook } from 'payload';
import { actorIn } from '../../authority/actor';

type Owner = number | string | { id: number | string; name?: string | null };
type Lock = { id: number | string; user?: { relationTo: 'users'; value: Owner } | null };

/**
 * The panel’s question “somebody is editing this” shows the e-mail address of the lock’s owner, or the number of an
 * account that the reader may not see: it gets the name there. By REST a lock tells who, and nothing of them.
 */
export const nameOwner: CollectionAfterReadHook<Lock> = async ({ doc, req }) => {
  const owner = doc.user?.value;
  if (req.payloadAPI !== 'local' || !owner) return doc;
  const id = typeof owner === 'object' ? owner.id : owner;
  if (id === actorIn(req)?.id) return doc;
  const { name } =
    typeof owner === 'object'
      ? owner
      : await req.payload.findByID({ collection: 'users', id, depth: 0, select: { name: true }, overrideAccess: true });
  return { ...doc, user: { relationTo: 'users', value: { id, email: name ?? '—' } } };
};
