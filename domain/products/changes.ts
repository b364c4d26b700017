/**
 * A vendor's change to an approved product: values that need approval wait beside the product, which stays as approved.
 */

/** The state of a change: none, waiting for an admin, or rejected by an admin. */
export const changeState = { none: 0, waiting: 1, rejected: 2 } as const;

type Values = Readonly<Record<string, unknown>>;
export type HeldChange = { columns: string[]; values: Record<string, unknown> };

type Writing = {
  /** The columns that need approval. */
  among: readonly string[];
  /** Those of them that were sent. */
  sent: readonly string[];
  live: Values;
  data: Values;
  /** The values that waited before. */
  held: { columns: readonly string[]; values: Values } | null;
  isSame: (one: unknown, other: unknown) => boolean;
};

/**
 * The waiting values after a write: a newer value replaces the one that waited, and sending the product's present value
 * withdraws it. The other columns of the change have the product's own values.
 */
export function heldAfter({ among, sent, live, data, held, isSame }: Writing): HeldChange {
  const values: Record<string, unknown> = {};
  const columns: string[] = [];
  for (const column of among) {
    const isSent = sent.includes(column);
    const waited = held?.columns.includes(column) ?? false;
    const value = isSent ? data[column] : waited ? held?.values[column] : live[column];
    values[column] = value ?? null;
    if ((isSent || waited) && !isSame(value, live[column])) columns.push(column);
  }
  return { columns, values };
}

/** Columns that belong together wait together, even when only one of them differs. */
export const withWhole = (columns: string[], whole: readonly string[]): string[] =>
  whole.some((column) => columns.includes(column)) ? [...new Set([...columns, ...whole])] : columns;

/** The maximum number of notes kept in one thread about a rejection. */
export const mostReviewNotes = 20;
/** The longest reason an admin gives. */
export const longestReason = 500;
export const reviewNoteKinds = ['rejected', 'changeRejected', 'sentAgain', 'approved', 'reopened', 'answered'] as const;
export type ReviewNoteKind = (typeof reviewNoteKinds)[number];
