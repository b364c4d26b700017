/** Moves a line that was saved for later back to the cart, and reads both again. */
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { moveToCart } from '../../../../contract/cart';
import { useSend } from '../../../../frontend/api/useSend';
import { useText } from '../../../../frontend/messages/useText';
import { sharedMessages } from '../../i18n/shared.messages';
import { showToast } from '../../ui/toast';
import { cartMessages } from './messages';

export function useMoveBack() {
  const say = useText(cartMessages);
  const sayShared = useText(sharedMessages);
  const { mutate } = useSWRConfig();
  const { send, isPending } = useSend(moveToCart);
  const refreshSaved = useCallback(
    () => mutate((key) => typeof key === 'string' && /^\/(cart|saved)/.test(key)),
    [mutate],
  );
  const moveBack = useCallback(
    async (savedId: string | number) => {
      const result = await send({ params: { savedId: String(savedId) } });
      await refreshSaved();
      if (result.ok) showToast('success', result.answer.message ?? say('movedToCart'));
      else {
        const reason = Object.values(result.errors).flat().join(' ') || result.message;
        showToast('error', reason || sayShared('somethingWrong'));
      }
    },
    [refreshSaved, say, sayShared, send],
  );
  return { moveBack, refreshSaved, isPending };
}
