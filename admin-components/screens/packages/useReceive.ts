'use client';
/** Takes packages into the warehouse: one by its button or by a scan, or many at once. */
import { toast } from '@payloadcms/ui';
import { useCallback, useState } from 'react';
import { ptoUpdateStatus } from '../../../contract/orders';
import { packageStatus } from '../../../domain/packages/status';
import { packageWords } from '../../messages/packages';
import { useSend } from '../../shared/api/useSend';
import { useWords } from '../../shared/words/useWords';

export type Receiving = {
  /** What went wrong, or null. */
  receive: (trackingId: string) => Promise<string | null>;
  receiveMany: (trackingIds: readonly string[]) => Promise<void>;
  /** The one or the many that are on their way. */
  busy: ReadonlySet<string>;
};

export function useReceive(reload: () => Promise<void>): Receiving {
  const say = useWords(packageWords);
  const { send } = useSend(ptoUpdateStatus);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const one = useCallback(
    async (trackingId: string): Promise<string | null> => {
      const result = await send({ params: { id: trackingId, status: packageStatus.received } });
      if (result.ok) return null;
      return result.status === 404 ? say('unknownCode') : result.message || say('unknownCode');
    },
    [send, say],
  );
  const receive = useCallback(
    async (trackingId: string) => {
      setBusy(new Set([trackingId]));
      const problem = await one(trackingId);
      setBusy(new Set());
      if (problem) toast.error(say('scanFailed', { code: trackingId, reason: problem }));
      else toast.success(say('scanned', { code: trackingId }));
      await reload();
      return problem;
    },
    [one, reload, say],
  );
  const receiveMany = useCallback(
    async (trackingIds: readonly string[]) => {
      setBusy(new Set(trackingIds));
      let count = 0;
      // One after another: each is a change of its own, and the server writes one at a time anyway.
      for (const trackingId of trackingIds) {
        const problem = await one(trackingId);
        if (problem) toast.error(say('scanFailed', { code: trackingId, reason: problem }));
        else count += 1;
      }
      setBusy(new Set());
      if (count > 0) toast.success(say('receivedMany', { count }));
      await reload();
    },
    [one, reload, say],
  );
  return { receive, receiveMany, busy };
}
