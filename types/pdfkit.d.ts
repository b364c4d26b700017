/** What PDFKit does and `@types/pdfkit` does not say. Its version is pinned; tests/api/orders/invoice looks at what it draws. */
import type { ShapedFont } from '../services/pdf/shapedFont';

type Position = { xAdvance: number; xOffset: number; yOffset: number; advanceWidth: number };

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The font that text is drawn in now. */
      _font: { id: string; ref(): unknown; encode(text: string): [glyphs: string[], positions: Position[]] };
    }
    namespace Mixins {
      interface PDFFont {
        /** Takes a font that was opened already. */
        registerFont(name: string, font: ShapedFont): this;
      }
    }
  }
}
