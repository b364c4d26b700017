/** What stands in the head of the document. A page says it while it renders; the server collects it, the browser applies it. */
import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { basePath } from './paths';

export type Head = {
  title: string;
  description?: string | undefined;
  keywords?: string | undefined;
  /** A path below the base, when several addresses show the same thing. */
  canonical?: string | undefined;
  /** A path of a picture, for cards that other sites make of a link. */
  image?: string | null | undefined;
  kind?: 'website' | 'product' | undefined;
  /** Structured data (schema.org). */
  data?: readonly Record<string, unknown>[] | undefined;
  /** The HTTP status of the document. */
  status?: number | undefined;
  /** Pages of one person, which search engines leave out. */
  isPrivate?: boolean | undefined;
};

/** On the server the page's head ends up here. */
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

function setCanonical(path: string): void {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = `${location.origin}${basePath}${path === '/' ? '/' : path}`;
}

/** Sets title, description and address of the page. Call it once in each page. */
export function useHead(head: Head): void {
  const { pathname } = useLocation();
  const collect = useContext(HeadCollector);
  collect?.(head);
  const { title, description, canonical, isPrivate } = head;
  useEffect(() => {
    document.title = title;
    setMeta('description', description);
    setMeta('robots', isPrivate ? 'noindex' : undefined);
    setCanonical(canonical ?? pathname);
  }, [title, description, canonical, isPrivate, pathname]);
}
