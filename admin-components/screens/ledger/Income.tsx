'use client';
/** What the marketplace earned and spent, by day. */
import { useMemo, useState } from 'react';
import { incomeReport, type ResultRow } from '../../../contract/ledger';
import { addDays, dhakaDay, startOfDay } from '../../../domain/time/dhaka';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { ledgerWords } from '../../messages/ledger';
import { routeNamed } from '../../routes';
import { BarsByDay } from '../../shared/charts/BarsByDay';
import { TextField } from '../../shared/form/TextField';
import { Facts } from '../../shared/page/Facts';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import type { Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useClientList } from '../../shared/table/useClientRows';
import { useListState } from '../../shared/table/useListState';

const incomes = ['commission', 'delivery'] as const;
const costs = ['coupons', 'gateway', 'refunds', 'cash_differences', 'write_offs'] as const;
type Name = (typeof incomes)[number] | (typeof costs)[number];
const DAYS = 29;

const incomeOf = (row: ResultRow): number => row.commission + row.delivery;
const costOf = (row: ResultRow): number => costs.reduce((sum, name) => sum + row[name], 0);

export function Income() {
  const say = useText(ledgerWords);
  const pair = usePair();
  const { taka } = useFormats();
  const today = new Date();
  const [from, setFrom] = useState(() => dhakaDay(addDays(today, -DAYS)));
  const [to, setTo] = useState(() => dhakaDay(today));
  const list = useListState();
  const isAsked = startOfDay(from) !== null && startOfDay(to) !== null;
  const reading = useCall(incomeReport, isAsked ? { params: { from, to } } : null, { keepPrevious: true });
  const { answer } = reading;
  const table = useClientList(reading, answer?.days, list, useColumns(), ({ day }) => day);
  const fact = (name: Name) => ({ name: say(name), value: taka(answer?.total[name] ?? 0) });
  return (
    <>
      <PageHeader title={pair(routeNamed('income').title)} text={say('incomeAbout')} />
      <div className="haat-stack">
        {answer && (
          <Panel title={say('total')}>
            <Facts
              items={[
                ...incomes.map(fact),
                ...costs.map(fact),
                { name: say('result'), value: <strong>{taka(answer.result)}</strong> },
              ]}
            />
          </Panel>
        )}
        {answer && answer.days.length > 0 && (
          <Panel title={`${say('incomes')} / ${say('costs')}`}>
            <Chart days={answer.days} />
          </Panel>
        )}
        <DataTable
          {...table}
          whenEmpty="income"
          id="income"
          caption={pair(routeNamed('income').title)}
          rowKey={({ day }) => day}
          empty={say('noIncome')}
          tools={
            <>
              <TextField label={say('from')} name="from" type="date" value={from} onChange={setFrom} />
              <TextField label={say('to')} name="to" type="date" value={to} onChange={setTo} />
            </>
          }
        />
      </div>
    </>
  );
}

/** All days from the first to the last, including those without movements: every day has the same width. */
function everyDay(days: readonly ResultRow[]): { day: string; row: ResultRow | undefined }[] {
  const known = new Map(days.map((row) => [row.day, row]));
  const every: { day: string; row: ResultRow | undefined }[] = [];
  const last = days.at(-1)?.day ?? '';
  for (let at = startOfDay(days[0]?.day ?? ''); at && dhakaDay(at) <= last; at = addDays(at, 1))
    every.push({ day: dhakaDay(at), row: known.get(dhakaDay(at)) });
  return every;
}

function Chart({ days }: { days: readonly ResultRow[] }) {
  const say = useText(ledgerWords);
  const rows = everyDay(days).map(({ day, row }) => ({
    day,
    incomes: row ? incomeOf(row) : 0,
    costs: row ? costOf(row) : 0,
  }));
  return (
    <BarsByDay
      rows={rows}
      dayOf={({ day }) => day}
      bars={[
        { valueOf: ({ incomes }) => incomes, name: say('incomes'), color: 'var(--haat-leaf)' },
        { valueOf: ({ costs }) => costs, name: say('costs'), color: 'var(--haat-marigold-strong)' },
      ]}
      dayAxis={say('day')}
      valueAxis={say('amount')}
    />
  );
}

function useColumns(): Column<ResultRow>[] {
  const say = useText(ledgerWords);
  const { taka, day } = useFormats();
  return useMemo(() => {
    const amount = (name: Name): Column<ResultRow> => ({
      key: name,
      title: say(name),
      isNumber: true,
      ...(name === 'commission' || name === 'delivery' ? { phone: 'fact' as const } : {}),
      cell: (row) => taka(row[name]),
      sortValue: (row) => row[name],
      text: (row) => row[name],
    });
    const resultOf = (row: ResultRow) => incomeOf(row) - costOf(row);
    return [
      {
        key: 'day',
        title: say('day'),
        phone: 'title',
        cell: (row) => day(row.day),
        sortValue: (row) => row.day,
        text: (row) => day(row.day),
      },
      ...[...incomes, ...costs].map(amount),
      {
        key: 'result',
        title: say('result'),
        isNumber: true,
        phone: 'fact',
        cell: (row) => taka(resultOf(row)),
        sortValue: resultOf,
        text: resultOf,
      },
    ];
  }, [say, taka, day]);
}
