'use client';
/** Deposits of one desk or of all, newest first; admins take wrong ones back. */
import { cashDepositList, type CashDepositShape } from '../../../contract/cash';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { cashWords } from '../../messages/cash';
import type { Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { useRecordColumns } from './useRecordColumns';
import { useReloadOn } from './useReloadOn';

type Props = { warehouse?: string; stamp?: string; onChanged: () => Promise<void> };

export function DepositList({ warehouse, stamp, onChanged }: Props) {
  const say = useText(cashWords);
  const list = useListState(20, 'deposit-');
  const filters = useFilters([{ kind: 'days', label: say('days') }], 'deposit-');
  const { reload, table } = useServerList<CashDepositShape, typeof cashDepositList>(list, {
    route: cashDepositList,
    query: { ...filters.values, ...(warehouse ? { warehouse } : {}) },
    rowsOf: ({ deposits }) => deposits,
  });
  useReloadOn(stamp, reload);
  const columns = useColumns(!warehouse, async () => {
    await Promise.all([reload(), onChanged()]);
  });
  return (
    <DataTable
      {...table}
      id="cash-deposits"
      caption={say('deposits')}
      columns={columns}
      rowKey={(deposit) => deposit.id}
      empty={say('noDeposits')}
      filters={filters}
      rowTone={({ reversal }) => (reversal ? 'muted' : undefined)}
    />
  );
}

const bankOf = ({ bank, branch }: CashDepositShape): string => [bank, branch].filter(Boolean).join(', ');

function useColumns(hasHouse: boolean, onDone: () => Promise<void>): Column<CashDepositShape>[] {
  const say = useText(cashWords);
  const { taka } = useFormats();
  const own: Column<CashDepositShape>[] = [
    {
      key: 'amount',
      title: say('amount'),
      phone: 'fact',
      isNumber: true,
      cell: ({ amount }) => taka(amount),
      text: ({ amount }) => amount,
    },
    { key: 'slip', title: say('slip'), phone: 'fact', cell: ({ slip }) => slip, text: ({ slip }) => slip },
    { key: 'bank', title: say('bank'), cell: (deposit) => bankOf(deposit) || '—', text: bankOf },
  ];
  return useRecordColumns({ kind: 'deposit', hasHouse, own, nameOf: ({ slip }) => slip, onDone });
}
