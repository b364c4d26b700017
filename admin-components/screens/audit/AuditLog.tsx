'use client';
/** The audit log: who changed what, filtered, searched and sorted on the server. */
import { useState } from 'react';
import { auditSorts, getAuditLog, type AuditEntryShape } from '../../../contract/audit';
import { auditWords } from '../../messages/audit';
import { routeNamed } from '../../routes';
import { Dialog } from '../../shared/dialogs/Dialog';
import { PageHeader } from '../../shared/page/PageHeader';
import { DataTable } from '../../shared/table/DataTable';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
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
  const { table } = useServerList(list, {
    route: getAuditLog,
    query: filters.query,
    sorts: auditSorts,
    rowsOf: ({ entries }) => entries,
  });
  return (
    <>
      <PageHeader title={pair(routeNamed('audit-log').title)} text={say('intro')} />
      <DataTable
        {...table}
        whenEmpty="audit"
        id="audit-log"
        caption={say('listOf')}
        columns={columns}
        rowKey={(row) => row.id}
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
