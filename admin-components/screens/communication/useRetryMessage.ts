'use client';
/** Sends a message again after a confirmation, and after two if it may already have arrived. */
import { toast } from '@payloadcms/ui';
import { retryMessage, type SentMessageShape } from '../../../contract/communication';
import { stuckWords } from '../../messages/stuck';
import { useSend } from '../../../frontend/api/useSend';
import { confirm } from '../../shared/dialogs/ask';
import { useText } from '../../../frontend/messages/useText';

const MAY_HAVE_ARRIVED = 409;

/** Returns whether anything may have changed. */
export function useRetryMessage(): (row: SentMessageShape) => Promise<boolean> {
  const say = useText(stuckWords);
  const { send } = useSend(retryMessage);
  return async (row) => {
    if (!(await confirm({ text: say('retryAsk', { to: row.to }) }))) return false;
    const params = { id: String(row.id) };
    let result = await send({ params, body: {} });
    if (!result.ok && result.status === MAY_HAVE_ARRIVED) {
      if (!(await confirm({ text: say('sendAnyway'), isDangerous: true }))) return false;
      result = await send({ params, body: { even_if_sent: 1 } });
    }
    if (result.ok) toast.success(result.answer.message);
    else if (result.layer === 'answer') toast.error(result.message);
    return true;
  };
}
