/**
 * Hind Siliguri draws Bangla and Latin as one family. Two weights are shipped (400 and 600, the latter also for 700), each
 * in two files by script, and only those of the page's language are fetched ahead.
 */
import bengali400 from '@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2?url';
import bengali600 from '@fontsource/hind-siliguri/files/hind-siliguri-bengali-600-normal.woff2?url';
import latin400 from '@fontsource/hind-siliguri/files/hind-siliguri-latin-400-normal.woff2?url';
import latin600 from '@fontsource/hind-siliguri/files/hind-siliguri-latin-600-normal.woff2?url';
import type { Language } from '../i18n/language';

const bengaliRange = 'U+0951-0952,U+0964-0965,U+0980-09FE,U+1CD0,U+1CD2,U+1CD5-1CD6,U+1CD8,U+1CE1,U+1CEA,U+1CED,U+1CF2,U+1CF5-1CF7,U+200C-200D,U+20B9,U+25CC,U+A8F1,U+09F3';
const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200B,U+200E-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const face = (url: string, weight: string, range: string) =>
  `@font-face{font-family:'Hind Siliguri';font-style:normal;font-display:swap;font-weight:${weight};src:url(${url}) format('woff2');unicode-range:${range}}`;

/** Takes the place of the real face until it is there, in the same space: measured against Hind Siliguri. */
const fallback = `@font-face{font-family:'Hind Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:94%;ascent-override:113%;descent-override:58%;line-gap-override:0%}`;

export const fontFaces = [
  face(latin400, '400 500', latinRange),
  face(latin600, '600 700', latinRange),
  face(bengali400, '400 500', bengaliRange),
  face(bengali600, '600 700', bengaliRange),
  fallback,
].join('');

export const fontFamily = `'Hind Siliguri','Hind Fallback','Noto Sans Bengali',system-ui,sans-serif`;

/** The files a page of this language certainly draws with. */
export function fontPreloads(language: Language): string {
  const files = language === 'bn' ? [bengali400, latin400] : [latin400, latin600];
  return files.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`).join('');
}
