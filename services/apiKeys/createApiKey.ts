import type { ApiKeyScope } from '../../domain/apiKeys/scopes';
import { invalid } from '../../domain/failure';
import { endOfDay } from '../../domain/time/dhaka';
import type { ApiKey } from '../../payload-types';
import { provePassword } from '../auth/provePassword';
import type { Ctx, Id } from '../ctx';
import { markedHash } from '../secrets/secrets';

/** Makes a key for an owner. The key itself is returned only now; only its hash is stored. */
export async function createApiKey(
  ctx: Ctx,
  input: { name: string; owner: Id; scopes: ApiKeyScope[]; expires_on?: string | undefined; current_password: string },
): Promise<{ key: string; record: ApiKey }> {
  const expires = input.expires_on ? endOfDay(input.expires_on) : null;
  if (expires && expires <= ctx.now) throw invalid({ expires_on: 'past' });
  const owner = await ctx.db.asActor.findById('users', input.owner, { select: { name: true, status: true } });
  if (!owner || owner.status !== 1) throw invalid({ owner: 'notFound' });
  await provePassword(ctx, input.current_password);
  const key = `haat_${ctx.gateways.ids.newToken()}`;
  const record = await ctx.db
    .asSystem('only the super admin gets here; nothing else writes the hash')
    .create('api-keys', {
      name: input.name,
      owner: input.owner,
      scopes: [...new Set(input.scopes)],
      expires_at: expires?.toISOString() ?? null,
      key_hash: markedHash(ctx, key),
      hint: `…${key.slice(-4)}`,
    });
  return { key, record: { ...record, owner } };
}
