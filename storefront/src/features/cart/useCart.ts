/** The two carts and their optimistic changes: shown immediately, then sent, and reverted if the server refuses. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import {
  cartUpdateQuantity,
  deleteCartItem,
  deleteFullCart,
  getCart,
  saveForLater,
  type cartLine,
} from '../../../../contract/cart';
import { lineTotal } from '../../../../domain/money';
import type { AnswerOf, CallOf } from '../../../../contract/route';
import { useCall } from '../../../../frontend/api/useCall';
import { newIdempotencyKey } from '../../../../frontend/api/client';
import { useSend } from '../../../../frontend/api/useSend';
import type { Place } from '../../app/session/place';
import { writeStored } from '../../app/session/storage';
import { useIsSignedIn, usePlace } from '../../app/session/useStored';
import { sharedMessages } from '../../i18n/shared.messages';
import { useText } from '../../../../frontend/messages/useText';
import { moveCount } from '../../app/session/counts';
import { useAddToCart } from '../../shopping/useAddToCart';
import { useKeepForLater } from '../../shopping/useKeepForLater';
import { prepareToasts, showToast } from '../../ui/toast';
import { confirm } from '../../ui/dialog';
import { cartMessages } from './messages';
import { useMoveBack } from './useMoveBack';

export type CartLineData = z.output<typeof cartLine>;
export type CartAnswer = AnswerOf<typeof getCart>;
export type CartKind = 'grocery' | 'general';

const typeOf = { grocery: 1, general: 2 } as const;

/** The same change on the line of either cart. */
function changeLine(
  cart: CartAnswer,
  id: CartLineData['id'],
  change: (line: CartLineData) => CartLineData[],
): CartAnswer {
  const apply = (lines: CartLineData[]) => lines.flatMap((line) => (line.id === id ? change(line) : [line]));
  return { ...cart, grocerycart: apply(cart.grocerycart), generalcart: apply(cart.generalcart) };
}

/** The cart for a place. */
export const cartCall = (place: Place | null): CallOf<typeof getCart> => ({
  query: place ? { district: place.district.id, upazila: place.upazila.id } : {},
});

/** Reads the cart for the stored location. */
function useCartAnswer() {
  const isSignedIn = useIsSignedIn();
  const place = usePlace();
  return useCall(getCart, isSignedIn ? cartCall(place) : null, { keepPrevious: true });
}

/** One step after the other: two quick clicks on a stepper never overtake each other. */
function useStepQueue(onSettled: () => Promise<void>) {
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const [isChanging, setChanging] = useState(false);
  const queue = useCallback(
    (step: () => Promise<void>) => {
      waiting.current += 1;
      setChanging(true);
      tail.current = tail.current.then(step).then(async () => {
        waiting.current -= 1;
        if (waiting.current > 0) return;
        await onSettled();
        // A click during the read has queued more.
        if (waiting.current === 0) setChanging(false);
      });
    },
    [onSettled],
  );
  return { queue, isChanging };
}

export function useCart() {
  const say = useText(cartMessages);
  const sayShared = useText(sharedMessages);
  const { answer, failure, isLoading, isRefreshing, reload, show } = useCartAnswer();
  const { send: sendStep } = useSend(cartUpdateQuantity);
  const { send: sendRemoval } = useSend(deleteCartItem);
  const { send: sendSave } = useSend(saveForLater);
  const { moveBack, refreshSaved } = useMoveBack();
  const { send: sendClear } = useSend(deleteFullCart);
  const { add } = useAddToCart();
  const keepForLater = useKeepForLater();
  useEffect(prepareToasts, []);
  // The badge counts the lines shown here, also after a change in another tab.
  const lines = answer && !isRefreshing ? answer.grocerycart.length + answer.generalcart.length : null;
  useEffect(() => {
    if (lines !== null) writeStored({ cart_count: String(lines) });
  }, [lines]);
  const { queue, isChanging } = useStepQueue(reload);

  const explain = (result: { message: string; errors: Readonly<Record<string, readonly string[]>> }) =>
    showToast('error', Object.values(result.errors).flat().join(' ') || result.message || sayShared('somethingWrong'));

  const step = (line: CartLineData, direction: 'inc' | 'dec') => {
    const qty = line.product_qty + (direction === 'inc' ? 1 : -1);
    show((cart) =>
      changeLine(cart, line.id, (now) => [
        { ...now, product_qty: qty, total: lineTotal(now.product.selling_price, qty) },
      ]),
    );
    queue(async () => {
      const call = { params: { cartId: String(line.id), direction } };
      const key = newIdempotencyKey();
      const result = await sendStep(call, { idempotencyKey: key });
      if (!result.ok && !keepForLater(result, cartUpdateQuantity, call, key)) explain(result);
    });
  };

  const putBack = async (line: CartLineData) => {
    await add(
      {
        productId: line.product_id,
        qty: line.product_qty,
        variation1: line.variation1,
        variation2: line.variation2,
      },
      { isSilent: true },
    );
    await reload();
  };

  const remove = (line: CartLineData) => {
    show((cart) => changeLine(cart, line.id, () => []));
    moveCount('cart_count', -1);
    queue(async () => {
      const call = { params: { cartId: String(line.id) } };
      const key = newIdempotencyKey();
      const result = await sendRemoval(call, { idempotencyKey: key });
      if (!result.ok) {
        if (keepForLater(result, deleteCartItem, call, key)) return;
        if (result.status !== 404) moveCount('cart_count', 1);
        explain(result);
        return;
      }
      const action = { label: say('undo'), onClick: () => void putBack(line) };
      showToast('success', result.answer.message ?? say('removed'), { action });
    });
  };

  const saveLater = (line: CartLineData) => {
    show((cart) => changeLine(cart, line.id, () => []));
    moveCount('cart_count', -1);
    queue(async () => {
      const result = await sendSave({ params: { cartId: String(line.id) } });
      if (!result.ok) {
        moveCount('cart_count', 1);
        explain(result);
        return;
      }
      const { saved_id: saved, message } = result.answer;
      const action = { label: say('undo'), onClick: () => void moveBack(saved) };
      showToast('success', message ?? say('savedForLater'), { action });
      await refreshSaved();
    });
  };

  const clear = async (kind: CartKind) => {
    const isSure = await confirm({
      title: say('sure'),
      text: say('clearText'),
      yes: say('clear'),
      isDangerous: true,
    });
    if (!isSure) return;
    const result = await sendClear({ params: { type: typeOf[kind] } });
    if (!result.ok) {
      explain(result);
      return;
    }
    moveCount('cart_count', -result.answer.count);
    showToast('success', result.answer.message ?? say('cleared'));
    await reload();
  };

  return { answer, failure, isLoading, isChanging, step, remove, saveLater, clear };
}
