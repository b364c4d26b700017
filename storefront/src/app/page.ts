/** What a page module exports, and what it knows about a visit before it is rendered. */
import type { ComponentType } from 'react';
import type { Question } from '../api/ask';
import type { Language } from '../../../frontend/messages/language';
import type { Place } from './session/place';

/** One visit to a URL. The place is null if the shopper has set none. */
export type Visit = {
  /** Below the base path. */
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  language: Language;
  place: Place | null;
};

export type PageModule = {
  Page: ComponentType;
  /** The queries the server makes before it renders the page; the page reads the same with `useCall`. */
  preload?: (visit: Visit) => Question[];
  /**
   * The queries for the shopper who is signed in, with the place that was chosen. A page that has them is rendered anew
   * for them alone, and never kept.
   */
  preloadOwn?: (visit: Visit) => Question[];
  /** What the page reads from the query string, normalised. Without it the page reads nothing. */
  readQuery?: (query: URLSearchParams) => URLSearchParams;
};

export type PageRoute = {
  path: string;
  /** The module below `src`, without extension, by which the server finds the page's script. */
  file: string;
  load: () => Promise<PageModule>;
};

export const page = (path: string, file: string, load: PageRoute['load']): PageRoute => ({
  path,
  file: `routes/${file}`,
  load,
});
