/**
 * A font whose text is shaped by HarfBuzz, as in browsers. fontkit alone draws a Bangla e-kar inside a word in the form
 * for the beginning of a word, and sets some marks too low (decision 022). fontkit still reads the file and writes the
 * subset that a PDF needs.
 */
import type { Font } from 'fontkit';

type FontKit = typeof import('fontkit');
type HarfBuzz = typeof import('harfbuzzjs');

/** The fields of a drawn glyph that PDFKit reads; `codePoints` is what a reader copies and searches. */
type DrawnGlyph = { id: number; advanceWidth: number; codePoints: number[] };
type GlyphPosition = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
type Layout = { glyphs: DrawnGlyph[]; positions: GlyphPosition[]; advanceWidth: number };
export type ShapedFont = Omit<Font, 'layout'> & { layout: (text: string) => Layout };
type Drawn = { id: number; cluster: number };

export function shapedFont(fontkit: FontKit, harfbuzz: HarfBuzz, bytes: Uint8Array): ShapedFont {
  const font = fontkit.create(Buffer.from(bytes)) as Font;
  const own = new Uint8Array(bytes);
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(own.buffer)));
  const named = charactersByGlyph(font);

  const layout = (text: string): Layout => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaper, buffer);
    const drawn = buffer.getGlyphInfos().map(({ codepoint, cluster }) => ({ id: codepoint, cluster }));
    const codePoints = charactersOf(text, drawn, named);
    const glyphs: DrawnGlyph[] = drawn.map(({ id }, place) => ({
      id,
      advanceWidth: font.getGlyph(id).advanceWidth,
      codePoints: codePoints[place] ?? [],
    }));
    const positions = buffer
      .getGlyphPositions()
      .map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }));
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  };
  return Object.assign(font, { layout });
}

/** The character that each glyph draws by itself; a conjunct has none. */
function charactersByGlyph(font: Font): ReadonlyMap<number, number> {
  const named = new Map<number, number>();
  for (const character of font.characterSet) {
    const { id } = font.glyphForCodePoint(character);
    if (!named.has(id)) named.set(id, character);
  }
  return named;
}

/**
 * The characters that each glyph stands for. The glyphs of a syllable share its characters: a glyph with a character of
 * its own gets that one, and the first of the others gets the rest.
 */
function charactersOf(text: string, drawn: readonly Drawn[], named: ReadonlyMap<number, number>): number[][] {
  const starts = [...new Set(drawn.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const result: number[][] = drawn.map(() => []);
  starts.forEach((start, place) => {
    const left = [...text.slice(start, starts[place + 1] ?? text.length)].map((one) => one.codePointAt(0) ?? 0);
    const shared: number[] = [];
    drawn.forEach(({ id, cluster }, at) => {
      if (cluster !== start) return;
      const own = left.indexOf(named.get(id) ?? -1);
      if (own < 0) shared.push(at);
      else result[at] = left.splice(own, 1);
    });
    const [first] = shared;
    if (first !== undefined) result[first] = left;
  });
  return result;
}
