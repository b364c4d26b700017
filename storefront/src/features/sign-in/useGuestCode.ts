/** The code that signs a shopper in without a password: who it was sent to, and when another may be sent. */
import { useState } from 'react';
import { guestCode } from '../../../../contract/auth';
import type { FieldErrors } from '../../../../contract/client/answer';
import { useSend } from '../../../../frontend/api/useSend';
import { useText } from '../../../../frontend/messages/useText';
import { sharedMessages } from '../../i18n/shared.messages';
import { showToast } from '../../ui/toast';
import { useCountdown } from '../../ui/useCountdown';

export type SentCode = { mobile: string; token: string };

const waitStatus = 420;

export function useGuestCode() {
  const sayShared = useText(sharedMessages);
  const { send, isPending } = useSend(guestCode);
  const [sent, setSent] = useState<SentCode | null>(null);
  const wait = useCountdown();

  /** Null once it was sent; else the problem with the mobile, or empty if a toast has shown it. */
  const request = async (mobile: string): Promise<FieldErrors | null> => {
    // A shopper who only checked the number again continues with the code already sent.
    if (sent?.mobile === mobile && wait.seconds > 0) return null;
    const result = await send({ body: { mobile } });
    if (result.ok) {
      if (result.answer.message) showToast('success', result.answer.message);
      setSent({ mobile, token: result.answer.token });
      wait.start(result.answer.seconds);
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
  return { sent, secondsToWait: wait.seconds, isSending: isPending, request };
}
