/**
 * Hind Siliguri draws Bangla and Latin as one family. Two weights are shipped (400 and 600, the latter also for 700), each
 * in two files by script, made by scripts/fonts.py. The Latin ones hold the taka sign too: an English page fetches no other.
 */

const bengaliRange = 'U+0951-0952,U+0964-0965,U+0980-09F2,U+09F4-09FE,U+200C-200D,U+25CC';
const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+09F3,U+2000-200B,U+200E-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const face = (file: string, weight: string, range: string) =>
  `@font-face{font-family:'Hind Siliguri';font-style:normal;font-display:swap;font-weight:${weight};src:url(/src/ui/fonts/hind-siliguri-${file}.woff2) format('woff2');unicode-range:${range}}`;

/**
 * System fonts used until the real one has loaded, adjusted to the same size: each was measured against
 * Hind Siliguri (width of the same words, in percent; its ascent is 112 and its descent 50 of 100).
 */
const standIns = [
  {
    family: 'Hind Arial',
    local: ['Arial', 'Liberation Sans', 'Helvetica'],
    regular: 94.8,
    bold: 91.7,
    range: latinRange,
  },
  { family: 'Hind Roboto', local: ['Roboto'], regular: 104.7, bold: 102.3, range: latinRange },
  { family: 'Hind Bengali', local: ['Noto Sans Bengali'], regular: 92, bold: 88.7, range: bengaliRange },
];

const standIn = (family: string, sources: string, weight: string, percent: number, range: string) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:${sources};unicode-range:${range};size-adjust:${percent}%;` +
  `ascent-override:${(11200 / percent).toFixed(1)}%;descent-override:${(5000 / percent).toFixed(1)}%;line-gap-override:0%}`;

const fallbacks = () =>
  standIns
    .flatMap(({ family, local, regular, bold, range }) => [
      standIn(family, local.map((name) => `local('${name}')`).join(','), '400 500', regular, range),
      standIn(family, local.map((name) => `local('${name} Bold'),local('${name}')`).join(','), '600 700', bold, range),
    ])
    .join('');

export const fontFaces = () =>
  [
    face('latin-400', '400 500', latinRange),
    face('latin-600', '600 700', latinRange),
    face('bengali-400', '400 500', bengaliRange),
    face('bengali-600', '600 700', bengaliRange),
    fallbacks(),
  ].join('');

export const fontFamily = `'Hind Siliguri','Hind Arial','Hind Roboto','Hind Bengali','Noto Sans Bengali',system-ui,sans-serif`;
