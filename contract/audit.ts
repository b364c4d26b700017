/** The audit log: who changed what, before and after. For the super admin; nobody can change it. */
import { z } from 'zod';
import { auditActions, auditTargets } from '../domain/audit/plan';
import { superAdmin } from '../domain/permissions';
import { dayQuery, listQuery, totalcount } from './listing';
import { defineRoute } from './route';
import { handle, id, instant, pathId, personName } from './shapes';

export const auditSorts = [
  'newest',
  'oldest',
  'actor',
  '-actor',
  'action',
  '-action',
  'resource',
  '-resource',
] as const;

const changedField = z.strictObject({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  before_name: z.string().optional(),
  after_name: z.string().optional(),
});
export const auditEntryShape = z
  .strictObject({
    id,
    created_at: instant,
    action: z.string(),
    resource: z.string(),
    record: z.string().describe('The id of the record.'),
    title: z.string().describe('The record’s name.'),
    actor: z
      .strictObject({ id: id.nullable().describe('The account; null when it was deleted.'), name: personName })
      .nullable()
      .describe('Who did it; null if nobody was signed in, or for the system itself.'),
    role: z.string().describe('The role: superadmin, subadmin, vendor, incharge, customer, visitor or system.'),
    key: z
      .strictObject({
        id: z.string().describe('The id of the key.'),
        name: z.string().describe('The name of the key.'),
      })
      .nullable()
      .describe('The API key that acted for the person; null when they acted themselves.'),
    reason: z.string(),
    request_id: z.string(),
    address: z.string().describe('The network the request came from.'),
    changes: z.array(changedField),
  })
  .meta({
    id: 'AuditEntry',
    description: 'One change of one record: who, when, what was there before and what after.',
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
    resource: z.enum(auditTargets).optional().describe('Only changes of this collection or these settings.'),
    record: handle.optional().describe('Only changes of the record with this id.'),
    action: z.enum(auditActions).optional().describe('Only this kind of change.'),
    actor: pathId.optional().describe('Only what this account did.'),
    ...dayQuery.shape,
    sort: z.enum(auditSorts).optional(),
  }),
  answers: { 200: z.strictObject({ entries: z.array(auditEntryShape), totalcount }) },
});
