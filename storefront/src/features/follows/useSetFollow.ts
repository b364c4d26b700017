/** Follows or unfollows a shop, with undo; button and list are then updated. */
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { followShop, unfollowShop } from '../../../../contract/follows';
import { useSend } from '../../../../frontend/api/useSend';
import { useText } from '../../../../frontend/messages/useText';
import { sharedMessages } from '../../i18n/shared.messages';
import { showToast } from '../../ui/toast';
import { followMessages } from './messages';

const reads = /^\/follow(-shop\/|ed-shops)/;

export function useSetFollow() {
  const say = useText(followMessages);
  const sayShared = useText(sharedMessages);
  const { mutate } = useSWRConfig();
  const { send: sendFollow, isPending: isFollowing } = useSend(followShop);
  const { send: sendEnd, isPending: isEnding } = useSend(unfollowShop);
  const set = useCallback(
    async function set(shop: string | number, isWanted: boolean): Promise<void> {
      const call = { params: { shopId: String(shop) } };
      const result = isWanted ? await sendFollow(call) : await sendEnd(call);
      if (result.ok) {
        const action = { label: say('undo'), onClick: () => void set(shop, !isWanted) };
        showToast('success', result.answer.message ?? '', { action });
      } else if (result.layer === 'answer')
        showToast('warning', result.errors['shop']?.[0] || result.message || sayShared('somethingWrong'));
      await mutate((key) => typeof key === 'string' && reads.test(key));
    },
    [mutate, say, sayShared, sendEnd, sendFollow],
  );
  return { set, isPending: isFollowing || isEnding };
}
