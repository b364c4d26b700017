/** A page's head as HTML. */
import type { Language } from '../../../frontend/messages/language';
import { titleWithShop, type Head } from './head';
import { pathInLanguage } from './languageAddress';
import { basePath } from './paths';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const meta = (name: string, content: string | undefined | null) =>
  content ? `<meta name="${name}" content="${escape(content)}">` : '';
const property = (name: string, content: string | undefined | null) =>
  content ? `<meta property="${name}" content="${escape(content)}">` : '';

/** The keys of structured data that hold addresses: search engines accept only absolute ones. */
const addressKeys: readonly string[] = ['@id', 'url', 'item', 'image', 'logo'];

function structured(data: Record<string, unknown>, origin: string): string {
  const whole = (value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('/') ? new URL(value, origin).href : value;
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }, (key, value: unknown) =>
    addressKeys.includes(key) ? (Array.isArray(value) ? value.map(whole) : whole(value)) : value,
  );
  return `<script type="application/ld+json">${text.replace(/</g, '\\u003c')}</script>`;
}

type Where = { origin: string; path: string; language: Language };

export function headHtml(head: Head, { origin, path, language }: Where): string {
  const addressIn = (other: Language) => `${origin}${basePath}${pathInLanguage(head.canonical ?? path, other)}`;
  const address = addressIn(language);
  const title = titleWithShop(head.title, language);
  const image = new URL(head.image ?? `${basePath}/share.jpg`, origin).href;
  // A missing page has no canonical URL.
  const isThere = (head.status ?? 200) < 400;
  const alternates = (
    [
      ['en', 'en'],
      ['bn', 'bn'],
      ['x-default', 'en'],
    ] as const
  ).map(([code, other]) => `<link rel="alternate" hreflang="${code}" href="${escape(addressIn(other))}">`);
  return [
    `<title>${escape(title)}</title>`,
    meta('description', head.description),
    meta('keywords', head.keywords),
    meta('robots', head.isPrivate || !isThere ? 'noindex' : undefined),
    ...(isThere ? [`<link rel="canonical" href="${escape(address)}">`] : []),
    ...(head.isPrivate || !isThere ? [] : alternates),
    property('og:type', head.kind ?? 'website'),
    property('og:site_name', language === 'bn' ? 'হাট' : 'Haat'),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', isThere ? address : null),
    property('og:image', image),
    property('og:image:alt', head.image && head.imageAlt),
    property('og:locale', language === 'bn' ? 'bn_BD' : 'en_US'),
    property('og:locale:alternate', language === 'bn' ? 'en_US' : 'bn_BD'),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', head.description),
    meta('twitter:image', image),
    meta('twitter:image:alt', head.image && head.imageAlt),
    ...(head.data ?? []).map((data) => structured(data, origin)),
  ].join('');
}
