/** The values of a form whose fields are declared in `domain`: blank values, missing fields, and the values to send. */
import {
  entries,
  forEachField,
  mustBeFilled,
  type FieldDeclaration,
  type FieldDeclarations,
} from '../../domain/fields/declare';
import { westernDigits } from '../../domain/text/bangla';

/** Everything that people type or choose is kept as text. */
export type Texts<F> = Record<keyof F & string, string>;

/** The values of a form for a new record. */
export const blankTexts = <F extends FieldDeclarations>(fields: F): Texts<F> => forEachField(fields, () => '');

/** The required fields that are empty. */
export const missingIn = <F extends FieldDeclarations>(fields: F, values: Texts<F>): (keyof F & string)[] =>
  entries(fields)
    .filter(([name, field]) => mustBeFilled(field) && values[name].trim() === '')
    .map(([name]) => name);

/** The values to send: numbers in digits that every server reads. */
export const sentTexts = <F extends FieldDeclarations>(fields: F, values: Texts<F>): Texts<F> =>
  forEachField(fields, (field, name) => sentText(field, values[name]));

function sentText(field: FieldDeclaration, typed: string): string {
  switch (field.kind) {
    case 'digits':
      return westernDigits(typed).replace(/[\s-]/g, '');
    case 'count':
    case 'refundAccount':
      return westernDigits(typed).trim();
    case 'line':
      return field.typed === 'numeric' ? westernDigits(typed) : typed;
    default:
      return typed;
  }
}
