/** All rows of a list that the server gives in windows, for a file. Bounded, so that a slip cannot fetch the world. */

const WINDOW = 100;
const MOST = 10_000;

export async function everyRow<Row>(read: (offset: number, limit: number) => Promise<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; offset < MOST; offset += WINDOW) {
    const some = await read(offset, WINDOW);
    rows.push(...some);
    if (some.length < WINDOW) break;
  }
  return rows;
}
