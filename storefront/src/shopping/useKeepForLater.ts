/** A call that failed offline: stored for later, with a message to the shopper. False for other failures. */
import { useCallback } from 'react';
import type { CallFailure } from '../../../contract/client/answer';
import { keepForLater } from '../api/outbox';
import { outboxMessages } from '../app/outbox.messages';
import { useText } from '../../../frontend/messages/useText';
import { showToast } from '../ui/toast';

export type KeepWhenOffline = (
  failure: CallFailure,
  route: Parameters<typeof keepForLater>[0],
  call: Parameters<typeof keepForLater>[1],
  key: string,
) => boolean;

export function useKeepForLater(): KeepWhenOffline {
  const say = useText(outboxMessages);
  return useCallback<KeepWhenOffline>(
    (failure, route, call, key) => {
      if (failure.layer !== 'network' || !keepForLater(route, call, key)) return false;
      showToast('info', say('kept'));
      return true;
    },
    [say],
  );
}
