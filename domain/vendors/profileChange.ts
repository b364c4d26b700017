/** A vendor's request to change fields that only admins may change: its states, and the differences. */
import { namesOf } from '../fields/declare';
import { vendorForm } from './fields';

export const changeState = { open: 0, accepted: 1, refused: 2, withdrawn: 3 } as const;
export const changeStates = Object.values(changeState);
export const lastChangeState = changeState.withdrawn;
/** The number of a vendor's requests that are shown. */
export const mostChanges = 20;

type Field = keyof typeof vendorForm;
export type Change = { before: string; after: string };
export type Changes = Partial<Record<Field, Change>>;

/** Every value as text: a day without its time, nothing as empty. */
function asText(field: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return vendorForm[field].kind === 'day' ? text.slice(0, 10) : text;
}

/** The differences between a record and the requested one, by field; places are compared by their ids. */
export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const changes: Changes = {};
  for (const field of namesOf(vendorForm)) {
    const change = { before: asText(field, before[field]), after: asText(field, after[field]) };
    if (change.before !== change.after) changes[field] = change;
  }
  return changes;
}

/** The record with the requested changes: other people's changes stay, except to requested fields. */
export function withChanges(record: Record<string, unknown>, changes: Changes): Record<string, string> {
  return Object.fromEntries(
    namesOf(vendorForm).map((field) => [field, changes[field]?.after ?? asText(field, record[field])]),
  );
}
