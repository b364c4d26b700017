'use client';
/**
 * Goes back to the previous screen, like the browser's own button; to `home` if this screen was the first one, opened
 * by a link from elsewhere: Back would leave the panel.
 */
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { panelPath } from '../routes';

type Entry = { url: string | null };
type Entries = { currentEntry: { index: number } | null; entries: () => readonly Entry[] };

/** Browsers without the Navigation API tell only how many pages came before. */
function cameFromPanel(): boolean {
  const { navigation } = window as { navigation?: Entries };
  if (!navigation) return window.history.length > 1;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return before ? new URL(before).pathname.startsWith(`${panelPath}/`) : false;
}

export function useGoBack(): (home: string) => void {
  const router = useRouter();
  return useCallback((home) => (cameFromPanel() ? router.back() : router.push(home)), [router]);
}
