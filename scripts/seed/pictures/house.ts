/** The shop's own pictures: the mark, the logos, slides, banners and shop headers. */
import type { Word } from './lettering';
import type { Glyph, Tone } from './shapes';
import { circle, each, ellipse, faint, group, line, mix, paper, path, rect, toneOf } from './shapes';
import { alpona, svg } from './scenes';
import { word } from './words';

export const leafGreen = '#0B6E4F';
export const marigold = '#F2A541';
export const ink = '#14231C';

/** A scalloped awning of `count` stripes, `w` wide. */
const awning = (x: number, y: number, w: number, h: number, count: number, first: string, second: string) =>
  each(count, (i) => {
    const step = w / count;
    const left = x + i * step;
    return `<path d="M${left} ${y}H${left + step}V${y + h}A${step / 2} ${step / 2} 0 0 1 ${left} ${y + h}Z" fill="${i % 2 ? second : first}"/>`;
  });

/** The mark in a box of 100: an awning over a basket. */
export const mark = (ground: string, cloth: string, weave: string) =>
  rect(0, 0, 100, 100, 24, ground) +
  awning(14, 20, 72, 16, 4, cloth, paper) +
  rect(14, 15, 72, 9, 4, cloth) +
  path('M24 56H76L70 80Q69 85 64 85H36Q31 85 30 80Z', weave) +
  rect(20, 51, 60, 9, 4.5, weave) +
  line('M40 64L42 80M50 64V80M60 64L58 80', ground, 3);

/** 200 x 45 in shape, drawn four times as large for sharp screens. */
export const siteLogo = () =>
  svg(800, 180, group('translate(4 4) scale(1.72)', mark(leafGreen, marigold, paper)) + word('haat', 206, 132, 130, leafGreen) + word('haatEnglish', 410, 132, 118, leafGreen));
export const siteLogoSmall = () => svg(180, 180, group('scale(1.8)', mark(leafGreen, marigold, paper)));

export type Strip = { bangla: Word; english: Word; ground: string; things: readonly Glyph[]; tones: readonly Tone[]; light?: boolean };

const placed = (strip: Strip, left: number, step: number, size: number, foot: number) =>
  strip.things
    .map((thing, i) => {
      const tone = strip.tones[i % strip.tones.length] ?? toneOf(leafGreen, marigold);
      const x = left + i * step;
      const grow = i === 1 ? 1.12 : 1;
      return ellipse(x + size / 2, foot + size * 0.015, size * 0.4, size * 0.06, 'rgba(10,20,15,.28)') + group(`translate(${x + (size * (1 - grow)) / 2} ${foot - size * 0.86 * grow}) scale(${(size * grow) / 1000})`, thing(tone));
    })
    .join('');

/** A slide of the home page, 1800 x 540. */
export function slide(strip: Strip): string {
  const { ground, light = false } = strip;
  const text = light ? ink : paper;
  const hill = mix(ground, light ? marigold : '#06281D', 0.28);
  return svg(
    1800,
    540,
    rect(0, 0, 1800, 540, 0, ground) +
      faint(0.16, alpona(250, 610, 330, light ? leafGreen : marigold)) +
      faint(0.22, circle(1380, 250, 330, light ? leafGreen : marigold)) +
      path('M760 540C960 400 1200 380 1420 420C1580 448 1700 430 1800 380V540Z', hill) +
      awning(0, 0, 1800, 22, 30, light ? leafGreen : marigold, light ? marigold : mix(ground, paper, 0.88)) +
      word(strip.bangla, 130, 282, 96, text) +
      rect(132, 330, 76, 8, 4, light ? leafGreen : marigold) +
      word(strip.english, 130, 404, 44, light ? mix(ink, ground, 0.18) : mix(ground, paper, 0.8)) +
      // The buttons that move the slides lie over both edges; on a tablet they cover a fourteenth of the width.
      placed(strip, 930, 225, 280, 470),
  );
}

/** A banner, 1800 x 300. */
export function banner(strip: Strip): string {
  const { ground, light = false } = strip;
  const text = light ? ink : paper;
  return svg(
    1800,
    300,
    rect(0, 0, 1800, 300, 0, ground) +
      faint(0.18, alpona(1700, 20, 210, light ? leafGreen : marigold), alpona(60, 300, 180, light ? leafGreen : marigold)) +
      path('M980 300C1080 190 1300 150 1480 190C1620 220 1720 200 1800 160V300Z', mix(ground, light ? marigold : '#06281D', 0.26)) +
      word(strip.bangla, 150, 158, 76, text) +
      word(strip.english, 152, 226, 38, light ? mix(ink, ground, 0.18) : mix(ground, paper, 0.8)) +
      placed(strip, 1130, 190, 210, 264),
  );
}

/** A shop's sign, 300 x 300 in shape: its first letters under an awning. */
export function shopLogo(letters: Word, tone: Tone): string {
  return svg(600, 600, rect(0, 0, 600, 600, 0, tone.pale) + circle(300, 330, 230, tone.main) + faint(0.25, alpona(300, 330, 214, tone.pale)) + awning(60, 40, 480, 74, 6, tone.spark, paper) + rect(50, 24, 500, 34, 17, tone.deep) + word(letters, 300, 410, 230, paper, 'middle'));
}

/** The wide picture over a shop's page, 1400 x 300. */
export function shopBanner(things: readonly Glyph[], tone: Tone): string {
  return svg(
    1400,
    300,
    rect(0, 0, 1400, 300, 0, mix(tone.main, paper, 0.55)) +
      faint(0.4, alpona(140, 200, 190, tone.pale), alpona(1270, 200, 190, tone.pale)) +
      path('M0 300V240C300 180 600 262 900 226C1120 200 1280 212 1400 240V300Z', tone.main) +
      awning(0, 0, 1400, 30, 20, tone.main, tone.spark) +
      each(things.length, (i) => {
        const x = 250 + i * (900 / Math.max(things.length - 1, 1)) - 100;
        const thing = things[i];
        return thing ? ellipse(x + 100, 254, 76, 11, 'rgba(10,20,15,.3)') + group(`translate(${x} 76) scale(.2)`, thing(toneOf(mix(tone.main, tone.spark, i % 2 ? 0.5 : 0), tone.spark))) : '';
      }),
  );
}
