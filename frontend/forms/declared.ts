/** The values of a form whose fields are declared in `domain`: empty, what is missing, and how they are sent. */
import {
  entries,
  forEachField,
  mustBeFilled,
  type FieldDeclaration,
  type FieldDeclarations,
} from '../../domain/fields/declare';
import { westernDigits } from '../../domain/text/bangla';

/** What people type and choose is text. */
export type Texts<F> = Record<keyof F & string, string>;

/** The form of a record that is not there yet. */
export const blankTexts = <F extends FieldDeclarations>(fields: F): Texts<F> => forEachField(fields, () => '');

/** The fields that have to be filled in and are not. */
export const missingIn = <F extends FieldDeclarations>(fields: F, values: Texts<F>): (keyof F & string)[] =>
  entries(fields)
    .filter(([name, field]) => mustBeFilled(field) && values[name].trim() === '')
    .map(([name]) => name);

/** What is sent for what was typed: numbers in digits that every server reads. */
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
