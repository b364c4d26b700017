'use client';
/** The columns of the refund desk, and the actions of a row. */
import { refundConfirm, refundWithdraw, type DeskRefundShape } from '../../../contract/refunds';
import { refundStates } from '../../../domain/refunds/statuses';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { refundWords } from '../../messages/refunds';
import { sharedWords } from '../../messages/shared';
import { screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { Badge } from '../../shared/badges/Badge';
import { useMethodName } from '../../shared/badges/StatusBadge';
import { useHasRole } from '../../shell/PanelContext';
import { confirmFinal } from '../../shared/dialogs/ask';
import { Button } from '../../shared/page/Button';
import { LinkButton } from '../../shared/page/LinkButton';
import { serialColumn, type Column } from '../../shared/table/columns';

const tones = { asked: 'blue', waiting: 'blue', stuck: 'red', owed: 'amber', may: 'grey', prepared: 'blue' } as const;
const LONGEST = 500;

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
      cell: (row) => <Actions refund={row} choose={choose} reload={reload} />,
    },
  ];
}

/** The account that a refund goes to. */
export function useAccountOf(): (refund: Pick<Refund, 'kind' | 'method' | 'account'>) => string {
  const say = useText(refundWords);
  const method = useMethodName();
  return (refund) => (refund.kind === 'bkash' ? say('payer') : `${method(refund.method)} ${refund.account}`);
}

function State({ refund: { state, request, trx_id: trx } }: { refund: Refund }) {
  const say = useText(refundWords);
  const pair = usePair();
  const { taka } = useFormats();
  return (
    <>
      <Badge tone={tones[state]}>{pair(refundStates[state])}</Badge>
      {request && (
        <div className="haat-table__quiet">
          {say('preparedBy', { name: request.prepared_by, amount: taka(request.amount), trx })}
        </div>
      )}
    </>
  );
}

type ActionProps = { refund: Refund; choose: (refund: Refund) => void; reload: () => Promise<void> };

function Actions({ refund, choose, reload }: ActionProps) {
  const say = useText(refundWords);
  const { taka } = useFormats();
  const accountOf = useAccountOf();
  const confirm = useAction(refundConfirm);
  const withdraw = useAction(refundWithdraw);
  const isSuper = useHasRole('superadmin');
  const { request } = refund;
  const order = refund.order_id;
  if (refund.kind === 'bkash')
    return (
      <LinkButton
        isSmall
        href={screenAddress('admin-order-details', { id: refund.order_id })}
        label={say('viewOf', { order })}
      >
        {say('view')}
      </LinkButton>
    );
  if (!request)
    return (
      <Button isSmall kind="action" aria-label={say('prepareOf', { order })} onClick={() => choose(refund)}>
        {say('prepare')}
      </Button>
    );
  const params = { id: String(request.id) };
  const yes = async () => {
    const text = say('confirmAsk', { amount: taka(request.amount), account: accountOf(refund), trx: refund.trx_id });
    if (await confirm.run({ params }, { ask: { text, yes: say('confirm') }, onRefused: reload })) await reload();
  };
  const no = async () => {
    const text = say('withdrawAsk', { order, amount: taka(request.amount) });
    const reason = { label: say('why'), longest: LONGEST };
    const said = await confirmFinal({ text, yes: say('withdraw'), reason });
    if (said && (await withdraw.run({ params, body: { reason: said.reason } }, { onRefused: reload }))) await reload();
  };
  return (
    <>
      {isSuper && request.is_own === 0 && (
        <Button
          isSmall
          kind="primary"
          isBusy={confirm.isPending}
          aria-label={say('confirmOf', { order })}
          onClick={() => void yes()}
        >
          {say('confirm')}
        </Button>
      )}
      <Button isSmall isBusy={withdraw.isPending} aria-label={say('withdrawOf', { order })} onClick={() => void no()}>
        {say('withdraw')}
      </Button>
    </>
  );
}
