import { getAuditLog } from '../contract/audit';
import { listAuditLog } from '../services/audit/listAuditLog';
import { implement } from './implement';
import { presentAuditEntry } from './present/auditEntry';

export const auditEndpoints = [
  implement(getAuditLog, async (ctx, { query }) => {
    const { docs, total } = await listAuditLog(ctx, query);
    return { status: 200, entries: docs.map(presentAuditEntry), totalcount: total };
  }),
];
