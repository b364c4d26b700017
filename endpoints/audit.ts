import { getAuditLog } from '../contract/audit';
import { listAuditLog } from '../services/audit/listAuditLog';
import { nameRelated } from '../services/audit/nameRelated';
import { implement } from './implement';
import { presentAuditEntry } from './present/auditEntry';

export const auditEndpoints = [
  implement(getAuditLog, async (ctx, { query }) => {
    const { docs, total } = await listAuditLog(ctx, query);
    const nameOf = await nameRelated(ctx, docs);
    return { status: 200, entries: docs.map((entry) => presentAuditEntry(entry, nameOf)), totalcount: total };
  }),
];
