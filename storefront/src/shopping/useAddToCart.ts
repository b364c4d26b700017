/**
 * Puts a product into the cart: the place first, then sign-in, then the server. The badge rises at once and falls back when
 * the server says no.
 */
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { addToCart, deleteCartItem } from '../../../contract/cart';
import { newIdempotencyKey } from '../../../frontend/api/client';
import { useSend } from '../../../frontend/api/useSend';
import { paths } from '../app/paths';
import { readStored, writeStored } from '../app/session/storage';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { showToast } from '../ui/toast';
import { shoppingMessages } from './shopping.messages';
import { useKeepForLater } from './useKeepForLater';

export type Wish = {
  productId: string | number;
  /** Where its options can be chosen, should it have got some since it was shown. */
  slug?: string;
  qty?: number;
  variation1?: string;
  variation2?: string;
};

/** `there`: added now or before; `elsewhere`: the shopper was led to the location or sign-in page; `failed`: said why. */
export type Added = 'there' | 'elsewhere' | 'failed';

/** Moves a stored count; the badges follow. */
export function moveCount(key: 'cart_count' | 'notification_count', by: number): void {
  const now = Number(readStored(key)) || 0;
  writeStored({ [key]: String(Math.max(0, now + by)) });
}

export type AddToCart = {
  /** `isSilent`: leaves the success toast to the caller. */
  add: (wish: Wish, options?: { isSilent?: boolean }) => Promise<Added>;
  isPending: boolean;
};

export function useAddToCart(): AddToCart {
  const say = useText(shoppingMessages);
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const { send, isPending } = useSend(addToCart);
  const keepForLater = useKeepForLater();
  const { send: sendRemoval } = useSend(deleteCartItem);

  const refresh = useCallback(() => mutate((key) => typeof key === 'string' && key.startsWith('/cart')), [mutate]);

  const undo = useCallback(
    async (cartId: string | number) => {
      moveCount('cart_count', -1);
      const result = await sendRemoval({ params: { cartId: String(cartId) } });
      if (!result.ok) moveCount('cart_count', 1);
      await refresh();
    },
    [sendRemoval, refresh],
  );

  const add = useCallback<AddToCart['add']>(
    async (wish, options = {}) => {
      if (!readStored('district') || !readStored('upazila')) {
        showToast('warning', say('setLocationFirst'), { title: sayShared('important') });
        void navigate(paths.locationSet);
        return 'elsewhere';
      }
      if (!readStored('auth_token')) {
        showToast('error', say('loginFirst'), { title: sayShared('sorry') });
        void navigate(paths.login);
        return 'elsewhere';
      }
      moveCount('cart_count', 1);
      const call = {
        body: {
          product_id: wish.productId,
          product_qty: wish.qty ?? 1,
          variation1: wish.variation1 ?? '',
          variation2: wish.variation2 ?? '',
        },
      };
      const key = newIdempotencyKey();
      const result = await send(call, { idempotencyKey: key });
      // The badge stays up: the server gets it when there is a network again.
      if (!result.ok && keepForLater(result, addToCart, call, key)) return 'there';
      if (result.ok && result.answer.status === 201) {
        const { cart_id: cartId, message } = result.answer;
        if (!options.isSilent) {
          const action = { label: say('undo'), onClick: () => void undo(cartId) };
          showToast('success', message ?? say('added'), { action });
        }
        await refresh();
        return 'there';
      }
      moveCount('cart_count', -1);
      if (result.ok) {
        showToast('success', result.answer.message ?? say('alreadyInCart'));
        return 'there';
      }
      if (result.status === 401) {
        showToast('error', result.message || say('loginFirst'), { title: sayShared('sorry') });
        void navigate(paths.login);
        return 'elsewhere';
      }
      if (wish.slug && (result.errors['variation1'] ?? result.errors['variation2'])) {
        showToast('warning', Object.values(result.errors).flat().join(' '));
        void navigate(paths.product(wish.slug));
        return 'elsewhere';
      }
      const reason = Object.values(result.errors).flat().join(' ') || result.message;
      showToast(result.status === 404 ? 'warning' : 'error', reason || sayShared('somethingWrong'));
      return 'failed';
    },
    [keepForLater, navigate, refresh, say, sayShared, send, undo],
  );
  return { add, isPending };
}
