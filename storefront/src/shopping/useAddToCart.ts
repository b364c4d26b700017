/**
 * Adds a product to the cart: first the place (asked for over the page), then sign-in, then the server. The badge count
 * rises immediately and is reverted if the server refuses.
 */
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { addToCart, deleteCartItem } from '../../../contract/cart';
import { newIdempotencyKey } from '../../../frontend/api/client';
import { useSend } from '../../../frontend/api/useSend';
import { cannotCome } from '../../../domain/places/reach';
import { paths } from '../app/paths';
import { askPlace } from '../app/session/askPlace';
import { moveCount, noteCountChange } from '../app/session/counts';
import { readPlace, upazilaIdOf } from '../app/session/place';
import { readStored } from '../app/session/storage';
import { keepUnfinished } from '../app/session/unfinished';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { showToast } from '../ui/toast';
import { askOptions } from './optionQuestion';
import { shoppingMessages } from './shopping.messages';
import { useKeepForLater } from './useKeepForLater';

export type Wish = {
  productId: string | number;
  /** For loading its options, also if it has got some since it was shown. */
  slug?: string;
  /** It has options and none is chosen yet: they are asked for first. */
  hasOptions?: boolean;
  qty?: number;
  variation1?: string;
  variation2?: string;
  /** Where it is sold, if known. */
  sold?: Sold;
};
type Sold = { type: number; business_upazila_id: string | number | null };

/** The product's fields that tell where it is sold. */
export const soldAt = ({ type, business_upazila_id }: Sold): Sold => ({ type, business_upazila_id });

/**
 * `there`: added now or before; `elsewhere`: the shopper was redirected to sign-in or closed the question for the place;
 * `failed`: the reason was shown, or the shopper closed the question about the options.
 */
export type Added = 'there' | 'elsewhere' | 'failed';

const placeNow = () => readPlace(readStored('district'), readStored('upazila'), readStored('place'));

/** Whether it can be delivered to the shopper's place; asks for the place, or for another one. */
async function isReachable({ sold }: Wish): Promise<'yes' | 'no' | 'notSaid'> {
  const cannot = () => sold !== undefined && cannotCome(sold, upazilaIdOf(placeNow()));
  const reason = placeNow() === null ? 'cart' : cannot() ? 'elsewhere' : null;
  if (reason && !(await askPlace(reason))) return 'notSaid';
  return cannot() ? 'no' : 'yes';
}

export type AddToCart = {
  /**
   * `isSilent`: leaves the success toast to the caller. `then`: the page the caller shows next, which needs no toast
   * and is remembered while the shopper signs in.
   */
  add: (wish: Wish, options?: { isSilent?: boolean; then?: string }) => Promise<Added>;
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
    async function addWish({ hasOptions = false, ...wish }, options = {}): Promise<Added> {
      const { isSilent = false, then } = options;
      const ask = async (slug: string): Promise<Added> => {
        const chosen = await askOptions({ slug });
        return chosen ? addWish({ ...wish, ...chosen }, options) : 'failed';
      };
      if (hasOptions && wish.slug) return ask(wish.slug);
      const act = { kind: 'cart', wish, ...(then === undefined ? {} : { then }) } as const;
      const leadToLogin = (message: string): Added => {
        showToast('error', message, { title: sayShared('sorry') });
        keepUnfinished({ waitsFor: 'signIn', act });
        void navigate(paths.login);
        return 'elsewhere';
      };
      const reachable = await isReachable(wish);
      if (reachable === 'notSaid') return 'elsewhere';
      if (reachable === 'no') {
        showToast('warning', say('notInYourArea'));
        return 'failed';
      }
      if (!readStored('auth_token')) return leadToLogin(say('loginFirst'));
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
      noteCountChange();
      // The badge stays up: the call is sent when there is a network again.
      if (!result.ok && keepForLater(result, addToCart, call, key)) return 'there';
      if (result.ok && result.answer.status === 201) {
        const { cart_id: cartId, message } = result.answer;
        if (!isSilent && then === undefined) {
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
      if (result.status === 401) return leadToLogin(result.message || say('loginFirst'));
      if (wish.slug && (result.errors['variation1'] ?? result.errors['variation2'])) {
        return ask(wish.slug);
      }
      const reason = Object.values(result.errors).flat().join(' ') || result.message;
      showToast(result.status === 404 ? 'warning' : 'error', reason || sayShared('somethingWrong'));
      return 'failed';
    },
    [keepForLater, navigate, refresh, say, sayShared, send, undo],
  );
  return { add, isPending };
}
