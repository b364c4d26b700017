/**
 * A PDF of A4 pages: blocks from top to bottom, a heading on every page after the first, a foot with the page number.
 * Tagged, so that a screen reader announces headings and tables as such.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { loadFonts } from './fonts';
import { letteringOn, LINE_HEIGHT, type Lettering, type Style } from './lettering';

const PAGE = { width: 595.28, height: 841.89 };
const SIDE = 42;
const TOP = 42;
const BOTTOM = 60;
const SMALL = 8;
/** Blocks drawn without a break; then other work of the process gets its turn. */
const BLOCKS_IN_A_TURN = 10;

const ink = '#111111';
export const gray = '#555555';
export const lineColor = '#bbbbbb';

export type PaperFacts = {
  title: string;
  language: 'en' | 'bn';
  /** The name of the shop. */
  author: string;
  made: Date;
  /** At the head of every page after the first. */
  runningHead: string;
  /** At the foot of every page. */
  foot: (page: number, pages: number) => string;
};

/** A structure element: a heading, a paragraph, a table with rows and cells. */
export type Part = PDFKit.PDFStructureElement;
/**
 * `alt`: the description of a picture; `scope`: what a header cell applies to. PDFKit's types declare fewer options
 * than it accepts.
 */
export type PartFacts = { alt?: string; bbox?: number[]; scope?: 'Column' | 'Row' };
export type PartKind = 'H1' | 'P' | 'Figure' | 'Table' | 'Caption' | 'TR' | 'TH' | 'TD';

export type Paper = {
  readonly doc: PDFKit.PDFDocument;
  readonly letters: Lettering;
  readonly left: number;
  readonly width: number;
  /** Where the next block begins. */
  y: number;
  /** Call before each block: begins a new page if less than this height is left, and returns whether it did. */
  need(height: number): Promise<boolean>;
  /** Adds a structure element to the document, or to another element, and draws its content. */
  part(kind: PartKind, draw?: () => void, within?: Part, facts?: PartFacts): Part;
  /** Draws decoration, or a repetition of text already read: screen readers skip it. */
  decor(draw: () => void): void;
  /** Draws text from the left, on as many lines as it needs; returns where it ends. */
  text(text: string, style: Partial<Style>, box?: { x: number; y: number; width: number; align?: Align }): number;
};
export type Align = 'left' | 'right';

export const styled = (style: Partial<Style> = {}): Style => ({ size: 9.5, weight: 'regular', color: ink, ...style });

/** Returns the document as the bytes of a PDF file. */
export async function makePaper(facts: PaperFacts, write: (paper: Paper) => Promise<void>): Promise<Buffer> {
  const fonts = await loadFonts();
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: facts.language === 'bn' ? 'bn-BD' : 'en',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    // No standard PDF font: none has Bangla, and PDFKit would read one from its folder.
    font: '',
    info: { Title: facts.title, Author: facts.author, Creator: facts.author, CreationDate: facts.made },
  });
  const bytes = collected(doc);
  const paper = open(doc, letteringOn(doc, fonts), facts);
  await nextTurn();
  await write(paper);
  await nextTurn();
  numberPages(paper, facts);
  doc.end();
  return bytes;
}

function collected(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done, failed) => {
    doc.on('end', () => done(Buffer.concat(chunks)));
    doc.on('error', failed);
  });
}

function open(doc: PDFKit.PDFDocument, letters: Lettering, { runningHead }: PaperFacts): Paper {
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const width = PAGE.width - 2 * SIDE;

  let blocks = 0;

  const paper: Paper = {
    doc,
    letters,
    left: SIDE,
    width,
    y: TOP,
    need: async (height) => {
      blocks += 1;
      if (blocks % BLOCKS_IN_A_TURN === 0) await nextTurn();
      if (paper.y + height <= PAGE.height - BOTTOM) return false;
      doc.addPage();
      const style = styled({ size: SMALL, color: gray });
      paper.decor(() => letters.draw(runningHead, SIDE, TOP, style));
      paper.y = TOP + SMALL * LINE_HEIGHT + 10;
      return true;
    },
    part: (kind, draw, within = whole, about = {}) => {
      const made = doc.struct(kind, about);
      within.add(made);
      if (!draw) return made;
      const content = doc.markStructureContent(kind);
      draw();
      doc.endMarkedContent();
      return made.add(content);
    },
    decor: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    text: (text, given, box) => {
      const style = styled(given);
      const { x, y, width: room, align } = { x: SIDE, y: paper.y, width, align: 'left', ...box };
      const step = style.size * LINE_HEIGHT;
      const lines = letters.linesOf(text, room, style);
      lines.forEach((line, place) => {
        const start = align === 'right' ? x + room - letters.widthOf(line, style) : x;
        letters.draw(line, start, y + place * step, style);
      });
      return y + lines.length * step;
    },
  };
  return paper;
}

/** Drawn last, when the number of pages is known. */
function numberPages({ doc, letters, left, width }: Paper, { foot }: PaperFacts): void {
  const { count } = doc.bufferedPageRange();
  const style = styled({ size: SMALL, color: gray });
  const top = PAGE.height - BOTTOM + 22;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    const line = foot(page + 1, count);
    letters.draw(line, left + width - letters.widthOf(line, style), top, style);
    doc.endMarkedContent();
  }
}
