/** The shop's mark, a market stall's striped awning, as its icon shows it (storefront/public/favicon.svg). */

const green = '#0b6e4f';
const white = '#fbfaf6';
const yellow = '#f2a541';

const awning = [
  { path: 'M5 8.5A2.5 2.5 0 0 1 7.5 6h17A2.5 2.5 0 0 1 27 8.5V13H5z', color: yellow },
  { path: 'M9.4 6h4.4v7H9.4zM18.2 6h4.4v7h-4.4z', color: white },
  {
    path: 'M5 13h4.4v1.6a2.2 2.2 0 0 1-4.4 0zM13.8 13h4.4v1.6a2.2 2.2 0 0 1-4.4 0zM22.6 13H27v1.6a2.2 2.2 0 0 1-4.4 0z',
    color: yellow,
  },
  { path: 'M9.4 13h4.4v1.6a2.2 2.2 0 0 1-4.4 0zM18.2 13h4.4v1.6a2.2 2.2 0 0 1-4.4 0z', color: white },
];
const SIDE = 32;

export function drawMark(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  doc.save();
  doc.translate(x, y).scale(size / SIDE);
  doc.roundedRect(0, 0, SIDE, SIDE, 7).fill(green);
  doc.roundedRect(7, 15, 18, 11, 1.5).fill(white);
  doc.roundedRect(13.5, 18, 5, 8, 1).fill(green);
  for (const { path, color } of awning) doc.path(path).fill(color);
  doc.restore();
}
