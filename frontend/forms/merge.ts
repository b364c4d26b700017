/** Two people have changed one record: the differences, and the values of the form once its writer has chosen. */

export type FormState = Readonly<Record<string, unknown>>;
export type Difference = { field: string; mine: unknown; theirs: unknown };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** The fields that somebody else has changed since the form was opened, with both values. */
export const differences = (before: FormState, theirs: FormState, mine: FormState): Difference[] =>
  Object.keys(theirs)
    .filter((field) => !same(before[field], theirs[field]))
    .map((field) => ({ field, mine: field in mine ? mine[field] : before[field], theirs: theirs[field] }));

/** The other person's values to put into the form: all of them, or only those of fields I have not changed. */
export const taken = (before: FormState, found: readonly Difference[], choice: 'mine' | 'theirs'): FormState =>
  Object.fromEntries(
    found
      .filter(({ field, mine }) => choice === 'theirs' || same(mine, before[field]))
      .map(({ field, theirs }) => [field, theirs]),
  );
