'use client';
/** The common handling of failures: a signed-out user is sent to the login, anything else is shown in a toast. */
import { useCallback } from 'react';
import { toast } from '@payloadcms/ui';
import { panelPath } from '../../routes';
import { sharedWords } from '../../messages/shared';
import { alertBox } from '../dialogs/ask';
import { useText } from '../../../frontend/messages/useText';
import type { CallFailure } from '../../../contract/client/answer';

let leaving = false;

export function useFailureNotice(): (failure: CallFailure) => void {
  const say = useText(sharedWords);
  return useCallback(
    (failure) => {
      if (leaving) return;
      if (failure.layer === 'network') return void toast.error(say('unreachable'));
      if (failure.status === 401) {
        leaving = true;
        const back = encodeURIComponent(window.location.pathname + window.location.search);
        void alertBox({ title: say('unauthorized'), text: failure.message }).then(() => {
          window.location.assign(`${panelPath}/login?redirect=${back}`);
        });
        return;
      }
      if (failure.status === 403) return void toast.error(say('forbidden'), { description: failure.message });
      if (failure.status === 404) return void toast.error(say('notFoundTitle'), { description: say('pageNotFound') });
      toast.error(failure.message || say('wentWrong'));
    },
    [say],
  );
}
