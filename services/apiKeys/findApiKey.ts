import type { Payload, Where } from 'payload';
import type { ApiKey, User } from '../../payload-types';
import { refId } from '../relations';
import { accountFields } from '../users/accountFields';
import { settingsOf } from '../openCtx';

const TOUCH_EVERY_MS = 60_000;

export type FoundKey = { id: ApiKey['id']; name: string; scopes: readonly string[]; owner: User };

/**
 * The key and its owner; null for one that is unknown, revoked or expired, and for one whose owner is suspended or deleted.
 * Remembers, at most once a minute, that the key was used.
 */
export async function findApiKey(payload: Payload, key: string): Promise<FoundKey | null> {
  const { gateways, secret } = settingsOf(payload);
  const now = gateways.clock.now();
  const alive: Where = {
    and: [
      { key_hash: { equals: gateways.ids.hash(key, secret) } },
      { revoked_at: { exists: false } },
      { or: [{ expires_at: { exists: false } }, { expires_at: { greater_than: now.toISOString() } }] },
    ],
  };
  const kept = await payload.db.findOne<ApiKey>({ collection: 'api-keys', where: alive });
  if (!kept) return null;
  const owner = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: refId(kept.owner) } },
    select: accountFields,
  });
  if (owner?.status !== 1 || owner.deleted === 1) return null;
  if (!kept.last_used_at || now.getTime() - new Date(kept.last_used_at).getTime() > TOUCH_EVERY_MS) {
    await payload.db.updateOne({
      collection: 'api-keys',
      id: kept.id,
      data: { last_used_at: now.toISOString() },
      returning: false,
    });
  }
  return { id: kept.id, name: kept.name, scopes: kept.scopes, owner };
}
