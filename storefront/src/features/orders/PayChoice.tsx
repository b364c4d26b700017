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

/** `id`: the number of the order. */
type Order = Pick<TrackedOrder['order'], 'id' | 'payment_state' | 'payment_method' | 'can_pay'>;
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

/** `onChanged`: for a page that did not read the order through the cache. */
export function PayChoice({ order, onChanged }: { order: Order; onChanged?: () => Promise<void> }) {
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
    await onChanged?.();
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
