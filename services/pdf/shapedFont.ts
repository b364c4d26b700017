/**
 * A font whose text is laid out by HarfBuzz, as browsers do it. fontkit alone draws a Bangla e-kar inside a word in the form that only
 * begins one, and sets some marks too low (decision 022); it still reads the file and writes the part of it that a paper needs.
 */
import type { Font } from 'fontkit';

type FontKit = typeof import('fontkit');
type HarfBuzz = typeof import('harfbuzzjs');

/** What PDFKit reads of a drawn glyph: which characters it stands for is what a reader copies and searches. */
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
 * Which characters each glyph stands for. The glyphs of a syllable share its characters: one with a character of its own takes that
 * one, and the first of the others takes what is left.
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
