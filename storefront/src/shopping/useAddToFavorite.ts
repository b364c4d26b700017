/** Keeps a product as a favourite. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { addToFavorite, removeFavorite } from '../../../contract/favorites';
import { newIdempotencyKey } from '../../../frontend/api/client';
import { useSend } from '../../../frontend/api/useSend';
import { paths } from '../app/paths';
import { readStored } from '../app/session/storage';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { showToast } from '../ui/toast';
import { shoppingMessages } from './shopping.messages';
import { useKeepForLater } from './useKeepForLater';

export type AddToFavorite = { keep: (productId: string | number) => Promise<boolean>; isPending: boolean };

export function useAddToFavorite(): AddToFavorite {
  const say = useText(shoppingMessages);
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const { send, isPending } = useSend(addToFavorite);
  const keepForLater = useKeepForLater();
  const { send: sendRemoval } = useSend(removeFavorite);

  const keep = useCallback(
    async (productId: string | number) => {
      const leadToLogin = (message: string) => {
        showToast('error', message, { title: sayShared('sorry') });
        void navigate(paths.login);
        return false;
      };
      if (!readStored('auth_token')) return leadToLogin(say('loginFirst'));
      const call = { params: { productId: String(productId) } };
      const key = newIdempotencyKey();
      const result = await send(call, { idempotencyKey: key });
      if (!result.ok && keepForLater(result, addToFavorite, call, key)) return true;
      const refresh = () => mutate((key) => typeof key === 'string' && key.startsWith('/get-favorite'));
      if (result.ok) {
        const { answer } = result;
        const undo = async (id: string | number) => {
          await sendRemoval({ params: { id: String(id) } });
          await refresh();
        };
        showToast('success', answer.message ?? say('inFavorite'), {
          action:
            answer.status === 201 ? { label: say('undo'), onClick: () => void undo(answer.favorite_id) } : undefined,
        });
        await refresh();
        return true;
      }
      if (result.status === 401) return leadToLogin(result.message || say('loginFirst'));
      showToast('warning', result.message || sayShared('somethingWrong'));
      return false;
    },
    [keepForLater, mutate, navigate, say, sayShared, send, sendRemoval],
  );
  return { keep, isPending };
}
