/** Where a customer's refund is: promised, being sent, or sent with its transaction. */
import type { Choices } from '../../../../domain/fields/declare';
import { handMethods } from '../../../../domain/refunds/handMethods';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { usePair } from '../../../../frontend/messages/usePair';
import { useText } from '../../../../frontend/messages/useText';
import { Card, Stack } from '../../ui/Card';
import { AsWritten } from '../../ui/AsWritten';
import type { TrackedOrder } from './answers';
import { refundMessages } from './refunds.messages';

type Refund = TrackedOrder['order']['refunds'][number];
const methods: Choices = handMethods;

export function Refunds({ refunds }: { refunds: readonly Refund[] }) {
  const say = useText(refundMessages);
  const { taka } = useFormats();
  if (refunds.length === 0) return null;
  return (
    <Card>
      <Stack>
        <h3>{say('title')}</h3>
        <ul>
          {refunds.map((refund) => (
            <li key={`${refund.kind} ${refund.refund_stage} ${refund.amount} ${refund.trx_id}`}>
              <b>{taka(refund.amount)}</b> · {say(refund.kind)}
              <br />
              <Stage refund={refund} />
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

function Stage({ refund }: { refund: Refund }) {
  const say = useText(refundMessages);
  const pair = usePair();
  const { day } = useFormats();
  const { refund_stage: stage, refund_promised_at: promised, refund_sent_at: sent, trx_id: trx } = refund;
  const words = methods[refund.method];
  const method = words ? pair(words) : refund.method;
  // What bKash should have sent, and an admin sends instead.
  const isInstead = refund.kind === 'bkash' && refund.by_hand === 1;
  const { account } = refund;
  if (stage === 'sent')
    return (
      <>
        {say(isInstead ? 'sentByHand' : 'sent', { day: day(sent ?? ''), method, account })}
        {trx && (
          <>
            , <AsWritten>{say('trx', { trx })}</AsWritten>
          </>
        )}
      </>
    );
  if (!promised) return say('sendingNow', { method });
  if (isInstead) return say('sendingByHand', { day: day(promised), method, account });
  return say(stage === 'sending' ? 'sending' : 'promised', { day: day(promised), method });
}
