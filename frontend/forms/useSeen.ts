/**
 * A form sends the values its writer had seen along with its change. If somebody else has saved the record meanwhile,
 * the server names the differences, and the writer chooses: nothing is overwritten unseen.
 */
import { useCallback, useRef } from 'react';
import type { CallFailure } from '../../contract/client/answer';
import { seenText } from '../../domain/writes/seen';
import { differences, taken, type Difference, type FormState } from './merge';

export type SeenRecord = {
  /** The record when the form was opened. */
  record: FormState;
  /** The current record; null when it cannot be read. */
  read: () => Promise<FormState | null>;
  /** The form's values for a record. */
  valuesOf: (record: FormState) => FormState;
  /** The record's fields that the form shows, if they have other names. */
  fields?: readonly string[];
};

/** Asks which version to keep: `mine`, `theirs`, or null for neither yet. */
export type ChooseVersion = (failure: CallFailure, found: readonly Difference[]) => Promise<'mine' | 'theirs' | null>;

const CHANGED_BY_OTHER = 409;

export function useSeen(source: SeenRecord | undefined, choose: ChooseVersion) {
  const seen = useRef(source?.record);
  const options = useCallback(() => {
    const record = seen.current;
    return record && source ? { seen: seenText(record, source.fields ?? Object.keys(source.valuesOf(record))) } : {};
  }, [source]);
  /** After saving, the writer has seen the saved values. */
  const saved = useCallback(async () => {
    if (source) seen.current = (await source.read()) ?? seen.current;
  }, [source]);
  /** The other person's values to put into the form, and whether to save again; null if nothing was chosen. */
  const settle = useCallback(
    async (failure: CallFailure, mine: FormState): Promise<{ values: FormState; isAgain: boolean } | null> => {
      const before = seen.current;
      const now = source && (await source.read());
      if (!before || !now) return null;
      const began = source.valuesOf(before);
      const found = differences(began, source.valuesOf(now), mine);
      const choice = await choose(failure, found);
      if (choice === null) return null;
      seen.current = now;
      return { values: taken(began, found, choice), isAgain: choice === 'mine' };
    },
    [source, choose],
  );
  const isConflict = (failure: CallFailure): boolean =>
    source !== undefined && failure.status === CHANGED_BY_OTHER && Object.keys(failure.errors).length > 0;
  return { options, saved, settle, isConflict };
}
