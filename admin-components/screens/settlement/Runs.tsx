'use client';
/** Payout runs, newest first. */
import { allPayoutRuns, payoutRunSorts, type PayoutRunShape } from '../../../contract/payoutRuns';
import { keysOf } from '../../../domain/fields/declare';
import { runStatuses } from '../../../domain/payouts/statuses';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { payoutWords } from '../../messages/payouts';
import { sharedWords } from '../../messages/shared';
import { screenAddress } from '../../routes';
import { LinkButton } from '../../shared/page/LinkButton';
import type { Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { RunBadge } from './payoutStates';
import { momentColumn } from '../../shared/table/momentColumn';

export function Runs() {
  const say = useText(payoutWords);
  const pair = usePair();
  const list = useListState(20, 'run-');
  const choices = keysOf(runStatuses).map((value) => ({ value, label: pair(runStatuses[value]) }));
  const filters = useFilters([{ kind: 'choice', name: 'status', label: say('status'), choices }], 'run-');
  const { table } = useServerList(list, {
    route: allPayoutRuns,
    query: filters.values,
    rowsOf: ({ runs }) => runs,
    sorts: payoutRunSorts,
  });
  return (
    <DataTable
      {...table}
      whenEmpty="payoutRuns"
      id="payout-runs"
      caption={say('runs')}
      columns={useRunColumns()}
      rowKey={(row) => row.id}
      empty={say('noRuns')}
      filters={filters}
    />
  );
}

function useRunColumns(): Column<PayoutRunShape>[] {
  const say = useText(payoutWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { digits, number, taka, moment } = useFormats();
  const nameOf = (row: PayoutRunShape) => say('runName', { id: digits(String(row.id)) });
  return [
    { key: 'run', title: say('run'), phone: 'title', cell: nameOf, text: nameOf },
    momentColumn(say('created'), moment, (row) => row.created_at, { key: 'created', sortKey: 'created_at' }),
    {
      key: 'status',
      title: say('status'),
      phone: 'fact',
      cell: (row) => <RunBadge status={row.status} />,
      text: (row) => pair(runStatuses[row.status]),
    },
    {
      key: 'count',
      title: say('count'),
      isNumber: true,
      phone: 'fact',
      cell: (row) => number(row.payouts),
      text: (row) => row.payouts,
    },
    {
      key: 'total',
      title: say('amount'),
      sortKey: 'amount',
      isNumber: true,
      phone: 'fact',
      cell: (row) => taka(row.total),
      text: (row) => row.total,
    },
    {
      key: 'prepared_by',
      title: say('preparedBy'),
      cell: (row) => row.prepared_by ?? '—',
      text: (row) => row.prepared_by ?? '',
    },
    {
      key: 'approved_by',
      title: say('approvedBy'),
      cell: (row) => row.approved_by ?? '—',
      text: (row) => row.approved_by ?? '',
    },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <LinkButton
          isSmall
          href={screenAddress('payout-run', { id: row.id })}
          label={`${shared('details')}: ${nameOf(row)}`}
        >
          {shared('details')}
        </LinkButton>
      ),
    },
  ];
}
