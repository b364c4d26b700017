'use client';
/** Deposits of one desk or of all, newest first; admins take wrong ones back. */
import { cashDepositList } from '../../../contract/cash';
import type { CashDepositShape } from '../../../contract/cashShapes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { cashWords } from '../../messages/cash';
import type { Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { flagChoices, useFilters } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { Difference } from './Difference';
import { useRecordColumns } from './useRecordColumns';
import { useReloadOn } from './useReloadOn';

type Props = { warehouse?: string; stamp?: string; onChanged: () => Promise<void> };

export function DepositList({ warehouse, stamp, onChanged }: Props) {
  const say = useText(cashWords);
  const { taka } = useFormats();
  const list = useListState(20, 'deposit-');
  const filters = useFilters(
    [
      { kind: 'choice', name: 'differs', label: say('differs'), choices: flagChoices(say('yes'), say('no')) },
      { kind: 'days', label: say('days') },
    ],
    'deposit-',
  );
  const { answer, reload, table } = useServerList<CashDepositShape, typeof cashDepositList>(list, {
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
      whenEmpty="deposits"
      id="cash-deposits"
      caption={say('deposits')}
      columns={columns}
      rowKey={(deposit) => deposit.id}
      empty={say('noDeposits')}
      filters={filters}
      sum={answer && say('sumOfDeposits', { amount: taka(answer.sum), difference: taka(answer.difference) })}
      rowTone={({ reversal }) => (reversal ? 'muted' : undefined)}
    />
  );
}

const bankOf = ({ bank, branch }: CashDepositShape): string => [bank, branch].filter(Boolean).join(', ');

function useColumns(hasHouse: boolean, onDone: () => Promise<void>): Column<CashDepositShape>[] {
  const say = useText(cashWords);
  const { taka } = useFormats();
  const own: Column<CashDepositShape>[] = [
    { key: 'slip', title: say('slipShort'), phone: 'fact', cell: ({ slip }) => slip, text: ({ slip }) => slip },
    {
      key: 'amount',
      title: say('taken'),
      phone: 'fact',
      isNumber: true,
      cell: ({ amount }) => taka(amount),
      text: ({ amount }) => amount,
    },
    {
      key: 'counted',
      title: say('countedAtBank'),
      isNumber: true,
      cell: ({ counted }) => taka(counted),
      text: ({ counted }) => counted,
    },
    {
      key: 'difference',
      title: say('difference'),
      phone: 'fact',
      isNumber: true,
      cell: ({ difference, reversal }) =>
        difference === 0 ? '—' : <Difference amount={difference} isReversed={!!reversal} />,
      text: ({ difference }) => difference,
    },
    {
      key: 'reason',
      title: say('reasonShort'),
      cell: ({ reason }) => reason || '—',
      text: ({ reason }) => reason,
    },
    // The list of all desks has no room for it beside the name of each.
    { key: 'bank', title: say('bank'), isExtra: hasHouse, cell: (deposit) => bankOf(deposit) || '—', text: bankOf },
  ];
  return useRecordColumns({ kind: 'deposit', hasHouse, own, nameOf: ({ slip }) => slip, onDone });
}
