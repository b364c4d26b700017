/** A table with columns of figures: its head is repeated on every page, and no row is split between two pages. */
import { LINE_HEIGHT, type Style } from './lettering';
import { gray, lineColor, styled, type Align, type Paper, type Part } from './paper';

export type Column = { title: string; align?: Align };
/** `note`: smaller, below the text. */
export type Cell = string | { text: string; note: string };
/** Columns are as wide as their content; the first column gets the remaining width. */
export type Table = { caption?: string; columns: readonly Column[]; rows: readonly (readonly Cell[])[] };
/** `isTotal`: the total of the others. */
export type Sum = { label: string; amount: string; isTotal?: boolean };

const PAD = 5;
const BETWEEN = 14;
const head: Partial<Style> = { size: 8.5, weight: 'bold' };
const noted: Partial<Style> = { size: 8, color: gray };

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);
const noteOf = (cell: Cell): string => (typeof cell === 'string' ? '' : cell.note);

type Place = { x: number; width: number; align: Align };

function placesOf({ letters, left, width }: Paper, { columns, rows }: Table): Place[] {
  const widths = columns.map(({ title }, at) =>
    Math.max(
      letters.widthOf(title, styled(head)),
      ...rows.map((row) => letters.widthOf(textOf(row[at] ?? ''), styled())),
    ),
  );
  const others = widths.slice(1).reduce((sum, one) => sum + one + BETWEEN, 0);
  widths[0] = Math.max(width - others, width / 3);
  let x = left;
  return widths.map((room, at) => {
    const place = { x, width: room, align: columns[at]?.align ?? 'left' };
    x += room + BETWEEN;
    return place;
  });
}

/** Draws a table at the current position, on as many pages as it needs. */
export async function drawTable(paper: Paper, table: Table): Promise<void> {
  const places = placesOf(paper, table);
  const part = paper.part('Table');
  const headHeight = heightOf(paper, places, titlesOf(table), head);
  const first = table.rows[0] ? heightOf(paper, places, table.rows[0]) : 0;
  const captionHeight = table.caption ? 9.5 * LINE_HEIGHT + PAD : 0;
  await paper.need(captionHeight + headHeight + first);
  if (table.caption) {
    const caption = table.caption;
    paper.part('Caption', () => (paper.y = paper.text(caption, { weight: 'bold' }) + 2), part);
  }
  drawHead(paper, places, table, part);
  for (const row of table.rows) {
    const height = heightOf(paper, places, row);
    if (await paper.need(height)) drawHead(paper, places, table);
    const line = paper.part('TR', undefined, part);
    row.forEach((cell, at) => paper.part('TD', () => drawCell(paper, places[at], cell), line));
    rule(paper, height);
  }
  paper.y += 12;
}

const titlesOf = ({ columns }: Table): string[] => columns.map(({ title }) => title);

function heightOf({ letters }: Paper, places: readonly Place[], row: readonly Cell[], style?: Partial<Style>): number {
  const heights = row.map((cell, at) => {
    const width = places[at]?.width ?? 0;
    const linesIn = (text: string, given: Style) =>
      letters.linesOf(text, width, given).length * given.size * LINE_HEIGHT;
    return linesIn(textOf(cell), styled(style)) + linesIn(noteOf(cell), styled(noted));
  });
  return Math.max(...heights) + PAD;
}

function drawCell(paper: Paper, place: Place | undefined, cell: Cell, style: Partial<Style> = {}): void {
  if (!place) return;
  const end = paper.text(textOf(cell), style, { ...place, y: paper.y });
  if (noteOf(cell)) paper.text(noteOf(cell), noted, { ...place, y: end });
}

/** `part`: the table, if the head is to be read out; on later pages it is only a repetition. */
function drawHead(paper: Paper, places: readonly Place[], table: Table, part?: Part): void {
  const titles = titlesOf(table);
  if (part) {
    const line = paper.part('TR', undefined, part);
    titles.forEach((title, at) =>
      paper.part('TH', () => drawCell(paper, places[at], title, head), line, { scope: 'Column' }),
    );
  } else paper.decor(() => titles.forEach((title, at) => drawCell(paper, places[at], title, head)));
  rule(paper, heightOf(paper, places, titles, head));
}

/** Draws a line below a row of this height; the next row begins under it. */
function rule(paper: Paper, height: number): void {
  const y = paper.y + height - PAD / 2;
  paper.decor(() =>
    paper.doc
      .moveTo(paper.left, y)
      .lineTo(paper.left + paper.width, y)
      .lineWidth(0.5)
      .stroke(lineColor),
  );
  paper.y += height + 1;
}

/** Draws the sums at the right, all on one page. */
export async function drawSums(paper: Paper, sums: readonly Sum[]): Promise<void> {
  const styleOf = ({ isTotal }: Sum): Partial<Style> => (isTotal ? { size: 11.5, weight: 'bold' } : {});
  const stepOf = (sum: Sum) => styled(styleOf(sum)).size * LINE_HEIGHT + 2;
  await paper.need(sums.reduce((height, sum) => height + stepOf(sum), 0));
  const widest = Math.max(...sums.map((sum) => paper.letters.widthOf(sum.amount, styled(styleOf(sum)))));
  const part = paper.part('Table');
  for (const sum of sums) {
    const style = styleOf(sum);
    const line = paper.part('TR', undefined, part);
    const labels = { x: paper.left, y: paper.y, width: paper.width - widest - 24, align: 'right' } as const;
    const amounts = { ...labels, width: paper.width };
    paper.part('TH', () => paper.text(sum.label, style, labels), line, { scope: 'Row' });
    paper.part('TD', () => paper.text(sum.amount, style, amounts), line);
    paper.y += stepOf(sum);
  }
}
