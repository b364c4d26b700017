/** The head of the document. A page sets it while rendering; the server collects it, the browser applies it. */
import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Language } from '../../../frontend/messages/language';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { pathInLanguage } from './languageAddress';
import { basePath } from './paths';

export type Head = {
  title: string;
  description?: string | undefined;
  keywords?: string | undefined;
  /** A path below the base, when several addresses show the same thing. */
  canonical?: string | undefined;
  /** The path of a picture, for link previews. */
  image?: string | null | undefined;
  /** The picture's alternative text. */
  imageAlt?: string | undefined;
  kind?: 'website' | 'product' | undefined;
  /** Structured data (schema.org). Paths in it that begin with a slash become addresses. */
  data?: readonly Record<string, unknown>[] | undefined;
  /** The HTTP status of the document. */
  status?: number | undefined;
  /** Pages of one person, which search engines must not index. */
  isPrivate?: boolean | undefined;
};

/** On the server, the page's head is collected here. */
export const HeadCollector = createContext<((head: Head) => void) | null>(null);

function setMeta(name: string, content: string | undefined): void {
  const found = document.head.querySelector(`meta[name="${name}"]`);
  if (content === undefined) {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
}

const shopName = /(^|[\s|])(?:Haat|হাট)(?=[\s|:,.]|$)/;

/** Every title names the shop, once. */
export const titleWithShop = (title: string, language: Language): string =>
  shopName.test(title) ? title : `${title} | ${language === 'bn' ? 'হাট' : 'Haat'}`;

function setCanonical(path: string): void {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = `${location.origin}${basePath}${path}`;
}

/** Sets title, description and canonical URL of the page. Call it once in each page. */
export function useHead(head: Head): void {
  const { pathname } = useLocation();
  const collect = useContext(HeadCollector);
  collect?.(head);
  const language = useLanguage();
  const { description, canonical, isPrivate } = head;
  const title = titleWithShop(head.title, language);
  useEffect(() => {
    document.title = title;
    setMeta('description', description);
    setMeta('robots', isPrivate ? 'noindex' : undefined);
    setCanonical(pathInLanguage(canonical ?? pathname, language));
  }, [title, description, canonical, isPrivate, pathname, language]);
}
