import type { Payload } from 'payload';
import type { User } from '../../payload-types';
import { settingsOf } from '../openCtx';

const TOUCH_EVERY_MS = 60_000;

/** The owner and the scopes of a key that is alive. Remembers, at most once a minute, that it was used. */
export async function findKeyOwner(payload: Payload, key: string): Promise<{ owner: User; scopes: string[] } | null> {
  const { gateways, secret } = settingsOf(payload);
  const found = await payload.find({
    collection: 'api-keys',
    where: { and: [{ key_hash: { equals: gateways.ids.hash(key, secret) } }, { revoked_at: { exists: false } }] },
    depth: 1,
    limit: 1,
    pagination: false,
    showHiddenFields: true,
  });
  const kept = found.docs[0];
  if (!kept || typeof kept.owner !== 'object' || kept.owner.status !== 1) return null;
  const now = gateways.clock.now();
  if (!kept.last_used_at || now.getTime() - new Date(kept.last_used_at).getTime() > TOUCH_EVERY_MS) {
    await payload.db.updateOne({
      collection: 'api-keys',
      id: kept.id,
      data: { last_used_at: now.toISOString() },
      returning: false,
    } as never);
  }
  return { owner: kept.owner, scopes: kept.scopes };
}
