import { invalid } from '../../domain/failure';
import { actorOf, type Ctx, type Id } from '../ctx';
import { hashesOf } from '../secrets/secrets';

const MAX_KEY = 200;
const why = 'the answers kept for the caller’s own repeated calls';

/** Identifies one request of a client: the same key with the same request is the same operation. */
export type RepeatKey = {
  user: Id;
  key: string;
  /** The request, under each secret that counts. */
  fingerprints: string[];
};

/**
 * The key from the call's `Idempotency-Key` header; null without one. `kind` and `request` distinguish this call from
 * every other, `part` one operation of the call from its others.
 */
export function repeatKeyOf(ctx: Ctx, request: unknown, kind: string, part?: string): RepeatKey | null {
  const key = ctx.req.headers.get('idempotency-key')?.trim() ?? '';
  if (key === '') return null;
  if (key.length > MAX_KEY) throw invalid({ 'Idempotency-Key': { code: 'tooLong', params: { max: MAX_KEY } } });
  return {
    user: actorOf(ctx).id,
    key: part === undefined ? key : `${key} ${part}`,
    fingerprints: hashesOf(ctx, JSON.stringify([kind, request])),
  };
}

const same = ({ user, key }: RepeatKey) => ({ and: [{ user: { equals: user } }, { key: { equals: key } }] });

/**
 * The first answer of this call, or null if it has not been answered yet. A different request with the same key is
 * refused.
 */
export async function readKept<T>(ctx: Ctx, repeat: RepeatKey | null): Promise<T | null> {
  if (!repeat) return null;
  const kept = await ctx.db.row(why, 'idempotency-keys', { where: same(repeat) });
  if (!kept) return null;
  if (!repeat.fingerprints.includes(kept.fingerprint)) throw invalid({ 'Idempotency-Key': 'keyReused' });
  return (kept.answer ?? null) as T | null;
}

/**
 * Stores the answer in the operation's own transaction: the unique pair of user and key lets only one of several
 * through.
 */
export async function keepAnswer(ctx: Ctx, repeat: RepeatKey | null, answer: Record<string, unknown>): Promise<void> {
  if (!repeat) return;
  await ctx.db.append(why, 'idempotency-keys', {
    user: repeat.user,
    key: repeat.key,
    fingerprint: repeat.fingerprints[0]!,
    answer,
  });
}

/** Replaces the stored answer. */
export async function replaceAnswer(
  ctx: Ctx,
  repeat: RepeatKey | null,
  answer: Record<string, unknown>,
): Promise<void> {
  if (!repeat) return;
  await ctx.db.asSystem(why).updateWhere('idempotency-keys', same(repeat), { answer });
}
