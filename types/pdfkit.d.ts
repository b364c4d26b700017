/**
 * Types of PDFKit missing in `@types/pdfkit`. Its version is pinned; tests/api/orders/invoice checks the drawn result.
 */
import type { ShapedFont } from '../services/pdf/shapedFont';

type Position = { xAdvance: number; xOffset: number; yOffset: number; advanceWidth: number };

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The font in use. */
      _font: { id: string; ref(): unknown; encode(text: string): [glyphs: string[], positions: Position[]] };
    }
    namespace Mixins {
      interface PDFFont {
        /** Accepts a font that is already open. */
        registerFont(name: string, font: ShapedFont): this;
      }
    }
  }
}
