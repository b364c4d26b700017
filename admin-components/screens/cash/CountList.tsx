'use client';
/** Counts of one desk or of all, newest first; admins take wrong ones back. */
import { cashCountList } from '../../../contract/cash';
import type { CashCountShape } from '../../../contract/cashShapes';
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

export function CountList({ warehouse, stamp, onChanged }: Props) {
  const say = useText(cashWords);
  const { taka } = useFormats();
  const list = useListState(20, 'count-');
  const filters = useFilters(
    [
      { kind: 'choice', name: 'differs', label: say('differs'), choices: flagChoices(say('yes'), say('no')) },
      { kind: 'days', label: say('days') },
    ],
    'count-',
  );
  const { answer, reload, table } = useServerList<CashCountShape, typeof cashCountList>(list, {
    route: cashCountList,
    query: { ...filters.values, ...(warehouse ? { warehouse } : {}) },
    rowsOf: ({ counts }) => counts,
  });
  useReloadOn(stamp, reload);
  const columns = useColumns(!warehouse, async () => {
    await Promise.all([reload(), onChanged()]);
  });
  return (
    <DataTable
      {...table}
      whenEmpty="counts"
      id="cash-counts"
      caption={say('counts')}
      columns={columns}
      rowKey={(count) => count.id}
      empty={say('noCounts')}
      filters={filters}
      sum={answer && say('sumOfDifferences', { amount: taka(answer.sum) })}
      rowTone={({ reversal }) => (reversal ? 'muted' : undefined)}
    />
  );
}

function useColumns(hasHouse: boolean, onDone: () => Promise<void>): Column<CashCountShape>[] {
  const say = useText(cashWords);
  const { taka, moment } = useFormats();
  const own: Column<CashCountShape>[] = [
    {
      key: 'counted',
      title: say('counted'),
      phone: 'fact',
      isNumber: true,
      cell: ({ counted }) => taka(counted),
      text: ({ counted }) => counted,
    },
    {
      key: 'expected',
      title: say('shouldBe'),
      isNumber: true,
      cell: ({ expected }) => taka(expected),
      text: ({ expected }) => expected,
    },
    {
      key: 'difference',
      title: say('difference'),
      phone: 'fact',
      isNumber: true,
      cell: ({ difference, reversal }) => <Difference amount={difference} isReversed={!!reversal} />,
      text: ({ difference }) => difference,
    },
    { key: 'reason', title: say('reason'), cell: ({ reason }) => reason || '—', text: ({ reason }) => reason },
  ];
  return useRecordColumns({ kind: 'count', hasHouse, own, nameOf: ({ at }) => moment(at), onDone });
}
