/** Opens another bKash payment for an order and leaves for bKash's page. */
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { payAgain } from '../../../../contract/payments';
import { useSend } from '../../../../frontend/api/useSend';
import { useText } from '../../../../frontend/messages/useText';
import { sharedMessages } from '../../i18n/shared.messages';
import { leaveForBkash } from '../../shopping/leaveForBkash';
import { showToast } from '../../ui/toast';
import { placedMessages } from './placed.messages';

const ofOrders = /^\/(my-order|user-order-details|order-tracking)/;

/** After a payment arrived, failed or was switched, everything that shows the order is loaded again. */
export function useReadOrders(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => typeof key === 'string' && ofOrders.test(key));
}

export function usePayNow(order: number): { payNow: () => Promise<void>; isBusy: boolean } {
  const say = useText(placedMessages);
  const sayShared = useText(sharedMessages);
  const { send, isPending } = useSend(payAgain);
  const readAgain = useReadOrders();
  const [isLeaving, setLeaving] = useState(false);
  const payNow = async () => {
    const result = await send({ params: { id: order } });
    if (result.ok && result.answer.bkashurl) {
      // The button stays busy until the browser has left.
      setLeaving(true);
      leaveForBkash(order, result.answer.bkashurl);
      return;
    }
    if (result.ok) showToast('success', say('paid'));
    else showToast('error', result.message || sayShared('somethingWrong'));
    await readAgain();
  };
  return { payNow, isBusy: isPending || isLeaving };
}
