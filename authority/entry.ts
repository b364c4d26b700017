/**
 * What the server itself knows of a request: by which door it came, from which address, and what an API key may do there.
 * It is kept beside the request's `Headers` object, never in it, so nothing a caller sends can stand for it. Requests that
 * have no entry (the panel's pages and server functions, jobs, scripts) get nothing from it: no key is accepted there.
 */
import type { ApiKeyScope } from '../domain/apiKeys/scopes';

export type Entry = {
  /** A call of the contract, the CMS REST API, or the server rendering a page for a visitor. */
  readonly door: 'contract' | 'cms' | 'render';
  readonly requestId: string;
  /** Of the caller, as the server sees it behind the proxies it trusts. */
  readonly address: string;
  /** The scope an API key needs for this very request; null: no key may make it. */
  readonly keyScope: ApiKeyScope | null;
  /** Why the key that came with the request counts for nothing. Filled in by the strategy that looked at it. */
  keyRefused?: 'unknown' | 'scope';
};

// Code that Next bundles for the panel is a second copy of this module: both must see one table.
const shared = globalThis as { haatEntries?: WeakMap<Headers, Entry> };

/** Notes how a request came in. Once for a request, by the server's own doors. */
export function enter(headers: Headers, entry: Entry): void {
  (shared.haatEntries ??= new WeakMap()).set(headers, entry);
}

/** Null: the request came by none of the server's API doors. */
export const entryOf = (headers: Headers | undefined): Entry | null =>
  (headers && shared.haatEntries?.get(headers)) ?? null;
