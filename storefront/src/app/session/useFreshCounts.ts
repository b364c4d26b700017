/** Asks the server for the badge counts whenever somebody is signed in, and keeps them where the badges read. */
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
    // The server no longer knows this session: the badges of the last one mean nothing.
    if (failure?.status === 401) writeStored({ cart_count: null, notification_count: null });
  }, [failure]);
}
