/** Text of a PDF: measured, broken into lines and drawn, with Bangla and Latin letters in one line. */
import { drawRun } from './drawRun';
import { nameOfFont, type Fonts, type Script, type Weight } from './fonts';

export type Style = { size: number; weight: Weight; color: string };
type Run = { script: Script; text: string };

/** The distance of two baselines relative to the size: Bangla has marks above and below. */
export const LINE_HEIGHT = 1.5;
const ASCENT = 1.05;

/** The taka sign belongs to the Latin font, so that an amount is drawn by one font. */
const banglaPart = /[\u0951\u0952\u0964\u0965\u0980-\u09f2\u09f4-\u09fe\u200c\u200d\u25cc]+/g;
const hasBangla = (text: string) => text.search(banglaPart) >= 0;

/** Splits a text into runs that one font can draw. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let last = 0;
  for (const found of text.matchAll(banglaPart)) {
    if (found.index > last) runs.push({ script: 'latin', text: text.slice(last, found.index) });
    runs.push({ script: 'bangla', text: found[0] });
    last = found.index + found[0].length;
  }
  if (last < text.length) runs.push({ script: 'latin', text: text.slice(last) });
  return runs;
}

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

export type Lettering = {
  widthOf(text: string, style: Style): number;
  /** Breaks a text into lines of this width; a word wider than a line is divided. */
  linesOf(text: string, width: number, style: Style): string[];
  /**
   * Draws one line with its upper edge at `top`. Glyphs are stored in the order in which they are drawn, which in
   * Bangla is not that of the letters; the text to copy, search and read aloud is stored beside them as `ActualText`.
   */
  draw(line: string, x: number, top: number, style: Style): void;
};

export function letteringOn(doc: PDFKit.PDFDocument, fonts: Fonts): Lettering {
  for (const [name, font] of fonts.byName) doc.registerFont(name, font);

  const inFont = ({ script }: Run, { weight, size }: Style) => doc.font(nameOfFont(script, weight)).fontSize(size);
  const widthOf = (text: string, style: Style): number =>
    runsOf(drawable(text, fonts)).reduce((sum, run) => sum + inFont(run, style).widthOfString(run.text), 0);

  /** The part of a word that fits, and the rest. */
  const divided = (word: string, width: number, style: Style): [string, string] => {
    let fits = '';
    for (const { segment } of graphemes.segment(word)) {
      if (fits !== '' && widthOf(fits + segment, style) > width) break;
      fits += segment;
    }
    return [fits, word.slice(fits.length)];
  };

  const brokenInto = (text: string, width: number, style: Style): string[] => {
    const lines: string[] = [];
    let line = '';
    for (const given of text.split(/\s+/).filter((word) => word !== '')) {
      let word = given;
      if (line !== '' && widthOf(`${line} ${word}`, style) <= width) {
        line += ` ${word}`;
        continue;
      }
      if (line !== '') lines.push(line);
      while (widthOf(word, style) > width) {
        const [part, rest] = divided(word, width, style);
        if (rest === '') break;
        lines.push(part);
        word = rest;
      }
      line = word;
    }
    return line === '' ? lines : [...lines, line];
  };

  // Remembered, because a row is measured before it is drawn, and a table before its rows.
  const known = new Map<string, string[]>();
  const linesOf = (text: string, width: number, style: Style): string[] => {
    const key = `${style.size} ${style.weight} ${width} ${text}`;
    const lines = known.get(key) ?? brokenInto(text, width, style);
    known.set(key, lines);
    return lines;
  };

  const draw = (line: string, x: number, top: number, style: Style): void => {
    doc.save().fillColor(style.color);
    // Glyphs are placed from the page's lower edge, so the text stored beside them must be too.
    doc.transform(1, 0, 0, -1, 0, doc.page.height);
    const isSaid = hasBangla(line);
    if (isSaid) doc.markContent('Span', { actual: line });
    const from = { x, y: doc.page.height - top - style.size * ASCENT };
    for (const run of runsOf(drawable(line, fonts))) from.x += drawRun(inFont(run, style), run.text, from, style.size);
    if (isSaid) doc.endMarkedContent();
    doc.restore();
  };
  return { widthOf, linesOf, draw };
}

/** Letters that no font has become question marks; other characters without a glyph are left out. */
const drawable = (text: string, { characters }: Fonts): string =>
  text.replace(/[^\u0000-\u007f]/gu, (one) => {
    if (characters.has(one.codePointAt(0) ?? 0)) return one;
    return /\p{L}|\p{N}/u.test(one) ? '?' : '';
  });
