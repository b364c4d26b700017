'use client';
/** The columns of the refund desk. */
import type { DeskRefundShape } from '../../../contract/refunds';
import { refundStates } from '../../../domain/refunds/statuses';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { refundWords } from '../../messages/refunds';
import { sharedWords } from '../../messages/shared';
import { Badge } from '../../shared/badges/Badge';
import { serialColumn, type Column } from '../../shared/table/columns';
import { RefundActions } from './RefundActions';
import { useAccountOf } from './useAccountOf';

const tones = { asked: 'blue', waiting: 'blue', stuck: 'red', owed: 'amber', may: 'grey', prepared: 'blue' } as const;

type Refund = DeskRefundShape;

export function useRefundColumns(choose: (refund: Refund) => void, reload: () => Promise<void>): Column<Refund>[] {
  const say = useText(refundWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { digits, taka } = useFormats();
  const accountOf = useAccountOf();
  const order = ({ order_id: id }: Refund) => `#${id}`;
  const customer = ({ customer: who }: Refund) => (who ? `${who.name} · ${who.mobile}` : '');
  return [
    serialColumn<Refund>(shared('serial'), digits),
    { key: 'order', title: say('order'), phone: 'title', cell: order, text: ({ order_id: id }) => id },
    { key: 'kind', title: say('kind'), cell: ({ kind }) => say(kind), text: ({ kind }) => say(kind) },
    { key: 'customer', title: say('customer'), cell: (row) => customer(row) || '—', text: customer },
    {
      key: 'amount',
      title: say('amount'),
      phone: 'fact',
      isNumber: true,
      sortKey: 'amount',
      cell: ({ amount }) => taka(amount),
      text: ({ amount }) => amount,
    },
    { key: 'account', title: say('account'), phone: 'fact', cell: accountOf, text: accountOf },
    {
      key: 'age',
      sortKey: 'age',
      title: say('age'),
      phone: 'fact',
      cell: ({ days }) => <span className="haat-nowrap">{say('daysOld', { days })}</span>,
      text: ({ days }) => days,
    },
    {
      key: 'state',
      title: say('state'),
      phone: 'fact',
      cell: (row) => <State refund={row} />,
      text: ({ state }) => pair(refundStates[state]),
    },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => <RefundActions refund={row} choose={choose} reload={reload} />,
    },
  ];
}

function State({ refund: { kind, state, request, trx_id: trx } }: { refund: Refund }) {
  const say = useText(refundWords);
  const pair = usePair();
  const { taka } = useFormats();
  return (
    <>
      <Badge tone={tones[state]}>{pair(refundStates[state])}</Badge>
      {request && (
        <div className="haat-table__quiet">
          {say('preparedBy', { name: request.prepared_by, amount: taka(request.amount), trx })}
          {kind === 'bkash' && <div>{request.reason}</div>}
        </div>
      )}
    </>
  );
}
