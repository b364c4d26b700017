import type { Where } from 'payload';
import type { Ctx, Id } from '../ctx';
import type { Doc } from '../db/types';
import { isOfPresent, unseal } from './secrets';

const why = 'everything sealed is sealed anew with the present secret';
const PAGE = 500;

/** What became of everything that is kept under a secret. */
export type Resealed = {
  /** Second steps and waiting messages that were sealed anew. */
  resealed: number;
  /** Second steps that no given secret opens, by their account. */
  unreadable: string[];
  /** API keys in use that were not used since the secret was exchanged: only a use tells the key itself. */
  keys: { name: string; hint: string }[];
  /** Accounts whose recovery codes are kept under another secret. */
  recovery: number;
};

/** Seals with the present secret what was sealed with another, and tells what cannot be: hashes. May be run as often as you like. */
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
      // Only in the place of what was read: somebody may turn it off or on meanwhile.
      const unchanged = { and: [{ id: { equals: row.id } }, { [field]: { equals: sealed } }] };
      if (again && (await ctx.db.claim('two-factors', unchanged, { [field]: again }))) found.resealed += 1;
    }
  }
}

/** Codes on their way: within minutes they are sent. */
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

/** Null: no given secret opens it. Empty: it is of the present one already. */
function sealedAgain(ctx: Ctx, sealed: string): string | null {
  try {
    const { text, isPresent } = unseal(ctx, sealed);
    return isPresent ? '' : ctx.gateways.ids.seal(text, ctx.secret);
  } catch {
    return null;
  }
}

/** All rows in the order of their ids: each page begins behind the last row, so that rows that go meanwhile shift nothing. */
async function* pagesOf<C extends 'two-factors' | 'api-keys' | 'payload-jobs'>(ctx: Ctx, collection: C) {
  for (let last: Id | null = null; ;) {
    const where: Where = last === null ? {} : { id: { greater_than: last } };
    const rows: Doc<C>[] = await ctx.db.rows(why, collection, { where, sort: 'id', limit: PAGE });
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)!.id;
  }
}
