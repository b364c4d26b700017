'use client';
/**
 * Receives a package in the warehouse, by its button, its key or a scan, after a confirmation unless the person
 * switched that off.
 */
import { toast } from '@payloadcms/ui';
import { useCallback, useMemo, useState } from 'react';
import { ptoUpdateStatus } from '../../../contract/orders';
import { packageStatus } from '../../../domain/packages/status';
import { orderWords } from '../../messages/orders';
import { packageWords } from '../../messages/packages';
import { useSend } from '../../../frontend/api/useSend';
import { confirm } from '../../shared/dialogs/ask';
import { useText } from '../../../frontend/messages/useText';

export type Receiving = {
  /** What went wrong, or null. */
  receive: (trackingId: string) => Promise<string | null>;
  /** The one that is on its way. */
  busy: ReadonlySet<string>;
};

export function useReceive(reload: () => Promise<void>): Receiving {
  const say = useText(packageWords);
  const order = useText(orderWords);
  const { send } = useSend(ptoUpdateStatus);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const receive = useCallback(
    async (trackingId: string): Promise<string | null> => {
      if (!(await confirm({ text: `${order('moveAsk')}: ${trackingId} → ${say('received')}` }))) return say('notDone');
      setBusy(new Set([trackingId]));
      const result = await send({ params: { id: trackingId, status: packageStatus.received } });
      setBusy(new Set());
      const problem = result.ok
        ? null
        : result.status === 404
          ? say('unknownCode')
          : result.message || say('unknownCode');
      if (problem) toast.error(say('scanFailed', { code: trackingId, reason: problem }));
      else toast.success(say('scanned', { code: trackingId }));
      await reload();
      return problem;
    },
    [send, reload, say, order],
  );
  return useMemo(() => ({ receive, busy }), [receive, busy]);
}
