'use client';
/** Deletions of the last 30 days: who, when, what was deleted with it; restored, or deleted for good. */
import { RotateCcw, Trash2 } from 'lucide-react';
import { deletedSorts, viewDeleted, type DeletedShape } from '../../../contract/deleted';
import { deletedKinds } from '../../../domain/deleted/kinds';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { deletedWords } from '../../messages/deleted';
import { sharedWords } from '../../messages/shared';
import { routeNamed } from '../../routes';
import { Badge } from '../../shared/badges/Badge';
import { Button } from '../../shared/page/Button';
import { PageHeader } from '../../shared/page/PageHeader';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { useHasRole } from '../../shell/PanelContext';
import { useDeletedNames } from './useDeletedNames';
import { useRestore } from './useRestore';
import { momentColumn } from '../../shared/table/momentColumn';

/** Marked when this few days are left. */
const SOON = 5;

export function Deleted() {
  const say = useText(deletedWords);
  const pair = usePair();
  const isSuperAdmin = useHasRole('superadmin');
  const isAdmin = useHasRole('subadmin') || isSuperAdmin;
  const list = useListState();
  const kinds = deletedKinds.map((value) => ({ value, label: say(value) }));
  const filters = useFilters(isAdmin ? [{ kind: 'choice', name: 'kind', label: say('kind'), choices: kinds }] : []);
  const { table, reload } = useServerList(list, {
    route: viewDeleted,
    query: filters.values,
    sorts: deletedSorts,
    rowsOf: ({ deleted }) => deleted,
  });
  return (
    <>
      <PageHeader title={pair(routeNamed('deleted').title)} text={say(isAdmin ? 'text' : 'textVendor')} />
      <DataTable
        {...table}
        whenEmpty="deleted"
        id="deleted"
        caption={say('listOf')}
        columns={useColumns(reload, isSuperAdmin)}
        rowKey={(row) => row.id}
        filters={filters}
        empty={say('empty')}
        search={{ label: say('search') }}
      />
    </>
  );
}

function useColumns(reload: () => Promise<void>, mayDrop: boolean): Column<DeletedShape>[] {
  const say = useText(deletedWords);
  const shared = useText(sharedWords);
  const { digits, moment } = useFormats();
  const { nameIn, alongWith } = useDeletedNames();
  const { restore, drop, isPending } = useRestore(reload);
  return [
    serialColumn(shared('serial'), digits),
    { key: 'name', phone: 'title', title: say('name'), cell: (row) => <strong>{nameIn(row)}</strong>, text: nameIn },
    { key: 'kind', phone: 'fact', title: say('kind'), cell: (row) => say(row.kind), text: (row) => say(row.kind) },
    { key: 'along', phone: 'fact', title: say('along'), cell: (row) => alongWith(row) || '—', text: alongWith },
    { key: 'reason', phone: 'fact', title: say('reason'), cell: (row) => row.reason || '—', text: (row) => row.reason },
    { key: 'by', title: say('by'), cell: (row) => row.by || '—', text: (row) => row.by },
    momentColumn(say('when'), moment, (row) => row.deleted_at, {
      phone: 'fact',
      sortKey: 'deleted_at',
    }),
    {
      key: 'left',
      phone: 'fact',
      title: say('left'),
      cell: (row) => (
        <Badge tone={row.days_left <= SOON ? 'amber' : 'grey'}>{say('days', { days: row.days_left })}</Badge>
      ),
      text: (row) => row.days_left,
    },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <>
          {row.may_restore ? (
            <Button
              isSmall
              kind="primary"
              disabled={isPending}
              onClick={() => void restore(row)}
              aria-label={`${say('restore')}: ${nameIn(row)}`}
            >
              <RotateCcw size={15} aria-hidden />
              {say('restore')}
            </Button>
          ) : (
            <Badge tone="grey">{say('onlyAdmin')}</Badge>
          )}
          {mayDrop && (
            <Button
              isSmall
              kind="danger"
              disabled={isPending}
              onClick={() => void drop(row)}
              title={say('drop')}
              aria-label={`${say('drop')}: ${nameIn(row)}`}
            >
              <Trash2 size={15} aria-hidden />
            </Button>
          )}
        </>
      ),
    },
  ];
}
