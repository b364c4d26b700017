/** Whether a product is a favourite, and adding or removing it. Shown at once and reverted if the server refuses. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { CallResult } from '../../../contract/client/answer';
import { addToFavorite, getFavoriteIds, removeFavoriteProduct } from '../../../contract/favorites';
import { addressOf } from '../../../frontend/api/address';
import { newIdempotencyKey } from '../../../frontend/api/client';
import { useCall } from '../../../frontend/api/useCall';
import { useSend } from '../../../frontend/api/useSend';
import { paths } from '../app/paths';
import { readStored } from '../app/session/storage';
import { keepUnfinished } from '../app/session/unfinished';
import { useIsSignedIn } from '../app/session/useStored';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { showToast } from '../ui/toast';
import { shoppingMessages } from './shopping.messages';
import { useKeepForLater } from './useKeepForLater';

type Id = string | number;
type Known = CallResult<typeof getFavoriteIds>;

/** Makes a product a favourite (`true`) or no longer one. */
export type SetFavorite = (productId: Id, isWanted: boolean) => Promise<void>;

const idsKey = addressOf(getFavoriteIds, {});

export function useSetFavorite(): SetFavorite {
  const say = useText(shoppingMessages);
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const { send: sendAdd } = useSend(addToFavorite);
  const { send: sendRemoval } = useSend(removeFavoriteProduct);
  const keepForLater = useKeepForLater();

  return useCallback(
    async function set(productId: Id, isWanted: boolean): Promise<void> {
      const leadToLogin = (message: string) => {
        showToast('error', message, { title: sayShared('sorry') });
        keepUnfinished({ waitsFor: 'signIn', act: { kind: 'favorite', productId } });
        void navigate(paths.login);
      };
      if (!readStored('auth_token')) return leadToLogin(say('loginFirst'));
      const show = (now?: Known): Known | undefined => {
        if (!now?.ok) return now;
        const others = now.answer.product_ids.filter((id) => String(id) !== String(productId));
        return { ok: true, answer: { ...now.answer, product_ids: isWanted ? [productId, ...others] : others } };
      };
      void mutate<Known>(idsKey, show, { revalidate: false });
      const call = { params: { productId: String(productId) } };
      const key = newIdempotencyKey();
      const options = { idempotencyKey: key };
      const result = isWanted ? await sendAdd(call, options) : await sendRemoval(call, options);
      if (!result.ok && keepForLater(result, isWanted ? addToFavorite : removeFavoriteProduct, call, key)) return;
      void mutate((key) => typeof key === 'string' && key.startsWith('/get-favorite'));
      if (result.ok) {
        const { status, message } = result.answer;
        // If it was a favourite before, it stays one.
        const action =
          status === 409 ? undefined : { label: say('undo'), onClick: () => void set(productId, !isWanted) };
        showToast('success', message ?? say(isWanted ? 'inFavorite' : 'notInFavorite'), { action });
      } else if (result.status === 401) leadToLogin(result.message || say('loginFirst'));
      else showToast('warning', result.message || sayShared('somethingWrong'));
    },
    [keepForLater, mutate, navigate, say, sayShared, sendAdd, sendRemoval],
  );
}

export function useFavorite(productId: Id): { isFavorite: boolean; toggle: () => void } {
  // One call for all hearts of a page, which share its answer.
  const { answer } = useCall(getFavoriteIds, useIsSignedIn() ? {} : null, { isQuiet: true });
  const set = useSetFavorite();
  const isFavorite = answer?.product_ids.some((id) => String(id) === String(productId)) ?? false;
  return { isFavorite, toggle: () => void set(productId, !isFavorite) };
}
