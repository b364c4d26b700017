/**
 * Places glyphs of one font on the page. PDFKit's own text sets a new position for every piece; readers that take the
 * words of a line from its `ActualText` then look for them in the wrong place. Uses PDFKit's current font, which
 * types/pdfkit.d.ts declares.
 */
const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** Draws in the document's current font; returns the width. */
export function drawRun(doc: PDFKit.PDFDocument, text: string, from: { x: number; y: number }, size: number): number {
  const { _font: font, page } = doc;
  page.fonts[font.id] ??= font.ref();
  const [glyphs, positions] = font.encode(text);
  doc.addContent('BT');
  doc.addContent(`/${font.id} ${rounded(size)} Tf 1 0 0 1 ${rounded(from.x)} ${rounded(from.y)} Tm`);
  let rise = 0;
  let pieces: string[] = [];
  const flush = () => {
    if (pieces.length > 0) doc.addContent(`[${pieces.join(' ')}] TJ`);
    pieces = [];
  };
  positions.forEach(({ xAdvance, xOffset, yOffset, advanceWidth }, place) => {
    if (yOffset !== rise) {
      flush();
      rise = yOffset;
      doc.addContent(`${rounded((rise * size) / 1_000)} Ts`);
    }
    // A number moves the next glyph to the left, in thousandths of the size.
    if (xOffset !== 0) pieces.push(rounded(-xOffset));
    pieces.push(`<${glyphs[place] ?? ''}>`);
    const after = xOffset + advanceWidth - xAdvance;
    if (after !== 0) pieces.push(rounded(after));
  });
  flush();
  doc.addContent(rise === 0 ? 'ET' : '0 Ts ET');
  return positions.reduce((sum, { xAdvance }) => sum + (xAdvance * size) / 1_000, 0);
}
