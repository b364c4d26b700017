'use client';
/** One row per desk: the expected sum, the last count and its difference, the last deposit. */
import { useMemo } from 'react';
import type { CashDeskShape } from '../../../contract/cashShapes';
import type { CallFailure } from '../../../contract/client/answer';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { emptyWords } from '../../messages/empty';
import { cashWords } from '../../messages/cash';
import { sharedWords } from '../../messages/shared';
import { BarsByName } from '../../shared/charts/BarsByName';
import { Button } from '../../shared/page/Button';
import { Panel } from '../../shared/page/Panel';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useClientList } from '../../shared/table/useClientRows';
import { useListState } from '../../shared/table/useListState';
import { CashByDay } from './CashByDay';
import { CountList } from './CountList';
import { DepositList } from './DepositList';
import { Difference } from './Difference';
import { Tabs } from '../../shared/tabs/Tabs';
import { useUrlValue } from '../../shared/table/useUrlValue';

type Reading = { failure: CallFailure | undefined; isLoading: boolean; reload: () => Promise<unknown> };
type Props = { reading: Reading; desks: readonly CashDeskShape[]; onOpen: (warehouse: string) => void };

export function DeskOverview({ reading, desks, onOpen }: Props) {
  const empty = useText(emptyWords);
  const say = useText(cashWords);
  const list = useListState();
  const columns = useColumns(onOpen);
  const table = useClientList(reading, desks, list, columns, ({ warehouse }) => warehouse.name);
  const [tab, setTab] = useUrlValue('tab', 'desks');
  const again = async () => void (await reading.reload());
  return (
    <Tabs
      label={say('parts')}
      value={tab}
      onChange={setTab}
      items={[
        {
          key: 'desks',
          title: say('desks'),
          content: (
            <div className="haat-stack">
              {desks.length > 1 && <DeskChart desks={desks} />}
              <DataTable
                {...table}
                empty={empty('desks')}
                whenEmpty="desks"
                id="cash-desks"
                caption={say('desks')}
                rowKey={({ warehouse }) => warehouse.id}
                search={{ label: say('search') }}
              />
            </div>
          ),
        },
        { key: 'counts', title: say('counts'), content: <CountList onChanged={again} /> },
        { key: 'deposits', title: say('deposits'), content: <DepositList onChanged={again} /> },
        { key: 'byDay', title: say('byDay'), content: <CashByDay /> },
      ]}
    />
  );
}

const MOST_BARS = 10;

/** The desks with the most cash; the table below has the figures of all. */
function DeskChart({ desks }: { desks: readonly CashDeskShape[] }) {
  const say = useText(cashWords);
  const fullest = [...desks].sort((one, other) => other.expected - one.expected).slice(0, MOST_BARS);
  return (
    <Panel title={say('expected')}>
      <BarsByName
        bars={fullest.map(({ warehouse, expected }) => ({ name: warehouse.name, value: expected }))}
        nameAxis={say('warehouse')}
        valueAxis={say('takaAxis')}
        color="var(--haat-leaf)"
      />
    </Panel>
  );
}

function useColumns(onOpen: Props['onOpen']): Column<CashDeskShape>[] {
  const say = useText(cashWords);
  const shared = useText(sharedWords);
  const { digits, taka, day } = useFormats();
  return useMemo(
    () => [
      serialColumn<CashDeskShape>(shared('serial'), digits),
      {
        key: 'warehouse',
        title: say('warehouse'),
        phone: 'title',
        cell: ({ warehouse }) => warehouse.name,
        sortValue: ({ warehouse }) => warehouse.name,
        text: ({ warehouse }) => warehouse.name,
      },
      {
        key: 'expected',
        title: say('expected'),
        phone: 'fact',
        isNumber: true,
        cell: ({ expected }) => taka(expected),
        sortValue: ({ expected }) => expected,
        text: ({ expected }) => expected,
      },
      {
        key: 'collected',
        title: say('collected'),
        isNumber: true,
        cell: ({ collected }) => taka(collected),
        sortValue: ({ collected }) => collected,
        text: ({ collected }) => collected,
      },
      {
        key: 'count',
        title: say('lastCount'),
        phone: 'fact',
        cell: ({ last_count: last }) => (last ? `${taka(last.counted)} · ${day(last.at)}` : say('never')),
        sortValue: ({ last_count: last }) => last?.at ?? '',
        text: ({ last_count: last }) => (last ? `${taka(last.counted)} · ${day(last.at)}` : ''),
      },
      {
        key: 'difference',
        title: say('difference'),
        phone: 'fact',
        isNumber: true,
        cell: ({ last_count: last }) =>
          last ? <Difference amount={last.difference} isReversed={!!last.reversal} /> : '—',
        sortValue: ({ last_count: last }) => last?.difference ?? 0,
        text: ({ last_count: last }) => last?.difference ?? '',
      },
      {
        key: 'differences',
        title: say('differences'),
        isNumber: true,
        cell: ({ differences }) => <Difference amount={differences} />,
        sortValue: ({ differences }) => differences,
        text: ({ differences }) => differences,
      },
      {
        key: 'deposit',
        title: say('lastDeposit'),
        phone: 'fact',
        cell: ({ last_deposit: last, days_since_deposit: days }) =>
          last ? `${taka(last.amount)} · ${say('daysAgo', { days: days ?? 0 })}` : say('never'),
        sortValue: ({ last_deposit: last }) => last?.at ?? '',
        text: ({ last_deposit: last }) => (last ? day(last.at) : ''),
      },
      {
        key: 'option',
        title: shared('option'),
        isActions: true,
        cell: ({ warehouse }) => (
          <Button
            isSmall
            aria-label={say('openOf', { name: warehouse.name })}
            onClick={() => onOpen(String(warehouse.id))}
          >
            {say('open')}
          </Button>
        ),
      },
    ],
    [say, shared, digits, taka, day, onOpen],
  );
}
