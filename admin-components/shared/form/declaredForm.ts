/** The values of a form from the declared fields of its record: blank, or from a stored record. */
import { parseOptions } from '../../../domain/catalogue/variations';
import { dhakaMinute } from '../../../domain/time/dhaka';
import {
  entries,
  forEachField,
  mustBeFilled,
  type FieldDeclaration,
  type FieldDeclarations,
} from '../../../domain/fields/declare';

type ValueOf<D> = D extends { kind: 'options' } ? string[] : string;
/** Everything that people type or choose: text, or a list of options. */
export type FormValues<F> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** The form's values for a new record. */
export const blankValues = <F extends FieldDeclarations>(fields: F): FormValues<F> =>
  forEachField(fields, (field) => (field.kind === 'options' ? [] : blankText(field)));

/** Fields required for one kind of record start empty there. */
const blankText = (field: FieldDeclaration): string =>
  'default' in field && field.default !== undefined && !field.onlyWith ? String(field.default) : '';

/** The form's values for a stored record. */
export const storedValues = <F extends FieldDeclarations>(
  fields: F,
  record: Readonly<Record<keyof F & string, string | number | object | null>>,
): FormValues<F> =>
  forEachField(fields, (field, name) => {
    const stored = record[name] ?? '';
    if (typeof stored === 'object') return JSON.stringify(stored);
    const text = String(stored);
    if (field.kind === 'moment') return text && dhakaMinute(new Date(text));
    return field.kind === 'options' ? parseOptions(text) : text;
  });

type Values = Readonly<Record<string, unknown>>;

/** Whether a field applies to the form's present values. */
export const isAsked = ({ onlyWith }: FieldDeclaration, values: Values): boolean =>
  onlyWith === undefined || values[onlyWith.field] === String(onlyWith.value);

/** Kinds other than text: an empty one means no value, not a wrong one. */
const chosen = new Set<string>(['reference', 'taka', 'percent', 'rate', 'count', 'coded']);

/**
 * The values a form sends for these fields. A required field that is empty is left out, so that the server reports it;
 * one that does not apply is sent empty.
 */
export const sentValues = (fields: FieldDeclarations, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    entries(fields).flatMap(([name, field]) => {
      if (!isAsked(field, values)) return [[name, '']];
      const isLeftOut = mustBeFilled(field) || field.staysUnsent === true;
      const isMissing = values[name] === '' && chosen.has(field.kind) && isLeftOut;
      return isMissing ? [] : [[name, values[name]]];
    }),
  );
