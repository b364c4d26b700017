/**
 * What the server itself knows of a request: its entry point, the client address, and what an API key may do there. It
 * is stored beside the request's `Headers` object, never in it, so nothing a caller sends can imitate it. Requests
 * without an entry (the panel's pages and server functions, jobs, scripts) get nothing from it: no key is accepted
 * there.
 */
import type { ApiKeyScope } from '../domain/apiKeys/scopes';

export type Entry = {
  /** A call of the contract, the CMS REST API, or the server rendering a page for a visitor. */
  readonly door: 'contract' | 'cms' | 'render';
  readonly requestId: string;
  /** The caller's address, as the server sees it behind the proxies it trusts. */
  readonly address: string;
  /** The scope an API key needs for this request; null: no key may make it. */
  readonly keyScope: ApiKeyScope | null;
  /** All scopes of the key that was accepted. Set by the strategy that checked it. */
  keyScopes?: readonly string[];
  /** Why the key sent with the request was not accepted. Set by the strategy that checked it. */
  keyRefused?: 'unknown' | 'scope';
};

// The code that Next bundles for the panel has a second copy of this module: both must share one table.
const shared = globalThis as { haatEntries?: WeakMap<Headers, Entry> };

/** Records how a request came in. Called once per request, by the server's own entry points. */
export function enter(headers: Headers, entry: Entry): void {
  (shared.haatEntries ??= new WeakMap()).set(headers, entry);
}

/** Null: the request came through none of the server's API entry points. */
export const entryOf = (headers: Headers | undefined): Entry | null =>
  (headers && shared.haatEntries?.get(headers)) ?? null;
