'use client';
/** A missing record: shows a message once and goes back to the list. */
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { sharedWords } from '../../messages/shared';
import { alertBox } from '../dialogs/ask';
import { useText } from '../../../frontend/messages/useText';
import type { CallFailure } from '../../../contract/client/answer';

export function useLeaveWhenGone(failure: CallFailure | undefined, home: string): void {
  const say = useText(sharedWords);
  const router = useRouter();
  const told = useRef(false);
  useEffect(() => {
    if (failure?.layer !== 'answer' || failure.status !== 404 || told.current) return;
    told.current = true;
    void alertBox({ title: say('error'), text: failure.message }).then(() => router.push(home));
  }, [failure, home, router, say]);
}
