import type { PayloadRequest } from 'payload';
import { notesOf, type RequestNotes } from '../../authority/requestNotes';
import { keyOf } from '../../authority/actor';
import { auditChange, auditLabel, type AuditValues } from '../../domain/audit/changes';
import { auditPlanOf, type AuditAction, type AuditTarget } from '../../domain/audit/plan';
import { isStaff, roles } from '../../domain/permissions';
import type { Actor, Id } from '../ctx';
import { rowApi } from '../db/local';
import { openCtx } from '../openCtx';

export type RecordedChange = {
  action: AuditAction;
  target: AuditTarget;
  id: Id;
  /** What people call it; from the record itself when it is not given. */
  title?: string;
  before?: object | null;
  after?: object | null;
  /** What the actor gave as the reason. */
  reason?: string;
};

/** Somebody who acts without an account: by a command on the machine, or with the code from the server's log. */
export type Operator = NonNullable<RequestNotes['operator']>;

/** From now on what this request changes is written down as the operator's. */
export function actAsOperator(req: PayloadRequest, operator: Operator): void {
  notesOf(req).operator = operator;
}

/**
 * Writes one entry of the audit log in the transaction that is open, so that it stays with the change or goes with it. A
 * change of nothing worth telling leaves no entry. Call it right after the write.
 */
export async function recordChange(req: PayloadRequest, change: RecordedChange): Promise<void> {
  const plan = auditPlanOf(change.target);
  if (!plan) return;
  const { actor, now, requestId, ip } = openCtx(req);
  const { operator } = notesOf(req);
  if (plan.staffOnly && !isStaff(actor?.roles ?? [])) return;
  const before = (change.before ?? null) as AuditValues | null;
  const after = (change.after ?? null) as AuditValues | null;
  const values = auditChange(before, after, plan.quiet);
  if (!values && change.action !== 'signedIn' && change.action !== 'reset') return;
  const moment = now.toISOString();
  const key = keyOf(actor);
  await rowApi(req.payload).create({
    collection: 'audit-logs',
    returning: false,
    req,
    data: {
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
      reason: change.reason ?? operator?.reason ?? '',
      request_id: requestId === 'none' ? '' : requestId,
      address: ip === 'unknown' ? '' : ip,
    },
  });
}

/** The weightiest role somebody acts with; a job is the system, a request without an account a visitor. */
function roleOf(actor: Actor | null, requestId: string): string {
  if (actor) return roles.find((role) => actor.roles.includes(role)) ?? 'customer';
  return requestId === 'none' ? 'system' : 'visitor';
}
