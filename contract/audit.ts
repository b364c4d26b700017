/** Who changed what, before and after. For the super admin; nobody can change it. */
import { z } from 'zod';
import { auditActions, auditTargets } from '../domain/audit/plan';
import { superAdmin } from '../domain/permissions';
import { listQuery, totalcount } from './listing';
import { defineRoute } from './route';
import { day, id, instant, pathId } from './shapes';

export const auditSorts = ['newest', 'oldest', 'actor', '-actor', 'action', '-action', 'resource', '-resource'] as const;

const changedField = z.strictObject({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** What the record is called that the value is the id of, while it is there. */
  before_name: z.string().optional(),
  after_name: z.string().optional(),
});
export const auditEntryShape = z.strictObject({
  id,
  created_at: instant,
  action: z.string(),
  resource: z.string(),
  record: z.string(),
  title: z.string(),
  /** Null: nobody was signed in, or the system itself. `id` is null when the account is gone. */
  actor: z.strictObject({ id: id.nullable(), name: z.string() }).nullable(),
  /** As whom: superadmin, subadmin, vendor, incharge, customer, visitor, system. */
  role: z.string(),
  /** The API key that acted for the person; null when they acted themselves. */
  key: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  reason: z.string(),
  request_id: z.string(),
  address: z.string(),
  changes: z.array(changedField),
});
export type AuditEntryShape = z.output<typeof auditEntryShape>;

export const getAuditLog = defineRoute({
  name: 'getAuditLog',
  method: 'GET',
  path: '/get-audit-log',
  who: superAdmin,
  tag: 'Audit log',
  summary: 'Who changed what, newest first; the search finds titles, names of people, record and request ids',
  query: z.strictObject({
    ...listQuery.shape,
    resource: z.enum(auditTargets).optional(),
    record: pathId.optional(),
    action: z.enum(auditActions).optional(),
    actor: pathId.optional(),
    from: day.optional(),
    to: day.optional(),
    sort: z.enum(auditSorts).optional(),
  }),
  answers: { 200: z.strictObject({ entries: z.array(auditEntryShape), totalcount }) },
});
