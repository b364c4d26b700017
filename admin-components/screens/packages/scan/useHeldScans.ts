'use client';
/**
 * Scans that came before the person agreed to a final step: they wait, on this device and across a reload, until they are
 * sent with the word or discarded.
 */
import { useAuth } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';
import type { ScanScreen } from '../queues';
import { store, stored } from './queueOfPerson';
import { KEPT_MS } from './scanQueue';

type Held = { code: string; at: number };

const none: readonly Held[] = [];
const open = new Map<string, readonly Held[]>();
const watchers = new Set<() => void>();

const isHeld = (value: unknown): value is Held => {
  const { code, at } = (value ?? {}) as Partial<Held>;
  return typeof code === 'string' && typeof at === 'number' && Date.now() - at < KEPT_MS;
};

function read(place: string): readonly Held[] {
  try {
    const kept: unknown = JSON.parse(stored(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isHeld) : none;
  } catch {
    return none;
  }
}

/** What waits is read from the device once; a store that is full or disabled keeps it for this page only. */
function heldAt(place: string): readonly Held[] {
  if (!open.has(place)) open.set(place, read(place));
  return open.get(place) ?? none;
}

function change(place: string, held: readonly Held[]): void {
  open.set(place, held);
  store(place, JSON.stringify(held));
  watchers.forEach((watcher) => watcher());
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export function useHeldScans(screen: ScanScreen) {
  const { user } = useAuth();
  const place = `haat-scans-held:${user?.id ?? ''}:${screen}`;
  const held = useSyncExternalStore(
    watch,
    () => heldAt(place),
    () => none,
  );
  return {
    count: held.length,
    hold: (code: string) => change(place, [...heldAt(place), { code, at: Date.now() }]),
    /** The codes that waited; none waits afterwards. */
    release: (): string[] => {
      const codes = heldAt(place).map(({ code }) => code);
      change(place, []);
      return codes;
    },
  };
}
