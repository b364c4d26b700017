import { getAuditLog } from '../audit';
import { example } from './example';

export const auditExamples = [
  example(getAuditLog, 'admin', { query: { resource: 'products', sort: 'newest', offset: 0, limit: 20 } }),
];
