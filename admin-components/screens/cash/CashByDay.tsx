'use client';
/** The sum of the differences of each day's counts and deposits, over the last ninety days or the requested ones. */
import { useMemo } from 'react';
import { cashDifferences } from '../../../contract/cash';
import type { AnswerOf } from '../../../contract/route';
import { addDays, dhakaDay } from '../../../domain/time/dhaka';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { cashWords } from '../../messages/cash';
import { BarsByDay } from '../../shared/charts/BarsByDay';
import { Panel } from '../../shared/page/Panel';
import type { Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useClientList } from '../../shared/table/useClientRows';
import { useFilters } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { Difference } from './Difference';
import { useReloadOn } from './useReloadOn';

type Day = AnswerOf<typeof cashDifferences>['days'][number];
const DAYS = 90;

export function CashByDay({ warehouse, stamp }: { warehouse?: string; stamp?: string }) {
  const say = useText(cashWords);
  const { day, number } = useFormats();
  const list = useListState(20, 'day-');
  const filters = useFilters([{ kind: 'days', label: say('days') }], 'day-');
  const from = dhakaDay(addDays(new Date(), -DAYS));
  const reading = useCall(cashDifferences, {
    query: { from, ...filters.values, ...(warehouse ? { warehouse } : {}) },
  });
  useReloadOn(stamp, reading.reload);
  const columns = useMemo<Column<Day>[]>(
    () => [
      {
        key: 'day',
        title: say('day'),
        phone: 'title',
        cell: (row) => day(row.day),
        sortValue: (row) => row.day,
        text: (row) => day(row.day),
      },
      {
        key: 'counts',
        title: say('counts'),
        phone: 'fact',
        isNumber: true,
        cell: (row) => number(row.counts),
        sortValue: (row) => row.counts,
        text: (row) => row.counts,
      },
      {
        key: 'deposits',
        title: say('depositsApart'),
        phone: 'fact',
        isNumber: true,
        cell: (row) => number(row.deposits),
        sortValue: (row) => row.deposits,
        text: (row) => row.deposits,
      },
      {
        key: 'difference',
        title: say('difference'),
        phone: 'fact',
        isNumber: true,
        cell: (row) => <Difference amount={row.difference} />,
        sortValue: (row) => row.difference,
        text: (row) => row.difference,
      },
    ],
    [say, day, number],
  );
  const table = useClientList(reading, reading.answer?.days, list, columns, (row) => row.day);
  const days = reading.answer?.days ?? [];
  return (
    <div className="haat-stack">
      {days.length > 1 && (
        <Panel title={say('difference')}>
          <BarsByDay
            rows={[...days].sort((one, other) => one.day.localeCompare(other.day))}
            dayOf={(row) => row.day}
            bars={[{ valueOf: (row) => row.difference, name: say('difference'), color: 'var(--haat-marigold-strong)' }]}
            dayAxis={say('day')}
            valueAxis={say('takaAxis')}
          />
        </Panel>
      )}
      <DataTable
        {...table}
        whenEmpty="counts"
        id="cash-differences"
        caption={say('byDay')}
        rowKey={(row) => row.day}
        empty={say('noCounts')}
        filters={filters}
      />
    </div>
  );
}
