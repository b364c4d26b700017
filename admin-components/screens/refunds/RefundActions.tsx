'use client';
/** What can be done with a row of the refund desk. */
import {
  refundByHandCheck,
  refundConfirm,
  refundSettings,
  refundWithdraw,
  type DeskRefundShape,
} from '../../../contract/refunds';
import { confirmBlocker } from '../../../domain/refunds/twoPeople';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { refundWords } from '../../messages/refunds';
import { screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { confirmFinal } from '../../shared/dialogs/ask';
import { Button } from '../../shared/page/Button';
import { LinkButton } from '../../shared/page/LinkButton';
import { useHasRole } from '../../shell/PanelContext';
import { useAccountOf } from './useAccountOf';

const LONGEST = 500;

type Refund = DeskRefundShape;
type Props = { refund: Refund; choose: (refund: Refund) => void; reload: () => Promise<void> };

export function RefundActions({ refund, choose, reload }: Props) {
  const say = useText(refundWords);
  const { kind, order_id: order, request, state } = refund;
  if (request) return <Decisions refund={refund} request={request} reload={reload} />;
  if (kind === 'return')
    return (
      <Button isSmall kind="action" aria-label={say('prepareOf', { order })} onClick={() => choose(refund)}>
        {say('prepare')}
      </Button>
    );
  return (
    <>
      {state === 'stuck' && <SendByHand refund={refund} choose={choose} reload={reload} />}
      <LinkButton isSmall href={screenAddress('admin-order-details', { id: order })} label={say('viewOf', { order })}>
        {say('view')}
      </LinkButton>
    </>
  );
}

/** Opens the form only after bKash has said that it has not sent the money. */
function SendByHand({ refund, choose, reload }: Props) {
  const say = useText(refundWords);
  const check = useAction(refundByHandCheck);
  const open = async () => {
    const params = { payment_id: String(refund.id) };
    const answer = await check.run({ params }, { silent: true, onRefused: reload });
    if (answer) choose({ ...refund, amount: answer.amount });
  };
  return (
    <Button
      isSmall
      kind="action"
      isBusy={check.isPending}
      aria-label={say('byHandOf', { order: refund.order_id })}
      onClick={() => void open()}
    >
      {say('byHand')}
    </Button>
  );
}

type Decided = { refund: Refund; request: NonNullable<Refund['request']>; reload: () => Promise<void> };

function Decisions({ refund, request, reload }: Decided) {
  const say = useText(refundWords);
  const { taka } = useFormats();
  const accountOf = useAccountOf();
  const confirm = useAction(refundConfirm);
  const withdraw = useAction(refundWithdraw);
  const notBy = useNotBy();
  const order = refund.order_id;
  const params = { id: String(request.id) };
  const why = notBy(request);
  const yes = async () => {
    const sent = { order, amount: taka(request.amount), account: accountOf(refund), trx: refund.trx_id };
    const text = say(refund.kind === 'bkash' ? 'confirmByHandAsk' : 'confirmAsk', sent);
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
      {why === null ? (
        <Button
          isSmall
          kind="primary"
          isBusy={confirm.isPending}
          aria-label={say('confirmOf', { order })}
          onClick={() => void yes()}
        >
          {say('confirm')}
        </Button>
      ) : (
        <span className="haat-table__quiet">{why}</span>
      )}
      <Button isSmall isBusy={withdraw.isPending} aria-label={say('withdrawOf', { order })} onClick={() => void no()}>
        {say('withdraw')}
      </Button>
    </>
  );
}

/** Why the reader does not confirm a prepared refund; null: may. Until the rules are read, two people are needed. */
function useNotBy(): (request: NonNullable<Refund['request']>) => string | null {
  const say = useText(refundWords);
  const isSuperAdmin = useHasRole('superadmin');
  const { answer } = useCall(refundSettings, {});
  return ({ is_own: isOwn }) => {
    const blocker = confirmBlocker({ isOwn: isOwn === 1, isSuperAdmin }, answer ?? { two_person_refunds: 1 });
    return blocker === null ? null : say(blocker);
  };
}
