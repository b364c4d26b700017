/** The head of the shop's PDFs: its logo, or its mark and name; the kind of document; and how to reach the shop. */
import { gray, type Paper } from '../pdf/paper';
import { drawMark } from './drawMark';

const LOGO = { width: 130, height: 32 };

type Head = {
  brand: string;
  title: string;
  logo: Buffer | null;
  contact: readonly (string | null | undefined)[];
};

export function drawHead(paper: Paper, { brand, title, logo, contact }: Head): void {
  const { left, y, width } = paper;
  const half = width / 2;
  paper.part(
    'Figure',
    () => {
      if (logo) return void paper.doc.image(logo, left, y, { fit: [LOGO.width, LOGO.height] });
      drawMark(paper.doc, left, y, LOGO.height);
    },
    undefined,
    { alt: brand, bbox: [left, y, left + LOGO.width, y + LOGO.height] },
  );
  if (!logo) {
    const name = { x: left + LOGO.height + 10, y: y + 2, width: half };
    paper.part('P', () => paper.text(brand, { size: 18, weight: 'bold' }, name));
  }
  const right = { x: left + half, y, width: half, align: 'right' } as const;
  let end = y;
  paper.part('H1', () => (end = paper.text(title, { size: 18, weight: 'bold' }, right)));
  for (const line of contact) {
    if (line) paper.part('P', () => (end = paper.text(line, { size: 8.5, color: gray }, { ...right, y: end })));
  }
  paper.y = Math.max(end, y + LOGO.height) + 14;
}
