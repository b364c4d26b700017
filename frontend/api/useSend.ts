/** Sends a call that changes something, and tracks whether it is pending. */
import { useCallback, useState } from 'react';
import type { CallResult } from '../../contract/client/answer';
import type { CallOf, Route } from '../../contract/route';
import type { CallOptions } from './client';
import { useApi } from './context';

export type Sending<R extends Route> = {
  /** `ok: true` for every status the route declares: check `answer.status` if there is more than one. */
  send: (call: CallOf<R>, options?: CallOptions) => Promise<CallResult<R>>;
  isPending: boolean;
};

/**
 * Transport failures (401, 403, 5xx, no network) are reported automatically; a refusal in the answer is for the
 * screen to show.
 */
export function useSend<R extends Route>(route: R): Sending<R> {
  const [pending, setPending] = useState(0);
  const { call: makeCall, onFailure } = useApi();
  const send = useCallback(
    async (call: CallOf<R>, options?: CallOptions) => {
      setPending((count) => count + 1);
      try {
        const result = await makeCall(route, call, options);
        if (!result.ok && result.layer !== 'answer') onFailure(result);
        return result;
      } finally {
        setPending((count) => count - 1);
      }
    },
    [route, makeCall, onFailure],
  );
  return { send, isPending: pending > 0 };
}
