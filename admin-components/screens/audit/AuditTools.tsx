'use client';
/** The controls above the log: search, kind of record, action, days, and the filter set by a link. */
import { X } from 'lucide-react';
import { auditActions, auditTargets } from '../../../domain/audit/plan';
import { auditActionWords, auditTargetWords, auditWords } from '../../messages/audit';
import { SelectField } from '../../shared/form/SelectField';
import { TextField } from '../../shared/form/TextField';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { SearchBox } from '../../shared/table/SearchBox';
import type { ListState } from '../../shared/table/useListState';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import type { AuditFilters } from './useAuditFilters';

export function AuditTools({ list, filters }: { list: ListState; filters: AuditFilters }) {
  const say = useText(auditWords);
  const pair = usePair();
  const { given, query, change, clear } = filters;
  return (
    <>
      <SearchBox label={say('search')} value={list.search} onSearch={(search) => list.change({ search })} />
      <SelectField
        label={say('resource')}
        isLabelHidden
        name="resource"
        value={query.resource ?? ''}
        onChange={(resource) => change({ resource, record: '' })}
        placeholder={say('anyResource')}
        choices={auditTargets.map((value) => ({ value, label: pair(auditTargetWords[value]) }))}
      />
      <SelectField
        label={say('action')}
        isLabelHidden
        name="action"
        value={query.action ?? ''}
        onChange={(action) => change({ action })}
        placeholder={say('anyAction')}
        choices={auditActions.map((value) => ({ value, label: pair(auditActionWords[value]) }))}
      />
      <TextField label={say('from')} name="from" type="date" value={given.from} onChange={(from) => change({ from })} />
      <TextField label={say('to')} name="to" type="date" value={given.to} onChange={(to) => change({ to })} />
      <Narrowed filters={filters} />
      {filters.isNarrow && (
        <Button isSmall onClick={clear}>
          <X size={15} aria-hidden />
          {say('clear')}
        </Button>
      )}
    </>
  );
}

function Narrowed({ filters: { query } }: { filters: AuditFilters }) {
  const say = useText(auditWords);
  const pair = usePair();
  const { digits } = useFormats();
  if (query.record)
    return (
      <span role="status">
        {say('onlyRecord', {
          what: query.resource ? pair(auditTargetWords[query.resource]) : '',
          record: digits(query.record),
        })}
      </span>
    );
  return query.actor ? <span role="status">{say('onlyActor')}</span> : null;
}
