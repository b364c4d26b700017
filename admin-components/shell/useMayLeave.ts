'use client';
/** Whether this page may be left: asks if changes would be lost. */
import { useCallback } from 'react';
import { forgetUnsaved, hasUnsaved } from '../../frontend/forms/unsaved';
import { useText } from '../../frontend/messages/useText';
import { sharedWords } from '../messages/shared';
import { confirm } from '../shared/dialogs/ask';

export function useMayLeave(): () => Promise<boolean> {
  const say = useText(sharedWords);
  return useCallback(async () => {
    if (!hasUnsaved()) return true;
    const yes = await confirm({
      title: say('leaveTitle'),
      text: say('leaveText'),
      yes: say('leaveYes'),
      isDangerous: true,
    });
    if (yes) forgetUnsaved();
    return yes;
  }, [say]);
}
