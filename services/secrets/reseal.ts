import type { Where } from 'payload';
import type { Ctx, Id } from '../ctx';
import type { Doc } from '../db/types';
import { isOfPresent, unseal } from './secrets';

const why = 'everything sealed is sealed anew with the present secret';
const PAGE = 500;

/** The result for everything that is stored under a secret. */
export type Resealed = {
  /** Second steps and waiting messages sealed with the current secret. */
  resealed: number;
  /** Second steps that no given secret opens, by their account. */
  unreadable: string[];
  /** API keys that were not used since the secret was changed: they can be hashed anew only when used. */
  keys: { name: string; hint: string }[];
  /** Accounts whose recovery codes are hashed under another secret. */
  recovery: number;
};

/**
 * Seals again what was sealed with another secret, and reports hashes, which cannot be converted. Can be run any number
 * of times.
 */
export async function reseal(ctx: Ctx): Promise<Resealed> {
  const found: Resealed = { resealed: 0, unreadable: [], keys: [], recovery: 0 };
  await resealSecondSteps(ctx, found);
  await resealMessages(ctx, found);
  for await (const key of pagesOf(ctx, 'api-keys'))
    if (!key.revoked_at && !isOfPresent(ctx, key.key_hash)) found.keys.push({ name: key.name, hint: key.hint ?? '' });
  return found;
}

async function resealSecondSteps(ctx: Ctx, found: Resealed): Promise<void> {
  for await (const row of pagesOf(ctx, 'two-factors')) {
    const kept = Array.isArray(row.recovery) ? (row.recovery as string[]) : [];
    if (kept.some((hash) => !isOfPresent(ctx, hash))) found.recovery += 1;
    for (const field of ['secret', 'offered'] as const) {
      const sealed = row[field];
      if (!sealed) continue;
      const again = sealedAgain(ctx, sealed);
      if (again === null) found.unreadable.push(String(typeof row.user === 'object' ? row.user.id : row.user));
      // Written only if the value is unchanged: somebody may turn the second step off or on meanwhile.
      const unchanged = { and: [{ id: { equals: row.id } }, { [field]: { equals: sealed } }] };
      if (again && (await ctx.db.claim('two-factors', unchanged, { [field]: again }))) found.resealed += 1;
    }
  }
}

/** One-time codes on their way: they are sent within minutes. */
async function resealMessages(ctx: Ctx, found: Resealed): Promise<void> {
  const { payload } = ctx.db;
  for await (const job of pagesOf(ctx, 'payload-jobs')) {
    if (job.taskSlug !== 'sendMessage') continue;
    const input = job.input as { message: string; sealed?: string } | null;
    const again = input?.sealed ? sealedAgain(ctx, input.sealed) : null;
    if (!input || !again) continue;
    await payload.db.updateOne({
      collection: 'payload-jobs',
      id: job.id,
      data: { input: { ...input, sealed: again } },
    });
    found.resealed += 1;
  }
}

/** Null: no given secret opens it. Empty: it is sealed with the current one already. */
function sealedAgain(ctx: Ctx, sealed: string): string | null {
  try {
    const { text, isPresent } = unseal(ctx, sealed);
    return isPresent ? '' : ctx.gateways.ids.seal(text, ctx.secret);
  } catch {
    return null;
  }
}

/**
 * All rows in the order of their ids. Each page begins after the last id read, so that deleted rows do not shift the
 * following ones.
 */
async function* pagesOf<C extends 'two-factors' | 'api-keys' | 'payload-jobs'>(ctx: Ctx, collection: C) {
  for (let last: Id | null = null; ;) {
    const where: Where = last === null ? {} : { id: { greater_than: last } };
    const rows: Doc<C>[] = await ctx.db.rows(why, collection, { where, sort: 'id', limit: PAGE });
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)!.id;
  }
}
