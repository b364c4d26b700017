'use client';
/** A vendor's payouts: state, amount, account, and the number of the transfer. */
import type { VendorPayoutShape } from '../../../contract/vendorMoney';
import type { Id } from '../../../domain/ids';
import { failureWords, payoutMethods, payoutStatuses, type PayoutStatus } from '../../../domain/payouts/statuses';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { sharedWords } from '../../messages/shared';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import { Badge, type Tone } from '../../shared/badges/Badge';
import { Panel } from '../../shared/page/Panel';
import type { Column } from '../../shared/table/columns';
import { DataTable, type DataTableProps } from '../../shared/table/DataTable';
import { momentColumn } from '../../shared/table/momentColumn';
import { LinesLink } from './LinesLink';

const tones: Readonly<Record<PayoutStatus, Tone>> = {
  prepared: 'amber',
  approved: 'blue',
  sending: 'cyan',
  sent: 'green',
  failed: 'red',
  discarded: 'grey',
};

type Table = Omit<DataTableProps<VendorPayoutShape>, 'id' | 'caption' | 'columns' | 'rowKey' | 'whenEmpty'>;

/** `address`: of the page of a payout, for those who see the list. */
export function PayoutTable({ table, address }: { table: Table; address: (id: Id) => string }) {
  const say = useText(vendorMoneyWords);
  return (
    <Panel title={say('payouts')}>
      <DataTable
        {...table}
        whenEmpty="ownPayouts"
        id="payouts"
        caption={say('payouts')}
        columns={usePayoutColumns(address)}
        rowKey={(row) => row.id}
        empty={say('noPayouts')}
      />
    </Panel>
  );
}

function usePayoutColumns(address: (id: Id) => string): Column<VendorPayoutShape>[] {
  const say = useText(vendorMoneyWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { taka, moment } = useFormats();
  return [
    momentColumn(say('date'), moment, (row) => row.sent_at ?? row.created_at, { key: 'date', phone: 'fact' }),
    {
      key: 'status',
      phone: 'fact',
      title: shared('status'),
      cell: (row) => (
        <>
          <Badge tone={tones[row.status]}>{pair(payoutStatuses[row.status])}</Badge>
          {row.failure && <p className="haat-table__quiet">{pair(failureWords(row.failure))}</p>}
        </>
      ),
      text: (row) => pair(payoutStatuses[row.status]),
    },
    {
      key: 'to',
      phone: 'fact',
      title: say('to'),
      cell: (row) => `${pair(payoutMethods[row.method])} ${row.number}`,
      text: (row) => `${pair(payoutMethods[row.method])} ${row.number}`,
    },
    {
      key: 'reference',
      title: say('reference'),
      cell: (row) => (row.reference ? <code className="haat-code">{row.reference}</code> : '—'),
      text: (row) => row.reference,
    },
    {
      key: 'amount',
      phone: 'title',
      title: say('amount'),
      isNumber: true,
      cell: (row) => taka(row.amount),
      text: (row) => row.amount,
    },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => <LinesLink payout={row} address={address} />,
    },
  ];
}
