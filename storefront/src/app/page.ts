/** What a page module offers, and what it may know of a visit before it is rendered. */
import type { ComponentType } from 'react';
import type { Question } from '../api/ask';
import type { Language } from '../../../frontend/messages/language';
import type { Place } from './session/place';

/** One visit to an address. The place is null when the shopper has set none. */
export type Visit = {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  language: Language;
  place: Place | null;
};

export type PageModule = {
  Page: ComponentType;
  /** What the server asks before it renders the page; the page reads the same with `useCall`. */
  preload?: (visit: Visit) => Question[];
  /** What the page reads of its address's query, in one form. Without it the page reads nothing. */
  readQuery?: (query: URLSearchParams) => URLSearchParams;
};

export type PageRoute = {
  path: string;
  /** The module below `src`, without ending: the server finds the page's script by it. */
  file: string;
  load: () => Promise<PageModule>;
};
