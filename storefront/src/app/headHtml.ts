/** A page's head as HTML. */
import type { Language } from '../../../frontend/messages/language';
import type { Head } from './head';
import { basePath } from './paths';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const meta = (name: string, content: string | undefined | null) =>
  content ? `<meta name="${name}" content="${escape(content)}">` : '';
const property = (name: string, content: string | undefined | null) =>
  content ? `<meta property="${name}" content="${escape(content)}">` : '';
const structured = (data: Record<string, unknown>) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')}</script>`;

type Where = { origin: string; path: string; language: Language };

export function headHtml(head: Head, { origin, path, language }: Where): string {
  const address = `${origin}${basePath}${head.canonical ?? path}`;
  const image = head.image ? new URL(head.image, origin).href : undefined;
  // What is not there has no address of its own.
  const isThere = (head.status ?? 200) < 400;
  // One address serves both languages, by the reader's stored choice; hreflang says so.
  const alternates = ['en', 'bn', 'x-default'].map(
    (code) => `<link rel="alternate" hreflang="${code}" href="${escape(address)}">`,
  );
  return [
    `<title>${escape(head.title)}</title>`,
    meta('description', head.description),
    meta('keywords', head.keywords),
    meta('robots', head.isPrivate || !isThere ? 'noindex' : undefined),
    ...(isThere ? [`<link rel="canonical" href="${escape(address)}">`] : []),
    ...(head.isPrivate || !isThere ? [] : alternates),
    property('og:type', head.kind ?? 'website'),
    property('og:site_name', language === 'bn' ? 'হাট' : 'Haat'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', isThere ? address : null),
    property('og:image', image),
    property('og:locale', language === 'bn' ? 'bn_BD' : 'en_US'),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(head.data ?? []).map(structured),
  ].join('');
}
