'use client';
/** Opens a scanned package, or says why it cannot. */
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { findPackage } from '../../../../contract/packages';
import { packageWords } from '../../../messages/packages';
import { screenAddress } from '../../../routes';
import { useSend } from '../../../../frontend/api/useSend';
import { useText } from '../../../../frontend/messages/useText';
import { cleaned, unreadable } from './scanLog';
import { play } from './sounds';

export function useOpenScanned(): (typed: string) => Promise<void> {
  const say = useText(packageWords);
  const router = useRouter();
  const { send } = useSend(findPackage);
  return useCallback(
    async (typed) => {
      const code = cleaned(typed);
      const strange = unreadable(typed);
      if (strange) {
        play('unknown');
        toast.error(say('scanFailed', { code: strange, reason: say('unknownCode') }));
      }
      if (code === '') return;
      const result = await send({ params: { id: code }, body: {} });
      if (result.ok && result.answer.state === 'here') {
        play('moved');
        router.push(screenAddress('package-details', { id: code }));
        return;
      }
      const why = () => {
        if (!result.ok) return result.layer === 'answer' ? result.message : '';
        const { state, warehouse } = result.answer;
        if (state === 'unknown') return say('unknownCode');
        return warehouse ? say('otherWarehouse', { name: warehouse }) : say('noOwnWarehouse');
      };
      play(result.ok && result.answer.state === 'unknown' ? 'unknown' : 'refused');
      toast.error(say('scanFailed', { code, reason: why() || say('unknownCode') }));
    },
    [send, say, router],
  );
}
