/** Fetches the badge counts whenever somebody is signed in, and stores them where the badges read them. */
import { useEffect, useRef } from 'react';
import { getNavbarData } from '../../../../contract/catalogue';
import { useCall } from '../../../../frontend/api/useCall';
import { countChanges } from './counts';
import { writeStored } from './storage';
import { useIsSignedIn } from './useStored';

export function useFreshCounts(): void {
  const isSignedIn = useIsSignedIn();
  const { answer, failure, isRefreshing, reload } = useCall(getNavbarData, isSignedIn ? {} : null, { isQuiet: true });
  const changesBefore = useRef(0);
  useEffect(() => {
    if (isRefreshing) changesBefore.current = countChanges();
  }, [isRefreshing]);
  useEffect(() => {
    if (!answer || !isSignedIn) return;
    // It was asked for before the shopper added something: it would take that off the badge again.
    if (changesBefore.current !== countChanges()) void reload();
    else writeStored({ cart_count: String(answer.cart_count), notification_count: String(answer.notification_count) });
  }, [answer, isSignedIn, reload]);
  useEffect(() => {
    // The session has ended: its counts are no longer valid.
    if (failure?.status === 401) writeStored({ cart_count: null, notification_count: null });
  }, [failure]);
}
