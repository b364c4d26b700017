'use client';
/** The movements of a desk on a day, with a button to print them. */
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { cashSheet } from '../../../contract/cash';
import type { CashSheetRow } from '../../../contract/cashShapes';
import { ledgerEvents } from '../../../domain/ledger/eventNames';
import { dhakaDay, startOfDay } from '../../../domain/time/dhaka';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { cashWords } from '../../messages/cash';
import { screenAddress } from '../../routes';
import { TextField } from '../../shared/form/TextField';
import { Facts } from '../../shared/page/Facts';
import { LinkButton } from '../../shared/page/LinkButton';
import type { Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useClientList } from '../../shared/table/useClientRows';
import { useListState } from '../../shared/table/useListState';
import { useUrlValue } from '../../shared/table/useUrlValue';
import { useReloadOn } from './useReloadOn';
import { momentColumn } from '../../shared/table/momentColumn';

const noErrors: readonly string[] = [];

export function SheetTable({ warehouse, stamp }: { warehouse: string; stamp: string }) {
  const say = useText(cashWords);
  const { taka } = useFormats();
  const [asked, setDay] = useUrlValue('day', '');
  const day = startOfDay(asked) ? asked : dhakaDay(new Date());
  const reading = useCall(cashSheet, { params: { warehouse_id: warehouse }, query: { day } }, { keepPrevious: true });
  useReloadOn(stamp, reading.reload);
  const list = useListState(20, 'sheet-');
  const columns = useSheetColumns(reading.answer?.rows);
  const table = useClientList(
    reading,
    reading.answer?.rows,
    list,
    columns,
    (row) => `${row.tracking_id} ${row.order_id} ${row.by}`,
  );
  const { answer } = reading;
  return (
    <div className="haat-stack">
      <div className="haat-row">
        <TextField label={say('day')} name="day" type="date" value={day} onChange={setDay} errors={noErrors} />
        <LinkButton href={screenAddress('cash-sheet', { warehouse, day })}>
          <Printer size={16} aria-hidden />
          {say('print')}
        </LinkButton>
      </div>
      {answer && (
        <Facts
          items={[
            { name: say('opening'), value: taka(answer.opening) },
            { name: say('brought'), value: taka(answer.collected) },
            { name: say('closing'), value: <strong>{taka(answer.closing)}</strong> },
          ]}
        />
      )}
      {answer?.truncated === 1 && <p className="haat-notice haat-notice--warn">{say('truncated')}</p>}
      <DataTable
        {...table}
        id="cash-sheet"
        caption={say('sheet')}
        rowKey={(row) => row.id}
        empty={say('nothing')}
        whenEmpty="cashSheet"
      />
    </div>
  );
}

/** The bank counted this deposit differently. */
export const differsAtBank = ({ amount, counted }: CashSheetRow): boolean => counted !== null && counted !== -amount;

/** What the bank counted is a column only where it differs. */
export function useSheetColumns(rows: readonly CashSheetRow[] = []): Column<CashSheetRow>[] {
  const say = useText(cashWords);
  const pair = usePair();
  const { taka, moment } = useFormats();
  const differs = rows.some(differsAtBank);
  return useMemo(() => {
    const what = ({ event }: CashSheetRow) => pair(ledgerEvents[event]);
    const atBank: Column<CashSheetRow> = {
      key: 'counted',
      title: say('countedAtBank'),
      phone: 'fact',
      isNumber: true,
      cell: ({ counted }) => (counted === null ? '—' : taka(counted)),
      text: ({ counted }) => counted ?? '',
    };
    const order = ({ order_id: id }: CashSheetRow) => (id === null ? '' : `#${id}`);
    return [
      momentColumn(say('time'), moment, ({ at }) => at, { key: 'time', sortValue: ({ at }) => at }),
      { key: 'what', title: say('what'), phone: 'title', cell: what, sortValue: what, text: what },
      {
        key: 'tracking',
        title: say('tracking'),
        phone: 'fact',
        cell: ({ tracking_id: id }) => id || '—',
        text: ({ tracking_id: id }) => id,
      },
      { key: 'order', title: say('order'), cell: (row) => order(row) || '—', text: ({ order_id: id }) => id ?? '' },
      {
        key: 'amount',
        title: say('amount'),
        phone: 'fact',
        isNumber: true,
        cell: ({ amount }) => taka(amount),
        sortValue: ({ amount }) => amount,
        text: ({ amount }) => amount,
      },
      ...(differs ? [atBank] : []),
      { key: 'by', title: say('by'), phone: 'fact', cell: ({ by }) => by || '—', text: ({ by }) => by },
      { key: 'remark', title: say('remark'), cell: ({ note }) => note || '—', text: ({ note }) => note },
    ];
  }, [say, pair, taka, moment, differs]);
}
