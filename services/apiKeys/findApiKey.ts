import type { Payload, Where } from 'payload';
import type { ApiKey, User } from '../../payload-types';
import { refId } from '../relations';
import { isOfPresent, markedHash, markedHashesOf } from '../secrets/secrets';
import { accountFields } from '../users/accountFields';
import { settingsOf } from '../openCtx';

const TOUCH_EVERY_MS = 60_000;

export type FoundKey = { id: ApiKey['id']; name: string; scopes: readonly string[]; owner: User };

/**
 * The key and its owner; null for a key that is unknown, revoked or expired, or whose owner is suspended or deleted.
 * Records when the key was used, at most once a minute.
 */
export async function findApiKey(payload: Payload, key: string): Promise<FoundKey | null> {
  const settings = settingsOf(payload);
  const now = settings.gateways.clock.now();
  const alive: Where = {
    and: [
      { key_hash: { in: markedHashesOf(settings, key) } },
      { revoked_at: { exists: false } },
      { or: [{ expires_at: { exists: false } }, { expires_at: { greater_than: now.toISOString() } }] },
    ],
  };
  const { rows } = payload.db;
  const [kept] = await rows.find('api-keys', { where: alive, limit: 1 }, undefined);
  if (!kept) return null;
  const mine = { id: { equals: refId(kept.owner) } };
  const [owner] = await rows.find('users', { where: mine, select: accountFields, limit: 1 }, undefined);
  if (owner?.status !== 1 || owner.deleted === 1) return null;
  // Only here is the key itself known: hash it again, so that it outlives the secret it was made under.
  const isOver = settings.otherSecrets.length > 0 && !isOfPresent(settings, kept.key_hash);
  if (isOver || !kept.last_used_at || now.getTime() - new Date(kept.last_used_at).getTime() > TOUCH_EVERY_MS) {
    await payload.db.updateOne({
      collection: 'api-keys',
      id: kept.id,
      data: { last_used_at: now.toISOString(), ...(isOver ? { key_hash: markedHash(settings, key) } : {}) },
      returning: false,
    });
  }
  return { id: kept.id, name: kept.name, scopes: kept.scopes, owner };
}
