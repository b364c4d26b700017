'use client';
/** The columns of a statement, on the screen and in its CSV file. */
import { Link } from '@payloadcms/ui';
import type { PayoutStatementShape } from '../../../contract/payoutStatements';
import type { MovementShape } from '../../../contract/vendorMoney';
import { percentOf } from '../../../domain/fields/rates';
import type { Id } from '../../../domain/ids';
import { ledgerEvents } from '../../../domain/ledger/eventNames';
import { payoutReference } from '../../../domain/payouts/statuses';
import { commissionReason } from '../../../domain/vendorMoney/words';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import type { Column } from '../../shared/table/columns';
import { momentColumn } from '../../shared/table/momentColumn';

type Covered = PayoutStatementShape['movements'][number];
type Sum = 'goods' | 'coupon' | 'commission' | 'returned' | 'payout' | 'adjustment' | 'amount';

/** `payoutAddress`: of the page of a payout, for those who see the list. */
export function useMovementColumns(payoutAddress: (id: Id) => string): Column<MovementShape>[] {
  const say = useText(vendorMoneyWords);
  const { taka } = useFormats();
  const nameOf = ({ payout_id: id }: MovementShape) => (id === null ? '' : payoutReference(id));
  // A column of its own would leave too little room for what happened.
  const payoutOf = (row: MovementShape) =>
    row.payout_id !== null && (
      <p className="haat-table__quiet haat-nowrap">
        <Link href={payoutAddress(row.payout_id)}>{nameOf(row)}</Link>
      </p>
    );
  const covered = useCoveredColumns().map((column): Column<MovementShape> => {
    if (column.key !== 'amount') return column;
    return {
      ...column,
      cell: (row) => (
        <>
          {taka(row.amount)}
          {payoutOf(row)}
        </>
      ),
    };
  });
  return [
    ...covered,
    {
      key: 'balance',
      title: say('balance'),
      isNumber: true,
      phone: 'fact',
      cell: (row) => taka(row.balance),
      text: (row) => row.balance,
    },
    {
      key: 'paidIn',
      title: say('paidIn'),
      isExtra: true,
      cell: (row) => nameOf(row) || '—',
      text: nameOf,
    },
  ];
}

/** Without what only a statement has. */
export function useCoveredColumns(): Column<Covered>[] {
  const say = useText(vendorMoneyWords);
  const pair = usePair();
  const { digits, moment, nameOf, taka } = useFormats();
  const products = ({ lines }: Covered) =>
    lines.map((line) => {
      const reason = commissionReason(line.scope);
      const rate = reason ? `, ${digits(percentOf(line.rate))}% (${pair(reason)}): ${taka(line.commission)}` : '';
      return `${nameOf(line)}, ${digits(line.qty)} × ${taka(line.price)}${rate}`;
    });
  const sum = (key: Sum, more: Partial<Column<Covered>> = {}): Column<Covered> => ({
    key,
    title: say(key),
    isNumber: true,
    cell: (row) => (row[key] === 0 ? '—' : taka(row[key])),
    text: (row) => row[key],
    ...more,
  });
  return [
    momentColumn(say('date'), moment, (row) => row.at, { key: 'date', phone: 'fact' }),
    {
      key: 'event',
      phone: 'title',
      width: '240px',
      title: say('event'),
      cell: (row) => (
        <div>
          {pair(ledgerEvents[row.event])}
          {row.note && <p className="haat-table__quiet">{row.note}</p>}
          {products(row).map((line, at) => (
            <p key={at} className="haat-table__quiet">
              {line}
            </p>
          ))}
        </div>
      ),
      text: (row) => [pair(ledgerEvents[row.event]), row.note].filter(Boolean).join(': '),
    },
    {
      key: 'order',
      isExtra: true,
      title: say('order'),
      cell: (row) => (row.order_id === null ? '—' : `#${row.order_id}`),
      text: (row) => row.order_id ?? '',
    },
    {
      key: 'tracking',
      phone: 'fact',
      title: say('trackingId'),
      cell: (row) => (
        <>
          {row.tracking_id ? <code className="haat-code">{row.tracking_id}</code> : row.reference || '—'}
          {row.order_id !== null && <p className="haat-table__quiet">#{row.order_id}</p>}
        </>
      ),
      text: (row) => row.tracking_id || row.reference,
    },
    {
      key: 'products',
      isExtra: true,
      title: say('products'),
      cell: (row) => products(row).join('; '),
      text: (row) => products(row).join('; '),
    },
    sum('goods'),
    sum('coupon'),
    sum('commission'),
    sum('returned'),
    sum('payout', { isExtra: true }),
    sum('adjustment', { isExtra: true }),
    sum('amount', { phone: 'fact' }),
  ];
}
