'use client';
/** Sends a call that changes something, and knows whether it is on its way. */
import { useCallback, useState } from 'react';
import type { CallOf, Route } from '../../../contract/route';
import type { CallResult } from '../../../contract/client/answer';
import { call as makeCall } from './client';
import { useFailureNotice } from './useFailureNotice';

export type Sending<R extends Route> = {
  /** `ok: true` for every status the route declares: look at `answer.status` where there is more than one. */
  send: (call: CallOf<R>) => Promise<CallResult<R>>;
  isPending: boolean;
};

/** Refusals of the transport (401, 403, 5xx, no network) are told by themselves; an answer that says no is the screen's to show. */
export function useSend<R extends Route>(route: R): Sending<R> {
  const [pending, setPending] = useState(0);
  const notice = useFailureNotice();
  const send = useCallback(
    async (call: CallOf<R>) => {
      setPending((count) => count + 1);
      try {
        const result = await makeCall(route, call);
        if (!result.ok && result.layer !== 'answer') notice(result);
        return result;
      } finally {
        setPending((count) => count - 1);
      }
    },
    [route, notice],
  );
  return { send, isPending: pending > 0 };
}
