/** Sends offline changes as soon as there is a network, and shows the results. */
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { hasKept, sendKept } from '../api/outbox';
import { isPersonal } from '../api/personal';
import { useText } from '../../../frontend/messages/useText';
import { showToast } from '../ui/toast';
import { outboxMessages } from './outbox.messages';

const tryEveryMs = 20_000;

export function OutboxEffects() {
  const say = useText(outboxMessages);
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const trySending = async () => {
      if (!hasKept() || !navigator.onLine) return;
      const { done, refused } = await sendKept();
      if (done + refused.length === 0) return;
      if (done > 0) showToast('success', say('sent'));
      refused.forEach((message) => showToast('warning', message));
      await mutate(isPersonal);
    };
    const onOnline = () => void trySending();
    onOnline();
    window.addEventListener('online', onOnline);
    const timer = setInterval(onOnline, tryEveryMs);
    return () => {
      window.removeEventListener('online', onOnline);
      clearInterval(timer);
    };
  }, [say, mutate]);
  return null;
}
