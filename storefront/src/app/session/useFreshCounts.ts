/** Fetches the badge counts whenever somebody is signed in, and stores them where the badges read them. */
import { useEffect } from 'react';
import { getNavbarData } from '../../../../contract/catalogue';
import { useCall } from '../../../../frontend/api/useCall';
import { writeStored } from './storage';
import { useIsSignedIn } from './useStored';

export function useFreshCounts(): void {
  const isSignedIn = useIsSignedIn();
  const { answer, failure } = useCall(getNavbarData, isSignedIn ? {} : null, { isQuiet: true });
  useEffect(() => {
    if (!answer || !isSignedIn) return;
    writeStored({ cart_count: String(answer.cart_count), notification_count: String(answer.notification_count) });
  }, [answer, isSignedIn]);
  useEffect(() => {
    // The session has ended: its counts are no longer valid.
    if (failure?.status === 401) writeStored({ cart_count: null, notification_count: null });
  }, [failure]);
}
