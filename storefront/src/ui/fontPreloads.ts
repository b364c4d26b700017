/** The font files a page fetches first. */
import bengali400 from './fonts/hind-siliguri-bengali-400.woff2?url';
import latin400 from './fonts/hind-siliguri-latin-400.woff2?url';
import latin600 from './fonts/hind-siliguri-latin-600.woff2?url';
import type { Language } from '../../../frontend/messages/language';

/** The files a page of this language certainly draws its first words with; the others follow when the page is laid out. */
export function fontPreloads(language: Language): string {
  const files = language === 'bn' ? [bengali400] : [latin400, latin600];
  return files.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`).join('');
}
