import type { AuditEntryShape } from '../../contract/audit';
import type { AuditLog } from '../../payload-types';
import type { NameOf } from '../../services/audit/nameRelated';

type Values = Record<string, unknown>;

/** An entry with its changed fields side by side, and the names of the records they point at. */
export function presentAuditEntry(entry: AuditLog, nameOf: NameOf): AuditEntryShape {
  const before = (entry.before ?? {}) as Values;
  const after = (entry.after ?? {}) as Values;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const actor = entry.actor ?? null;
  const name = entry.actor_name ?? '';
  return {
    id: entry.id,
    created_at: entry.createdAt,
    action: entry.action,
    resource: entry.target,
    record: entry.target_id,
    title: entry.title ?? '',
    actor:
      actor === null && name === ''
        ? null
        : { id: typeof actor === 'object' && actor !== null ? actor.id : actor, name },
    role: entry.actor_role ?? '',
    key: entry.key_id ? { id: entry.key_id, name: entry.key_name ?? '' } : null,
    reason: entry.reason ?? '',
    request_id: entry.request_id ?? '',
    address: entry.address ?? '',
    changes: fields.map((field) => {
      const [was, is] = [nameOf(entry, field, before[field]), nameOf(entry, field, after[field])];
      return {
        field,
        before: before[field] ?? null,
        after: after[field] ?? null,
        ...(was ? { before_name: was } : {}),
        ...(is ? { after_name: is } : {}),
      };
    }),
  };
}
