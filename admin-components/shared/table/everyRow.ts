/**
 * All rows of a list that the server returns in windows, for a file. Bounded, so that a mistake cannot load everything.
 */

const WINDOW = 100;
const MOST = 50_000;

export async function everyRow<Row>(
  read: (offset: number, limit: number) => Promise<readonly Row[] | null>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; offset < MOST; offset += WINDOW) {
    const some = await read(offset, WINDOW);
    // A silently incomplete file is worse than none.
    if (some === null) throw new Error('a part of the list could not be read');
    rows.push(...some);
    if (some.length < WINDOW) return rows;
  }
  throw new Error('the list is too long for a file');
}
