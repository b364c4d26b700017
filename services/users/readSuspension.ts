import { keyOf } from '../../authority/actor';
import type { AuditLog, User } from '../../payload-types';
import type { Ctx } from '../ctx';

/** Other changes of a suspended account are few: its owner cannot make any. */
const LATEST = 50;

/**
 * The audit log's entry of the suspension of an account; null if it is active, if the entry was deleted by age, and for
 * API keys, to which the audit log is closed.
 */
export async function readSuspension(ctx: Ctx, user: User): Promise<AuditLog | null> {
  if (user.status === 1 || keyOf(ctx.actor)) return null;
  const entries = await ctx.db.rows('only admins come here; they read why the account is suspended', 'audit-logs', {
    where: { and: [{ target: { equals: 'users' } }, { target_id: { equals: String(user.id) } }] },
    sort: ['-createdAt', '-id'],
    limit: LATEST,
  });
  return entries.find(({ after }) => (after as Partial<User> | null)?.status === 0) ?? null;
}
