'use client';
/** Receives a package in the warehouse by its button or its key, after a confirmation. */
import { toast } from '@payloadcms/ui';
import { useCallback, useMemo, useState } from 'react';
import { ptoUpdateStatus } from '../../../contract/orders';
import { packageStatus } from '../../../domain/packages/status';
import { packageWords } from '../../messages/packages';
import { useRefresh } from '../../../frontend/api/useRefresh';
import { useSend } from '../../../frontend/api/useSend';
import { useText } from '../../../frontend/messages/useText';
import { useMoveQuestion } from './useMoveQuestion';

export type Receiving = {
  receive: (trackingId: string) => Promise<void>;
  /** The package being received. */
  busy: ReadonlySet<string>;
};

export function useReceive(reload: () => Promise<void>): Receiving {
  const say = useText(packageWords);
  const askMove = useMoveQuestion();
  const refresh = useRefresh();
  const { send } = useSend(ptoUpdateStatus);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const receive = useCallback(
    async (trackingId: string) => {
      if (!(await askMove(packageStatus.received, [trackingId]))) return;
      setBusy(new Set([trackingId]));
      const result = await send({ params: { id: trackingId, status: packageStatus.received }, body: {} });
      setBusy(new Set());
      const problem = result.ok
        ? null
        : result.status === 404
          ? say('unknownCode')
          : result.message || say('unknownCode');
      if (problem) toast.error(say('scanFailed', { code: trackingId, reason: problem }));
      else toast.success(say('scanned', { code: trackingId }));
      await Promise.all([reload(), refresh()]);
    },
    [send, reload, refresh, say, askMove],
  );
  return useMemo(() => ({ receive, busy }), [receive, busy]);
}
