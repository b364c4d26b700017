import type { PayloadRequest } from 'payload';
import { reasonOf } from '../deleted/reasonOf';
import { notesOf, type RequestNotes } from '../../authority/requestNotes';
import { keyOf } from '../../authority/actor';
import { auditChange, auditLabel, type AuditValues } from '../../domain/audit/changes';
import { auditPlanOf, type AuditAction, type AuditTarget } from '../../domain/audit/plan';
import { isStaff, roles } from '../../domain/permissions';
import type { Actor, Ctx, Id } from '../ctx';

export type RecordedChange = {
  action: AuditAction;
  target: AuditTarget;
  id: Id;
  /** The record's display name; taken from the record itself when not given. */
  title?: string;
  before?: object | null;
  after?: object | null;
  /** The reason the actor gave. */
  reason?: string;
};

/** Somebody acting without an account: through a command on the server, or with the code from its log. */
export type Operator = NonNullable<RequestNotes['operator']>;

/** Actions that are recorded even if no field of the record differs. */
const toldAnyway = new Set<AuditAction>(['signedIn', 'reset', 'restored']);

/** Attributes everything this request changes from now on to the operator. */
export function actAsOperator(req: PayloadRequest, operator: Operator): void {
  notesOf(req).operator = operator;
}

/**
 * Writes one entry of the audit log in the open transaction, so that both commit or roll back together. A change
 * without any audited difference leaves no entry. Call it right after the write.
 */
export async function recordChange(ctx: Ctx, change: RecordedChange): Promise<void> {
  const plan = auditPlanOf(change.target);
  if (!plan) return;
  const { actor, requestId, ip, req } = ctx;
  const { operator, changeReason } = notesOf(req);
  if (plan.staffOnly && !isStaff(actor?.roles ?? [])) return;
  const before = (change.before ?? null) as AuditValues | null;
  const after = (change.after ?? null) as AuditValues | null;
  const values = auditChange(before, after, plan);
  if (!values && !toldAnyway.has(change.action)) return;
  const moment = ctx.gateways.clock.now().toISOString();
  const key = keyOf(actor);
  await ctx.db.append('entries are written by the shop alone', 'audit-logs', {
    createdAt: moment,
    updatedAt: moment,
    actor: actor?.id ?? null,
    actor_name: actor?.user.name ?? operator?.name ?? '',
    actor_role: operator && !actor ? 'operator' : roleOf(actor, requestId),
    key_id: key ? String(key.id) : '',
    key_name: key?.name ?? '',
    action: change.action,
    target: change.target,
    target_id: String(change.id),
    title: change.title ?? auditLabel(plan.label, { ...before, ...after }),
    before: values?.before ?? {},
    after: values?.after ?? {},
    reason:
      change.reason ?? ((change.action === 'removed' && reasonOf(req)) || changeReason || (operator?.reason ?? '')),
    request_id: requestId === 'none' ? '' : requestId,
    address: ip === 'unknown' ? '' : ip,
  });
}

/** The most privileged role of the actor; a job is the system, a request without an account a visitor. */
function roleOf(actor: Actor | null, requestId: string): string {
  if (actor) return roles.find((role) => actor.roles.includes(role)) ?? 'customer';
  return requestId === 'none' ? 'system' : 'visitor';
}
