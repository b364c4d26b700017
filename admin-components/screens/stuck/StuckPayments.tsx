'use client';
/** Payments and refunds with an unknown outcome. */
import { Link } from '@payloadcms/ui';
import { HelpCircle } from 'lucide-react';
import { askPaymentAgain, stuckPayments, type StuckPaymentShape } from '../../../contract/stuck';
import { refundLeft } from '../../../domain/orders/refund';
import { sharedWords } from '../../messages/shared';
import { stuckWords } from '../../messages/stuck';
import { screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { Badge } from '../../shared/badges/Badge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { useText } from '../../../frontend/messages/useText';
import { FailureReason } from '../../shared/page/FailureReason';
import { momentColumn } from '../../shared/table/momentColumn';

type Row = StuckPaymentShape;

export function StuckPayments({ onDone }: { onDone: () => Promise<void> }) {
  const say = useText(stuckWords);
  const { taka } = useFormats();
  const list = useListState(20, 'payment-');
  const { reload, table } = useServerList(list, {
    route: stuckPayments,
    rowsOf: ({ payments }) => payments,
  });
  const { run } = useAction(askPaymentAgain);
  const ask = async (row: Row) => {
    const text = say('askAgainAsk', { order: String(row.order_number), amount: taka(row.amount) });
    const done = await run({ params: { id: String(row.id) } }, { ask: { text } });
    if (done) await Promise.all([reload(), onDone()]);
  };
  return (
    <DataTable
      {...table}
      whenEmpty="stuck"
      id="stuck-payments"
      caption={say('payments')}
      columns={useColumns(ask)}
      rowKey={(row) => row.id}
      empty={say('nothing')}
    />
  );
}

function useColumns(ask: (row: Row) => Promise<void>): Column<Row>[] {
  const say = useText(stuckWords);
  const shared = useText(sharedWords);
  const { digits, moment, taka } = useFormats();
  const stateOf = (row: Row) => say(row.status === 'stuck' && refundLeft(row) > 0 ? 'refundFailed' : row.status);
  return [
    serialColumn(shared('serial'), digits),
    momentColumn(say('when'), moment, (row) => row.created_at),
    {
      key: 'order',
      phone: 'title',
      title: say('order'),
      text: (row) => row.order_number,
      cell: (row) => (
        <Link
          className="haat-link"
          href={screenAddress('admin-order-details', { id: row.order_number })}
          prefetch={false}
        >
          #{row.order_number}
        </Link>
      ),
    },
    {
      key: 'amount',
      phone: 'fact',
      title: say('amount'),
      isNumber: true,
      cell: (row) => taka(row.amount),
      text: (row) => row.amount,
    },
    {
      key: 'refund',
      title: say('refund'),
      isNumber: true,
      cell: (row) => (refundLeft(row) > 0 ? taka(refundLeft(row)) : '—'),
      text: (row) => refundLeft(row),
    },
    {
      key: 'state',
      phone: 'fact',
      title: say('state'),
      cell: (row) => <Badge tone={row.status === 'stuck' ? 'red' : 'amber'}>{stateOf(row)}</Badge>,
      text: stateOf,
    },
    {
      key: 'error',
      phone: 'fact',
      title: say('error'),
      cell: (row) => <FailureReason said={row.detail} />,
      text: (row) => row.detail,
    },
    { key: 'customer', title: say('customer'), cell: (row) => row.customer ?? '—', text: (row) => row.customer ?? '' },
    {
      key: 'trx',
      title: say('transaction'),
      cell: (row) => (row.trx_id ? <code className="haat-code">{row.trx_id}</code> : '—'),
      text: (row) => row.trx_id,
    },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <Button
          isSmall
          kind="primary"
          onClick={() => void ask(row)}
          aria-label={`${say('askAgain')}: #${row.order_number}`}
        >
          <HelpCircle size={15} aria-hidden />
          {say('askAgain')}
        </Button>
      ),
    },
  ];
}
