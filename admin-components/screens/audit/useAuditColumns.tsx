'use client';
/** The columns of the log. */
import { Eye } from 'lucide-react';
import type { AuditEntryShape } from '../../../contract/audit';
import { auditActionWords, auditRoleWords, auditTargetWords, auditWords } from '../../messages/audit';
import { fieldWords } from '../../messages/fields';
import { sharedWords } from '../../messages/shared';
import { Badge, type Tone } from '../../shared/badges/Badge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { serialColumn, type Column } from '../../shared/table/columns';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { momentColumn } from '../../shared/table/momentColumn';

const tones: Readonly<Record<string, Tone>> = {
  created: 'green',
  placed: 'green',
  restored: 'green',
  changed: 'blue',
  moved: 'blue',
  removed: 'red',
  reset: 'red',
  signedIn: 'grey',
};

/** The texts of an entry. Values written by a later version are shown as they are. */
export function useAuditNames() {
  const say = useText(auditWords);
  const pair = usePair();
  const from = (list: Readonly<Record<string, { en: string; bn: string }>>, key: string) =>
    list[key] ? pair(list[key]) : key;
  return {
    action: (entry: AuditEntryShape) => from(auditActionWords, entry.action),
    resource: (entry: AuditEntryShape) => from(auditTargetWords, entry.resource),
    field: (field: string) => from(fieldWords, field),
    role: (entry: AuditEntryShape) => from(auditRoleWords, entry.role),
    who: (entry: AuditEntryShape) => {
      const name = entry.actor?.name || (entry.role === 'system' ? pair(auditRoleWords.system!) : say('nobody'));
      return entry.key ? say('byKey', { name, key: entry.key.name, id: entry.key.id }) : name;
    },
  };
}

export function useAuditColumns(onShow: (entry: AuditEntryShape) => void): Column<AuditEntryShape>[] {
  const say = useText(auditWords);
  const shared = useText(sharedWords);
  const names = useAuditNames();
  const { digits, moment } = useFormats();
  const label = (row: AuditEntryShape) => row.title || `#${row.record}`;
  return [
    serialColumn(shared('serial'), digits),
    momentColumn(say('when'), moment, (row) => row.created_at, { phone: 'fact' }),
    { key: 'who', phone: 'fact', title: say('who'), sortKey: 'actor', cell: names.who, text: names.who },
    { key: 'as', title: say('as'), cell: names.role, text: names.role },
    {
      key: 'action',
      phone: 'fact',
      title: say('action'),
      sortKey: 'action',
      cell: (row) => <Badge tone={tones[row.action] ?? 'grey'}>{names.action(row)}</Badge>,
      text: names.action,
    },
    { key: 'resource', title: say('resource'), sortKey: 'resource', cell: names.resource, text: names.resource },
    {
      key: 'record',
      phone: 'title',
      title: say('record'),
      cell: (row) => <span className="haat-table__name">{label(row)}</span>,
      text: label,
    },
    {
      key: 'fields',
      title: say('fields'),
      cell: (row) =>
        row.changes
          .slice(0, 4)
          .map(({ field }) => names.field(field))
          .join(', ') + (row.changes.length > 4 ? ' …' : ''),
      text: (row) =>
        row.changes
          .map(
            ({ field, before, after, before_name, after_name }) =>
              `${field}: ${written(before, before_name)} > ${written(after, after_name)}`,
          )
          .join('; '),
    },
    { key: 'reason', title: say('reason'), isExtra: true, cell: (row) => row.reason, text: (row) => row.reason },
    { key: 'address', title: say('address'), isExtra: true, cell: (row) => row.address, text: (row) => row.address },
    {
      key: 'request',
      title: say('request'),
      isExtra: true,
      cell: (row) => <span className="haat-code">{row.request_id}</span>,
      text: (row) => row.request_id,
    },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <Button isSmall onClick={() => onShow(row)} aria-label={`${say('details')}: ${label(row)}`}>
          <Eye size={15} aria-hidden />
          {say('details')}
        </Button>
      ),
    },
  ];
}

/** A readable value: relations by name, lists and records on separate lines. */
export function written(value: unknown, name?: string): string {
  if (value === null || value === undefined) return '—';
  if (name) return `${name} (#${String(value)})`;
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}
