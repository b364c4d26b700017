'use client';
/** A vendor's statement: every movement between two days with its subject, and the balances. */
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { myStatement, vendorStatement, type MovementShape, type StatementShape } from '../../../contract/vendorMoney';
import { getSingleVendor } from '../../../contract/vendors';
import type { Id } from '../../../domain/ids';
import { monthDays } from '../../../domain/vendorMoney/periods';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import { routeNamed, screenAddress } from '../../routes';
import { TextField } from '../../shared/form/TextField';
import { Button } from '../../shared/page/Button';
import { Facts } from '../../shared/page/Facts';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { DataTable, type DataTableProps } from '../../shared/table/DataTable';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { useParam } from '../../shell/PanelContext';
import { useDays } from './useDays';
import { useMovementColumns } from './useMovementColumns';
import { useStatementFile } from './useStatementFile';

type Answer = { statement: StatementShape };
const rowsOf = ({ statement }: Answer) => statement.movements;
const totalOf = ({ statement }: Answer) => statement.totalcount;

export function MyStatement() {
  const pair = usePair();
  const { days, change } = useDays();
  const { answer, table } = useServerList(useListState(), { route: myStatement, query: days, rowsOf, totalOf });
  const file = useStatementFile(null, days, answer?.statement.totalcount ?? 0);
  return (
    <>
      <PageHeader title={pair(routeNamed('my-statement').title)} back={screenAddress('my-money')}>
        <FileButton {...file} />
      </PageHeader>
      <Movements
        statement={answer?.statement}
        table={table}
        payoutAddress={(payout) => screenAddress('my-payout', { id: payout })}
        tools={<DayFields days={days} onChange={change} />}
      />
    </>
  );
}

/** The same for admins, of one vendor. */
export function VendorStatement() {
  const pair = usePair();
  const id = useParam('id');
  const about = useCall(getSingleVendor, { params: { id } });
  const { days, change } = useDays();
  const { answer, table } = useServerList(useListState(), {
    route: vendorStatement,
    params: { vendor: id },
    query: days,
    rowsOf,
    totalOf,
  });
  const file = useStatementFile(id, days, answer?.statement.totalcount ?? 0);
  return (
    <>
      <PageHeader
        title={pair(routeNamed('vendor-statement').title)}
        back={screenAddress('vendor-money', { id })}
        text={about.answer?.vendor.business_name ?? ''}
      >
        <FileButton {...file} />
      </PageHeader>
      <Movements
        statement={answer?.statement}
        table={table}
        payoutAddress={(payout) => screenAddress('payout', { id: payout })}
        tools={<DayFields days={days} onChange={change} />}
      />
    </>
  );
}

function FileButton({ save, isBusy, parts }: ReturnType<typeof useStatementFile>) {
  const say = useText(vendorMoneyWords);
  return (
    <Button kind="primary" isBusy={isBusy} onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {parts > 1 ? say('pdfParts', { parts }) : say('pdf')}
    </Button>
  );
}

type DaysProps = { days: ReturnType<typeof useDays>['days']; onChange: ReturnType<typeof useDays>['change'] };

function DayFields({ days, onChange }: DaysProps) {
  const say = useText(vendorMoneyWords);
  const set = (name: 'from' | 'to') => (value: string) => {
    if (value !== '') onChange({ [name]: value });
  };
  return (
    <div className="haat-row">
      <TextField label={say('from')} type="date" name="from" max={days.to} value={days.from} onChange={set('from')} />
      <TextField label={say('until')} type="date" name="to" min={days.from} value={days.to} onChange={set('to')} />
      <Button onClick={() => onChange(monthDays(new Date()))}>{say('thisMonth')}</Button>
      <Button onClick={() => onChange(monthDays(new Date(), 1))}>{say('lastMonth')}</Button>
    </div>
  );
}

type Table = Omit<DataTableProps<MovementShape>, 'id' | 'caption' | 'columns' | 'rowKey' | 'whenEmpty'>;
type Props = {
  statement: StatementShape | undefined;
  table: Table;
  payoutAddress: (id: Id) => string;
  tools: ReactNode;
};

function Movements({ statement, table, payoutAddress, tools }: Props) {
  const say = useText(vendorMoneyWords);
  return (
    <div className="haat-stack">
      {tools}
      {statement && <Sums statement={statement} />}
      <DataTable
        {...table}
        whenEmpty="movements"
        id="statement"
        caption={say('movements')}
        columns={useMovementColumns(payoutAddress)}
        rowKey={(row) => row.id}
        empty={say('noMovements')}
      />
    </div>
  );
}

function Sums({ statement: { opening, closing, totals } }: { statement: StatementShape }) {
  const say = useText(vendorMoneyWords);
  const { taka } = useFormats();
  return (
    <Panel>
      <Facts
        items={[
          { name: say('opening'), value: taka(opening) },
          { name: say('earned'), value: taka(totals.earned) },
          { name: say('returned'), value: taka(totals.returned) },
          { name: say('paidOut'), value: taka(totals.paid_out) },
          { name: say('adjusted'), value: taka(totals.adjusted) },
          { name: say('closing'), value: <strong>{taka(closing)}</strong> },
        ]}
      />
    </Panel>
  );
}
