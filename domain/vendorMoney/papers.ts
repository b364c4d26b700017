/** A long statement is several files: one of more movements would take the server seconds and hundreds of megabytes. */

/** Movements in one file: about a hundred pages of A4. */
export const movementsOnPaper = 1_500;

/** How many files a statement with so many movements is. */
export const papersOf = (movements: number): number => Math.max(Math.ceil(movements / movementsOnPaper), 1);

type Days = { from: string; to: string };

/** What the file is called; a part of several by its number. */
export const statementFileName = ({ from, to }: Days, { part, parts }: { part: number; parts: number }): string =>
  `haat-statement-${from}-${to}${parts > 1 ? `-${part}` : ''}.pdf`;
