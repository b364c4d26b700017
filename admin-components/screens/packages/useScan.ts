'use client';
/** What a scanned code does: receives the package, or opens it; and says clearly why it cannot. */
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { findPackage } from '../../../contract/packages';
import { packageStatus, packageStatusRow, stepOf } from '../../../domain/packages/status';
import { packageWords } from '../../messages/packages';
import { screenAddress } from '../../routes';
import { useSend } from '../../../frontend/api/useSend';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import type { Receiving } from './useReceive';

/** Gives back what went wrong, or null. `receiving`: on the queue where packages come in. */
export function useScan(receiving: Receiving | null): (code: string) => Promise<string | null> {
  const say = useText(packageWords);
  const pair = usePair();
  const router = useRouter();
  const { send } = useSend(findPackage);
  return useCallback(
    async (code) => {
      const wrong = (problem: string) => {
        toast.error(say('scanFailed', { code, reason: problem }));
        return problem;
      };
      const result = await send({ params: { id: code } });
      if (!result.ok) return wrong(result.layer === 'answer' ? result.message : say('unknownCode'));
      const { state, package_status: status, warehouse } = result.answer;
      if (state === 'unknown') return wrong(say('unknownCode'));
      if (state === 'elsewhere')
        return wrong(warehouse ? say('otherWarehouse', { name: warehouse }) : say('noOwnWarehouse'));
      if (!receiving) {
        router.push(screenAddress('package-details', { id: code }));
        return null;
      }
      if (status === packageStatus.shipped) return receiving.receive(code);
      const words = packageStatusRow(status ?? packageStatus.pending);
      if (status !== null && stepOf(status) > stepOf(packageStatus.shipped))
        return wrong(say('alreadyReceived', { status: words ? pair(words.label) : '' }));
      return wrong(say('notSentYet', { status: words ? pair(words.label) : '' }));
    },
    [send, say, pair, router, receiving],
  );
}
