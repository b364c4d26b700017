/** The code that signs a shopper in without a password: who it was sent to, and when another may be sent. */
import { useEffect, useState } from 'react';
import { guestCode } from '../../../../contract/auth';
import type { FieldErrors } from '../../../../contract/client/answer';
import { useSend } from '../../../../frontend/api/useSend';
import { useText } from '../../../../frontend/messages/useText';
import { sharedMessages } from '../../i18n/shared.messages';
import { showToast } from '../../ui/toast';
import { useCountdown } from '../../ui/useCountdown';
import { dropStep, keepStep, readStep } from './keptStep';

export type SentCode = { mobile: string; token: string };

const waitStatus = 420;

/** Only in the browser: what was sent before a reload of the page still counts. */
export function useGuestCode() {
  const sayShared = useText(sharedMessages);
  const { send, isPending } = useSend(guestCode);
  const [kept] = useState(() => readStep('guest'));
  const [sent, setSent] = useState<SentCode | null>(kept);
  const wait = useCountdown();
  const { start } = wait;
  useEffect(() => {
    if (kept) start(kept.seconds);
  }, [kept, start]);

  /** Null once it was sent; else the problem with the mobile, or empty if a toast has shown it. */
  const request = async (mobile: string, name: string): Promise<FieldErrors | null> => {
    // A shopper who only checked the number again continues with the code already sent.
    if (sent?.mobile === mobile && wait.seconds > 0) {
      keepStep('guest', { ...sent, name, seconds: wait.seconds });
      return null;
    }
    const result = await send({ body: { mobile } });
    if (result.ok) {
      if (result.answer.message) showToast('success', result.answer.message);
      setSent({ mobile, token: result.answer.token });
      start(result.answer.seconds);
      keepStep('guest', { mobile, token: result.answer.token, name, seconds: result.answer.seconds });
      return null;
    }
    if (result.errors['mobile']) return result.errors;
    if (result.status === waitStatus) return { mobile: [result.message] };
    showToast(
      'error',
      result.message || (result.layer === 'network' ? sayShared('noNetwork') : sayShared('somethingWrong')),
      { title: sayShared('sorry') },
    );
    return {};
  };
  /** Once it is used, or another mobile is entered. */
  const forget = () => dropStep('guest');
  return { sent, kept, forget, secondsToWait: wait.seconds, isSending: isPending, request };
}
