/** Sets a line of drawn letters. */
import type { Word } from './lettering';
import { lettering, outlines } from './lettering';

/** A word at (x, y) of its baseline, `size` units an em. `anchor` says which point of the line x is. */
export function word(name: Word, x: number, y: number, size: number, fill: string, anchor: 'start' | 'middle' = 'start'): string {
  const { width, run } = lettering[name];
  const scale = size / 200;
  const left = anchor === 'middle' ? x - (width * scale) / 2 : x;
  const letters = run.split(',').map((step) => {
    const [outline = '', dx = '0', dy = '0'] = step.split(' ');
    return `<path d="${outlines[outline] ?? ''}" transform="translate(${dx} ${dy})"/>`;
  });
  return `<g fill="${fill}" transform="translate(${left} ${y}) scale(${scale})">${letters.join('')}</g>`;
}
