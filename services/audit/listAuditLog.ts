import type { Where } from 'payload';
import type { AuditAction, AuditTarget } from '../../domain/audit/plan';
import type { auditSorts } from '../../contract/audit';
import type { AuditLog } from '../../payload-types';
import type { Ctx } from '../ctx';
import { allOf, inDays, type ListQuery } from '../listing';
import { possibleId } from '../relations';
import type { SortOf } from '../db/types';

export type AuditQuery = ListQuery & {
  resource?: AuditTarget | undefined;
  record?: string | undefined;
  action?: AuditAction | undefined;
  actor?: string | undefined;
  /** Days in Dhaka, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: (typeof auditSorts)[number] | undefined;
};

const PAGE = 20;
const orders: Readonly<Record<(typeof auditSorts)[number], SortOf<'audit-logs'>[]>> = {
  newest: ['-createdAt', '-id'],
  oldest: ['createdAt', 'id'],
  actor: ['actor_name', '-createdAt'],
  '-actor': ['-actor_name', '-createdAt'],
  action: ['action', '-createdAt'],
  '-action': ['-action', '-createdAt'],
  resource: ['target', '-createdAt'],
  '-resource': ['-target', '-createdAt'],
};

/** A window of the audit log and the total number of matching entries. */
export async function listAuditLog(ctx: Ctx, query: AuditQuery): Promise<{ docs: AuditLog[]; total: number }> {
  return ctx.db.asActor.findWindow('audit-logs', {
    where: allOf(
      is('target', query.resource),
      is('target_id', query.record),
      is('action', query.action),
      actorIs(ctx, query.actor),
      inDays('createdAt', query),
      found(query.search),
    ),
    sort: orders[query.sort ?? 'newest'],
    offset: query.offset ?? 0,
    limit: query.limit ?? PAGE,
  });
}

const is = (field: string, value: string | undefined): Where | null => (value ? { [field]: { equals: value } } : null);

function actorIs(ctx: Ctx, actor: string | undefined): Where | null {
  if (!actor) return null;
  const id = possibleId(ctx, actor);
  return id === null ? { id: { equals: 0 } } : { actor: { equals: id } };
}

function found(search: string | undefined): Where | null {
  if (!search) return null;
  const same = search.replace(/^#/, '');
  return {
    or: [
      { title: { contains: search } },
      { actor_name: { contains: search } },
      { target_id: { equals: same } },
      { request_id: { equals: same } },
    ],
  };
}
