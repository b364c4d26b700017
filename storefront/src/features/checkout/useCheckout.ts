/**
 * The data of the checkout and what it sends. Amounts are the server's; the domain previews the total with a coupon.
 */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { getCart } from '../../../../contract/cart';
import { applyCoupon, bkashCheckoutUrlCreate, getCheckout, orderPlace } from '../../../../contract/checkout';
import { noCoupon } from '../../../../domain/coupons/apply';
import type { DeliverySlot } from '../../../../domain/orders/deliverySlots';
import { paymentMethod } from '../../../../domain/orders/payment';
import { totalOf } from '../../../../domain/orders/totals';
import type { CallFailure, FieldErrors } from '../../../../contract/client/answer';
import { useCall } from '../../../../frontend/api/useCall';
import { useSend } from '../../../../frontend/api/useSend';
import { paths } from '../../app/paths';
import { usePlace } from '../../app/session/useStored';
import { sharedMessages } from '../../i18n/shared.messages';
import { useText } from '../../../../frontend/messages/useText';
import { rememberOrder } from '../../shopping/lastOrder';
import { chooseCoupon, readChosenCoupon } from '../../shopping/chosenCoupon';
import { leaveForBkash } from '../../shopping/leaveForBkash';
import { moveCount } from '../../app/session/counts';
import { showToast } from '../../ui/toast';
import { dropDraft } from './checkoutDraft';
import { checkoutMessages } from './messages';
import { forgetOrderKey, orderKey, type CheckoutKind } from './orderKey';

export type PayMethod = 'cod' | 'bkash';

const typeOf = { grocery: 1, general: 2 } as const;
const methodOf = { cod: paymentMethod.cod, bkash: paymentMethod.bkash } as const;

export function useCheckoutData(kind: CheckoutKind) {
  const place = usePlace();
  const cart = useCall(getCart, { query: place ? { district: place.district.id, upazila: place.upazila.id } : {} });
  const checkout = useCall(getCheckout, {});
  const lines = kind === 'grocery' ? cart.answer?.grocerycart : cart.answer?.generalcart;
  const summary = kind === 'grocery' ? cart.answer?.grocery_summary : cart.answer?.general_summary;
  return { cart, checkout, lines, summary, place };
}

export type Coupon = { code: string; amount: number };
const withoutCoupon: Coupon = { code: noCoupon, amount: 0 };

/**
 * Asks the server for a coupon's discount; the code is sent as typed. It is kept until it is removed or the order is placed.
 * `isKnown`: the cart was answered, so the session has not ended. To a stranger every coupon is refused (401, as one that cannot be used),
 * and whoever signs in again should still have it.
 */
export function useCoupon(kind: CheckoutKind, isKnown: boolean) {
  const say = useText(checkoutMessages);
  const sayShared = useText(sharedMessages);
  const [coupon, setCoupon] = useState<Coupon>(withoutCoupon);
  const { send, isPending } = useSend(applyCoupon);
  const change = (to: Coupon) => {
    setCoupon(to);
    chooseCoupon(kind, to === withoutCoupon ? null : to.code);
  };
  const apply = async (code: string, { isQuiet = false } = {}) => {
    const result = await send({ params: { type: typeOf[kind], code } });
    if (result.ok && result.answer.status === 200) {
      change({ code: result.answer.code, amount: result.answer.amount });
      if (!isQuiet) showToast('success', result.answer.message ?? say('couponApplied'));
      return true;
    }
    // Only what the server says about the coupon itself takes it away: not a lost network, nor too many requests.
    const isRefused = result.ok || result.layer === 'answer';
    if (isRefused) change(withoutCoupon);
    const message = result.ok ? result.answer.message : result.message;
    const unsaid = !result.ok && result.layer === 'network' ? sayShared('noNetwork') : sayShared('somethingWrong');
    showToast('error', message || unsaid);
    return false;
  };
  /** Recomputes the discount when the cart has changed. A coupon that no longer applies is removed, with the reason. */
  const renew = async () => {
    if (coupon.amount > 0) await apply(coupon.code, { isQuiet: true });
  };
  // Chosen in the cart, or before a reload: its discount is requested again.
  const applyChosen = useRef(apply);
  useEffect(() => {
    const chosen = isKnown ? readChosenCoupon(kind) : null;
    if (chosen !== null) void applyChosen.current(chosen, { isQuiet: true });
  }, [kind, isKnown]);
  return { coupon, apply, renew, remove: () => change(withoutCoupon), isPending };
}

export type OrderChoice = {
  address: { id: string | number; address_line: string } | null;
  note: string;
  date: string;
  time: DeliverySlot | '';
  coupon: Coupon;
  deliveryCharge: number;
  subtotal: number;
};

function payloadOf(kind: CheckoutKind, method: PayMethod, choice: OrderChoice) {
  const { address, coupon, deliveryCharge, subtotal } = choice;
  const total = totalOf({ subtotal, coupon_amount: coupon.amount, delivery_charge: deliveryCharge });
  return {
    expected_total: total,
    type: typeOf[kind],
    coupon_code: coupon.code,
    coupon_amount: coupon.amount,
    delivery_charge: deliveryCharge,
    ...(address && { address_id: address.id }),
    address_line: address?.address_line ?? '',
    delivery_note: choice.note,
    delivery_date: kind === 'grocery' ? choice.date : '',
    delivery_time: kind === 'grocery' ? choice.time : '',
    payment_status: 0,
    payment_id: '',
    payment_method: methodOf[method],
    ...(method === 'bkash' && { payment_amount: total }),
  };
}

type Refused = {
  onWrong: (errors: FieldErrors) => void;
  /** The order's total differs from the one on screen. Nothing was placed. */
  onMoved: (total: number) => Promise<void>;
};

/** Places the order: idle, processing, then on to the thank-you page or to bKash, or back with the problems. */
export function usePlaceOrder(kind: CheckoutKind, { onWrong, onMoved }: Refused) {
  const say = useText(checkoutMessages);
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const { send: sendCod } = useSend(orderPlace);
  const { send: sendBkash } = useSend(bkashCheckoutUrlCreate);
  const [processing, setProcessing] = useState<PayMethod | null>(null);
  const placedUnpaid = useRef<number | null>(null);

  useEffect(() => {
    // Back from bKash by the browser's own button, with the page as it was left.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // The order is placed and the cart is empty: the page of the order says what is left to pay.
      if (placedUnpaid.current !== null)
        return void navigate(paths.orderUnpaid(placedUnpaid.current), { replace: true });
      setProcessing(null);
      void mutate((key) => typeof key === 'string' && key.startsWith('/cart'));
    };
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [mutate, navigate]);

  const forgetCarts = () =>
    mutate((key) => typeof key === 'string' && /^\/(cart|my-order|account-dashboard|get-navbar)/.test(key), undefined, {
      revalidate: true,
    });

  const readCartAgain = () => mutate((key) => typeof key === 'string' && key.startsWith('/cart'));

  const explain = (failure: CallFailure) => {
    setProcessing(null);
    if (failure.status === 422) {
      showToast('error', say('checkAll'));
      onWrong(failure.errors);
      // The earlier order was placed. A shopper who orders again after reading that wants another one.
      if (failure.errors['Idempotency-Key']) forgetOrderKey(kind);
      // An amount or the stock has changed: the next read shows the new one.
      void readCartAgain();
      return;
    }
    const networkMessage = failure.layer === 'network' ? sayShared('noNetwork') : sayShared('somethingWrong');
    showToast('error', failure.message || networkMessage);
  };

  /** The buttons stay busy until the new amounts are on screen: nobody confirms what they have not seen. */
  const askAgain = async ({ total, message }: { total: number; message?: string }) => {
    await readCartAgain();
    await onMoved(total);
    setProcessing(null);
    showToast('warning', message ?? say('totalMoved'));
  };

  const place = async (method: PayMethod, choice: OrderChoice) => {
    setProcessing(method);
    const call = { body: payloadOf(kind, method, choice) };
    const options = { idempotencyKey: orderKey(kind) };
    if (method === 'cod') {
      const result = await sendCod(call, options);
      if (!result.ok) return explain(result);
      if (result.answer.status === 409) return askAgain(result.answer);
      forgetOrderKey(kind);
      dropDraft(kind);
      chooseCoupon(kind, null);
      moveCount('cart_count', -result.answer.cartcount);
      rememberOrder(result.answer.order_number);
      showToast('success', result.answer.message ?? say('placed'));
      void navigate(paths.thankYou, { replace: true });
      void forgetCarts();
      return;
    }
    const result = await sendBkash(call, options);
    if (!result.ok) return explain(result);
    if (result.answer.status === 409) return askAgain(result.answer);
    forgetOrderKey(kind);
    dropDraft(kind);
    chooseCoupon(kind, null);
    moveCount('cart_count', -result.answer.cartcount);
    // The button stays in its processing state until the browser has left for bKash.
    placedUnpaid.current = result.answer.order_number;
    leaveForBkash(result.answer.order_number, result.answer.bkashurl);
  };
  return { place, processing };
}
