/** The schemas of a record's fields as answers contain them, derived from their declarations in `domain`. */
import { z } from 'zod';
import { codesOf, forEachField, type FieldDeclaration, type FieldDeclarations } from '../domain/fields/declare';
import { wholeRate } from '../domain/fields/rates';
import { explained } from './declared';
import { textDocument } from './richText';
import { flag, id, image, taka, vendorType } from './shapes';

type AnswerOf<D> = D extends { kind: 'coded'; codes: infer C }
  ? z.ZodType<keyof C & number, keyof C & number>
  : D extends { kind: 'document' }
    ? typeof textDocument
    : D extends { kind: 'taka' | 'percent' | 'rate' | 'count' | 'code' }
      ? z.ZodInt
      : D extends { kind: 'productType' }
        ? typeof vendorType
        : D extends { kind: 'flag' }
          ? typeof flag
          : D extends { kind: 'reference' }
            ? z.ZodNullable<typeof id>
            : D extends { kind: 'picture' }
              ? typeof image
              : z.ZodString;

export type AnswerShape<F> = { [K in keyof F]: AnswerOf<F[K]> };

/** What an answer contains: a missing text is empty. */
export const answerShape = <F extends FieldDeclarations>(fields: F): AnswerShape<F> =>
  forEachField(fields, (field, name) => explained(field, name, answerOf(field)));

function answerOf(field: FieldDeclaration): z.ZodType {
  switch (field.kind) {
    case 'taka':
      return taka;
    case 'rate':
      return z.int().min(0).max(wholeRate);
    case 'count':
      return field.min === undefined ? z.int() : z.int().min(field.min);
    case 'percent':
    case 'code':
      return z.int();
    case 'coded':
      return z.union(codesOf(field).map((code) => z.literal(code)));
    case 'productType':
      return vendorType;
    case 'flag':
      return flag;
    case 'reference':
      return id.nullable();
    case 'document':
      return textDocument;
    case 'picture':
      return image;
    default:
      return z.string();
  }
}
