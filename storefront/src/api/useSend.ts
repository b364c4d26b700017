/** Sends a call that changes something, and knows whether it is on its way. */
import { useCallback, useContext, useState } from 'react';
import type { CallOf, Route } from '../../../contract/route';
import type { CallResult } from '../../../contract/client/answer';
import { call as makeCall, type CallOptions } from './client';
import { FailureListener } from './failures';

export type Sending<R extends Route> = {
  send: (call: CallOf<R>, options?: CallOptions) => Promise<CallResult<R>>;
  isPending: boolean;
};

export function useSend<R extends Route>(route: R): Sending<R> {
  const [pending, setPending] = useState(0);
  const onFailure = useContext(FailureListener);
  const send = useCallback(
    async (call: CallOf<R>, options?: CallOptions) => {
      setPending((count) => count + 1);
      try {
        const result = await makeCall(route, call, options);
        if (!result.ok) onFailure(result);
        return result;
      } finally {
        setPending((count) => count - 1);
      }
    },
    [route, onFailure],
  );
  return { send, isPending: pending > 0 };
}
