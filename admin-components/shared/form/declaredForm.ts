/** The values of a form from the declared fields of its record: empty, or as a stored record has them. */
import { parseOptions } from '../../../domain/catalogue/variations';
import { forEachField, type FieldDeclarations } from '../../../domain/fields/declare';

type ValueOf<D> = D extends { kind: 'options' } ? string[] : string;
/** What people type and choose: text, or a list of options. */
export type FormValues<F> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** The form of a record that is not there yet. */
export const blankValues = <F extends FieldDeclarations>(fields: F): FormValues<F> =>
  forEachField(fields, (field) => (field.kind === 'options' ? [] : field.kind === 'flag' ? String(field.default) : ''));

/** The form of a stored record. */
export const storedValues = <F extends FieldDeclarations>(
  fields: F,
  record: Readonly<Record<keyof F & string, string | number | null>>,
): FormValues<F> =>
  forEachField(fields, (field, name) => {
    const text = String(record[name] ?? '');
    return field.kind === 'options' ? parseOptions(text) : text;
  });
