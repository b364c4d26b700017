/** A vendor's change to an approved product: what needs approval waits beside the product, which stays as approved. */

/** What has become of it: nothing waits, it waits for an admin, or an admin has rejected it. */
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
  /** What waited before. */
  held: { columns: readonly string[]; values: Values } | null;
  isSame: (one: unknown, other: unknown) => boolean;
};

/**
 * What waits after a write: a newer value replaces the one that waited, and a value that is sent as the product shows it
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

/** Columns that are one thing wait together, also when only one of them differs. */
export const withWhole = (columns: readonly string[], whole: readonly string[]): string[] =>
  whole.some((column) => columns.includes(column)) ? [...new Set([...columns, ...whole])] : [...columns];

/** Most notes kept of one conversation about a rejection. */
export const mostReviewNotes = 20;
/** The longest reason an admin gives. */
export const longestReason = 500;
export const reviewNoteKinds = ['rejected', 'changeRejected', 'sentAgain', 'approved'] as const;
export type ReviewNoteKind = (typeof reviewNoteKinds)[number];
