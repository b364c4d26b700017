/** The values of a form from the declared fields of its record: empty, or as a stored record has them. */
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
/** What people type and choose: text, or a list of options. */
export type FormValues<F> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** The form of a new record. */
export const blankValues = <F extends FieldDeclarations>(fields: F): FormValues<F> =>
  forEachField(fields, (field) => (field.kind === 'options' ? [] : blankText(field)));

/** What has to be filled for one kind of record begins empty there. */
const blankText = (field: FieldDeclaration): string =>
  'default' in field && field.default !== undefined && !field.onlyWith ? String(field.default) : '';

/** The form of a stored record. */
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

/** Whether a field belongs to the record as the form has it now. */
export const isAsked = ({ onlyWith }: FieldDeclaration, values: Values): boolean =>
  onlyWith === undefined || values[onlyWith.field] === String(onlyWith.value);

/** Kinds that are no text: an empty one is not a wrong value but none. */
const chosen = new Set<string>(['reference', 'taka', 'percent', 'rate', 'count', 'coded']);

/**
 * What a form sends of these fields. One that has to be filled and is not is left out, so that the server says it is required;
 * one that is not asked is sent empty.
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
