'use client';
/** The audit log: who changed what, narrowed, searched and sorted on the server. */
import { useState } from 'react';
import { auditSorts, getAuditLog, type AuditEntryShape } from '../../../contract/audit';
import { auditWords } from '../../messages/audit';
import { routeNamed } from '../../routes';
import { call } from '../../shared/api/client';
import { useCall } from '../../../frontend/api/useCall';
import { Dialog } from '../../shared/dialogs/Dialog';
import { PageHeader } from '../../shared/page/PageHeader';
import { DataTable } from '../../shared/table/DataTable';
import { everyRow } from '../../shared/table/everyRow';
import { useListState } from '../../shared/table/useListState';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { AuditDetails } from './AuditDetails';
import { AuditTools } from './AuditTools';
import { useAuditColumns } from './useAuditColumns';
import { useAuditFilters } from './useAuditFilters';

export function AuditLog() {
  const say = useText(auditWords);
  const pair = usePair();
  const list = useListState();
  const filters = useAuditFilters();
  const [shown, setShown] = useState<AuditEntryShape | null>(null);
  const columns = useAuditColumns(setShown);
  const sort = auditSorts.find((each) => each === list.sort);
  const wanted = { ...filters.query, ...(list.search ? { search: list.search } : {}), ...(sort ? { sort } : {}) };
  const { answer, failure, isLoading, reload } = useCall(
    getAuditLog,
    { query: { ...wanted, offset: list.offset, limit: list.size } },
    { keepPrevious: true },
  );
  const all = () =>
    everyRow(async (offset, limit) => {
      const result = await call(getAuditLog, { query: { ...wanted, offset, limit } });
      return result.ok ? result.answer.entries : [];
    });
  return (
    <>
      <PageHeader title={pair(routeNamed('audit-log').title)} text={say('intro')} />
      <DataTable
        id="audit-log"
        caption={say('listOf')}
        columns={columns}
        rows={answer?.entries}
        rowKey={(row) => row.id}
        total={answer?.totalcount}
        list={list}
        isLoading={isLoading}
        failure={failure}
        onRetry={() => void reload()}
        allRows={all}
        empty={say('empty')}
        tools={<AuditTools list={list} filters={filters} />}
      />
      <Dialog isOpen={shown !== null} onClose={() => setShown(null)} title={say('details')} isWide>
        {shown && (
          <AuditDetails
            entry={shown}
            onNarrow={(to) => {
              filters.clear();
              filters.change(to);
              setShown(null);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
