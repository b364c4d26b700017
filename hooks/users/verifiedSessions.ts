/**
 * The sessions whose tokens Payload has verified, so that a signature is checked once and not for every request. Only
 * that is cached: the account and its session are read each time, so a sign-out, a new password and a suspension take
 * effect at once.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AuthStrategyResult, Payload } from 'payload';
import { settingsOf } from '../../services/openCtx';

const MOST = 5_000;
/** Everything that Payload reads to find a token in a request and to decide whether to accept it. */
const looked = ['authorization', 'cookie', 'origin', 'sec-fetch-site', 'disableautologin'] as const;
const jwt = /[\w-]+\.([\w-]+)\.[\w-]+/g;

type SignedIn = NonNullable<AuthStrategyResult['user']>;
type Verified = { id: SignedIn['id']; sid: string; until: number };

export class VerifiedSessions {
  private readonly kept = new LRUCache<string, Verified>({ max: MOST });

  /** `user` as Payload's strategy found it for these headers. */
  add(headers: Headers, user: SignedIn & { _sid?: string }): void {
    if (user.collection !== 'users' || user._sid === undefined) return;
    this.kept.set(keyOf(headers), { id: user.id, sid: user._sid, until: endOf(headers) });
  }

  /** The account with its session, as Payload's strategy returns it; null if the strategy has to run. */
  async find(payload: Payload, headers: Headers, strategy: string): Promise<SignedIn | null> {
    const known = this.kept.get(keyOf(headers));
    if (!known || known.until <= settingsOf(payload).gateways.clock.now().getTime()) return null;
    const { depth } = payload.collections.users.config.auth;
    const user = await payload.findByID({ collection: 'users', id: known.id, depth, disableErrors: true });
    if (!user?.sessions?.some(({ id }) => id === known.sid)) return null;
    return Object.assign(user, { _sid: known.sid, collection: 'users' as const, _strategy: strategy });
  }
}

/** The headers contain the token, so only a hash of them is kept. */
function keyOf(headers: Headers): string {
  const hash = createHash('sha256');
  for (const name of looked) hash.update(`${headers.get(name) ?? ''}\n`);
  return hash.digest('base64');
}

/** When the first token in the headers expires, in milliseconds; 0 if unknown. */
function endOf(headers: Headers): number {
  const text = `${headers.get('authorization') ?? ''} ${headers.get('cookie') ?? ''}`;
  const ends = [...text.matchAll(jwt)].map(([, claims]) => expiryIn(claims ?? ''));
  return ends.length === 0 ? 0 : Math.min(...ends);
}

function expiryIn(claims: string): number {
  try {
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1_000 : 0;
  } catch {
    return 0;
  }
}
