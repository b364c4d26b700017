/** The outcome of an order's payment; while nothing is paid, pay now or on delivery. */
import { payOnDelivery } from '../../../../contract/payments';
import { paymentMethod } from '../../../../domain/orders/payment';
import { useSend } from '../../../../frontend/api/useSend';
import { useText } from '../../../../frontend/messages/useText';
import { sharedMessages } from '../../i18n/shared.messages';
import { Button } from '../../ui/Button';
import { Card, Row, Stack } from '../../ui/Card';
import { Notice, type NoticeTone } from '../../ui/Notice';
import { showToast } from '../../ui/toast';
import type { TrackedOrder } from './answers';
import { placedMessages } from './placed.messages';
import { usePayNow, useReadOrders } from './usePayNow';

type Order = TrackedOrder['order'];
type Told = Exclude<Order['payment_state'], 'cash'>;

const tones: Record<Told, NoticeTone> = {
  pending: 'warn',
  failed: 'danger',
  canceled: 'warn',
  checking: 'info',
  paid: 'good',
  refunding: 'info',
  refunded: 'good',
};

export function PayChoice({ order }: { order: Order }) {
  const say = useText(placedMessages);
  const sayShared = useText(sharedMessages);
  const { payNow, isBusy } = usePayNow(order.id);
  const readAgain = useReadOrders();
  const { send, isPending } = useSend(payOnDelivery);
  if (order.payment_state === 'cash') return null;
  const payLater = async () => {
    const result = await send({ params: { id: order.id } });
    if (result.ok) showToast('success', result.answer.message ?? say('cashChosen'));
    else showToast('error', result.message || sayShared('somethingWrong'));
    await readAgain();
  };
  return (
    <Card aria-live="polite">
      <Stack>
        <Notice tone={tones[order.payment_state]}>{say(order.payment_state)}</Notice>
        {order.can_pay === 1 && (
          <Row>
            <Button isBusy={isBusy} disabled={isPending} onClick={() => void payNow()}>
              {say('payNow')}
            </Button>
            {order.payment_method !== paymentMethod.cod && (
              <Button kind="quiet" isBusy={isPending} disabled={isBusy} onClick={() => void payLater()}>
                {say('payOnDelivery')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  );
}
