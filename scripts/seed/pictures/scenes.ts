/** The ground a product stands on: four quiet arrangements of paper shapes, an alpona among them. */
import type { Glyph, Tone } from './shapes';
import { circle, each, ellipse, faint, group, mix, paper, path, ring, toneOf } from './shapes';

export type Scene = { tone: Tone; stage: 0 | 1 | 2 | 3 };

const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/** A ring of petals and dots as painted on a courtyard on feast days. */
export const alpona = (x: number, y: number, r: number, colour: string) =>
  group(
    `translate(${x} ${y}) scale(${r / 100})`,
    ring(0, 0, 96, colour, 1.6),
    ring(0, 0, 62, colour, 1.6),
    each(24, (i) => `<path d="M0 -92C-9 -84 -9 -74 0 -66C9 -74 9 -84 0 -92Z" fill="${colour}" transform="rotate(${i * 15})"/>`),
    each(24, (i) => `<circle cx="0" cy="-102" r="2.4" fill="${colour}" transform="rotate(${i * 15 + 7.5})"/>`),
    each(12, (i) => `<path d="M0 -58C-12 -44 -10 -28 0 -16C10 -28 12 -44 0 -58Z" fill="${colour}" transform="rotate(${i * 30})"/>`),
  );

const stages: Record<Scene['stage'], (t: Tone) => string> = {
  0: (t) => circle(600, 590, 440, mix(t.main, paper, 0.68)) + faint(0.55, alpona(600, 590, 420, mix(t.main, paper, 0.5))),
  1: (t) =>
    path('M190 1200V560C190 300 380 170 600 90C820 170 1010 300 1010 560V1200Z', mix(t.main, paper, 0.7)) +
    path('M260 1200V580C260 350 420 240 600 170C780 240 940 350 940 580V1200Z', mix(t.main, paper, 0.6)) +
    faint(0.6, each(5, (i) => circle(600 + (i - 2) * 62, 262 + Math.abs(i - 2) * 20, 9, t.spark))),
  2: (t) =>
    circle(880, 300, 210, mix(t.spark, paper, 0.45)) +
    path('M0 700C220 600 420 780 700 690C900 626 1060 640 1200 720V1200H0Z', mix(t.main, paper, 0.66)) +
    path('M0 860C260 790 480 900 760 850C940 818 1080 820 1200 868V1200H0Z', mix(t.main, paper, 0.54)),
  3: (t) =>
    path('M0 0H1200V420C900 560 320 540 0 300Z', mix(t.spark, paper, 0.62)) +
    circle(600, 610, 400, mix(t.main, paper, 0.64)) +
    faint(0.5, alpona(130, 1090, 190, mix(t.main, paper, 0.3)), alpona(1090, 120, 170, mix(t.main, paper, 0.3))),
};

/** A product picture, 1200 x 1200. */
export function productPicture(glyph: Glyph, { tone, stage }: Scene): string {
  return svg(
    1200,
    1200,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="${stage % 2}" y2="1"><stop offset="0" stop-color="${mix(tone.main, paper, 0.9)}"/>` +
      `<stop offset="1" stop-color="${mix(tone.main, paper, 0.74)}"/></linearGradient>` +
      `<radialGradient id="s"><stop offset="0" stop-color="${tone.ink}" stop-opacity=".34"/><stop offset="1" stop-color="${tone.ink}" stop-opacity="0"/></radialGradient></defs>` +
      `<rect width="1200" height="1200" fill="url(#g)"/>${stages[stage](tone)}` +
      ellipse(600, 1010, 430, 78, 'url(#s)') +
      group('translate(110 150) scale(0.98)', glyph(tone)),
  );
}

/** What a category sells, three things beside each other, 1200 x 800. */
export function categoryPicture(things: readonly Glyph[], tone: Tone): string {
  return svg(
    1200,
    800,
    `<rect width="1200" height="800" fill="${mix(tone.main, paper, 0.84)}"/>` +
      circle(600, 430, 350, mix(tone.main, paper, 0.7)) +
      path('M0 610C260 540 480 650 760 600C940 568 1080 570 1200 618V800H0Z', mix(tone.main, paper, 0.58)) +
      things
        .map((thing, i) => {
          const [x, y, size] = [[600, 330, 0.54], [265, 400, 0.46], [935, 400, 0.46]][i] as [number, number, number];
          return ellipse(x, y + 880 * size * 0.5 + 40, 560 * size * 0.5, 24, 'rgba(10,20,15,.16)') + group(`translate(${x - 500 * size} ${y - 500 * size + 20}) scale(${size})`, thing(tone));
        })
        .reverse()
        .join(''),
  );
}

/** The four looks of each part of the shop. */
export const tones: Record<string, readonly Tone[]> = {
  grocery: [toneOf('#0B6E4F', '#F2A541'), toneOf('#C4512D', '#F5C04E'), toneOf('#D98A1F', '#2F8F5B'), toneOf('#1F7A8C', '#F2A541')],
  'womens-fashion': [toneOf('#B3246B', '#F2B84B'), toneOf('#6B2C82', '#F29CB7'), toneOf('#D1495B', '#F7C873'), toneOf('#0F7173', '#F2A541')],
  'mens-fashion': [toneOf('#27476E', '#E9B44C'), toneOf('#556B2F', '#E8C07D'), toneOf('#7B2D26', '#E8B66B'), toneOf('#2F5D62', '#F2A541')],
  electronics: [toneOf('#3D4E9E', '#F2A541'), toneOf('#0F7C8A', '#F6C65B'), toneOf('#3B4450', '#F26B3A'), toneOf('#6A4C93', '#6FCFB8')],
  'home-kitchen': [toneOf('#B4532A', '#F0C05A'), toneOf('#5E7F4E', '#EFB56A'), toneOf('#2C6E8F', '#F3B54A'), toneOf('#A4762B', '#3F7F6B')],
  'beauty-care': [toneOf('#C85A7C', '#F7D08A'), toneOf('#7C6BB0', '#F5B8C4'), toneOf('#3E9C84', '#F6CE7E'), toneOf('#D9775B', '#F8DCA0')],
  'baby-toys': [toneOf('#3E8EC9', '#F8C24E'), toneOf('#E07A5F', '#81B29A'), toneOf('#46A286', '#F9C95F'), toneOf('#8A6BBE', '#F7B267')],
  'sports-outdoor': [toneOf('#2B7A3F', '#F2A541'), toneOf('#D4622A', '#2E5C8A'), toneOf('#1F5FA8', '#F5BE48'), toneOf('#A82F3A', '#F3C15C')],
  'books-stationery': [toneOf('#7A2E3B', '#E9BB63'), toneOf('#2E5D4B', '#E9B65A'), toneOf('#B57A22', '#375A7F'), toneOf('#2C4A78', '#EE9A4D')],
};

export { svg };
