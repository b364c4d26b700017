/** The few SVG shapes every drawing of the demo pictures is made of, and colour mixing. */

/** The colours one drawing is tinted with. */
export type Tone = { main: string; deep: string; pale: string; spark: string; ink: string };
/** Draws a thing in a box of 1000 x 1000, standing on the ground at y 860. */
export type Glyph = (tone: Tone) => string;

export const paper = '#FBFAF6';
export const white = '#FFFFFF';

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const dashes = (d: string, stroke: string, width: number, dash: string) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${dash}"/>`;
export const ring = (x: number, y: number, r: number, stroke: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
export const group = (transform: string, ...inside: string[]) => `<g transform="${transform}">${inside.join('')}</g>`;
/** The same drawing as a see-through layer. */
export const faint = (opacity: number, ...inside: string[]) => `<g opacity="${opacity}">${inside.join('')}</g>`;
/** A darker side. */
export const shade = (d: string, strength = 0.13) => `<path d="${d}" fill="#1A1208" opacity="${strength}"/>`;
/** A lighter side. */
export const shine = (d: string, strength = 0.35) => `<path d="${d}" fill="#FFFFFF" opacity="${strength}"/>`;

/** Repeats a drawing for 0..count-1. */
export const each = (count: number, draw: (index: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A leaf from (0,0) upwards, `size` tall, turned by `angle` degrees at (x, y). */
export const leaf = (x: number, y: number, size: number, angle: number, fill: string) =>
  group(
    `translate(${x} ${y}) rotate(${angle}) scale(${size / 100})`,
    path('M0 0C-34 -22 -36 -68 0 -100C36 -68 34 -22 0 0Z', fill),
    line('M0 -4L0 -78', 'rgba(255,255,255,.45)', 4),
  );

/** A five-petal flower. */
export const flower = (x: number, y: number, size: number, petal: string, heart: string) =>
  group(
    `translate(${x} ${y}) scale(${size / 100})`,
    each(5, (i) => `<ellipse cx="0" cy="-52" rx="30" ry="44" fill="${petal}" transform="rotate(${i * 72})"/>`),
    circle(0, 0, 26, heart),
  );

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** `share` of the second colour in the first, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const to = channels(second);
  const parts = channels(first).map((value, i) => Math.round(value + ((to[i] ?? value) - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A tone from one leading colour and the accent that goes with it. */
export const toneOf = (main: string, spark: string): Tone => ({
  main,
  spark,
  deep: mix(main, '#0C1A14', 0.42),
  pale: mix(main, paper, 0.78),
  ink: mix(main, '#0C1A14', 0.8),
});
