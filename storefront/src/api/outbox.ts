/**
 * Changes to cart and favourites made offline: stored on this device, in order, and sent once there is a network
 * again. Every entry keeps its idempotency key through all attempts, and is sent only for the account that made it.
 */
import type { CallOf, Route } from '../../../contract/route';
import { addToCart, cartUpdateQuantity, deleteCartItem } from '../../../contract/cart';
import { addToFavorite, removeFavorite, removeFavoriteProduct } from '../../../contract/favorites';
import { isRecord } from '../../../contract/client/answer';
import { readStored } from '../app/session/storage';
import { call as makeCall } from './client';

const storageName = 'outbox';
const mostEntries = 100;

/** The calls that can wait. An order cannot: its prices and stock are only valid now. */
const routes = { addToCart, cartUpdateQuantity, deleteCartItem, addToFavorite, removeFavorite, removeFavoriteProduct };
type Replayable = (typeof routes)[keyof typeof routes];

type Entry = { name: keyof typeof routes; call: CallOf<Route>; key: string; owner: string };

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && String(value['name']) in routes && typeof value['key'] === 'string' && isRecord(value['call']);

function readEntries(): Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageName) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function writeEntries(entries: readonly Entry[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(storageName);
    else localStorage.setItem(storageName, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

const owner = () => readStored('auth_mobile') ?? '';

/**
 * Stores a call for later, with the key it was sent with: it may have arrived, and only its answer was lost. False if
 * it cannot be stored.
 */
export function keepForLater<R extends Replayable>(route: R, call: CallOf<R>, key: string): boolean {
  const entries = readEntries();
  if (entries.length >= mostEntries) return false;
  const name = route.name;
  return writeEntries([...entries, { name, call: call, key, owner: owner() }]);
}

export type Sent = { done: number; refused: string[] };
let sending: Promise<Sent> | null = null;

async function sendAll(): Promise<Sent> {
  const sent: Sent = { done: 0, refused: [] };
  for (;;) {
    const [next] = readEntries();
    if (!next) return sent;
    if (next.owner === owner()) {
      const result = await makeCall(routes[next.name] as Route, next.call, { idempotencyKey: next.key });
      // Still no network, or the server is busy: the rest keeps its order and waits.
      if (!result.ok && result.isRetryable) return sent;
      if (result.ok) sent.done += 1;
      else if (result.message) sent.refused.push(result.message);
    }
    // More may have been added in the meantime: only the sent one is removed.
    if (!writeEntries(readEntries().filter(({ key }) => key !== next.key))) return sent;
  }
}

/** Sends the stored calls one by one; a second invocation waits for the first. */
export function sendKept(): Promise<Sent> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

export const hasKept = (): boolean => readEntries().length > 0;
