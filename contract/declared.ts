/** The shapes of a record's fields from their declarations in `domain`: what a form may send, and what an answer gives. */
import { z } from 'zod';
import { forEachField, type FieldDeclaration, type FieldDeclarations } from '../domain/fields/declare';
import {
  flag,
  flagInput,
  formId,
  id,
  image,
  optionalText,
  picture,
  requiredText,
  slug,
  taka,
  takaInput,
  wholeNumber,
} from './shapes';

const choiceInput = <C extends string>(choices: readonly [C, ...C[]]) =>
  z.union([z.enum(choices), z.literal('')]).optional();
const videoInput = z.union([z.string().regex(/^[A-Za-z0-9_-]{11}$/), z.literal('')]).optional();

type Text<D> = ReturnType<D extends { required: true } ? typeof requiredText : typeof optionalText>;
type InputOf<D> = D extends { kind: 'line' | 'prose' | 'options' }
  ? Text<D>
  : D extends { kind: 'slug' }
    ? typeof slug
    : D extends { kind: 'taka' | 'count' }
      ? ReturnType<typeof wholeNumber>
      : D extends { kind: 'flag'; writtenBy: string }
        ? z.ZodOptional<typeof flagInput>
        : D extends { kind: 'flag' }
          ? z.ZodDefault<typeof flagInput>
          : D extends { kind: 'choice'; choices: readonly (infer C extends string)[] }
            ? ReturnType<typeof choiceInput<C>>
            : D extends { kind: 'reference'; required: true }
              ? typeof id
              : D extends { kind: 'reference' }
                ? z.ZodOptional<typeof formId>
                : D extends { kind: 'video' }
                  ? typeof videoInput
                  : never;
export type InputShape<F> = { [K in keyof F]: InputOf<F[K]> };

/** What a form may send. A flag that only some may write has no default: not sent, it stays as it is. */
export const inputShape = <F extends FieldDeclarations>(fields: F): InputShape<F> => forEachField(fields, inputOf);

function inputOf(field: FieldDeclaration): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'prose':
    case 'options':
      return field.required ? requiredText(field.max) : optionalText(field.max);
    case 'slug':
      return slug;
    case 'taka':
      return takaInput(field.min);
    case 'count':
      return wholeNumber(0, field.max);
    case 'flag':
      return field.writtenBy ? flagInput.optional() : flagInput.default(field.default);
    case 'choice':
      return choiceInput(field.choices);
    case 'reference':
      return field.required ? id : formId.optional();
    case 'video':
      return videoInput;
    case 'code':
    case 'picture':
      return z.never();
  }
}

type AnswerOf<D> = D extends { kind: 'taka' | 'count' | 'code' }
  ? z.ZodInt
  : D extends { kind: 'flag' }
    ? typeof flag
    : D extends { kind: 'reference' }
      ? z.ZodNullable<typeof id>
      : D extends { kind: 'picture' }
        ? typeof image
        : z.ZodString;
export type AnswerShape<F> = { [K in keyof F]: AnswerOf<F[K]> };

/** What an answer gives: a text that is not there is empty. */
export const answerShape = <F extends FieldDeclarations>(fields: F): AnswerShape<F> => forEachField(fields, answerOf);

function answerOf(field: FieldDeclaration): z.ZodType {
  switch (field.kind) {
    case 'taka':
      return taka;
    case 'count':
    case 'code':
      return z.int();
    case 'flag':
      return flag;
    case 'reference':
      return id.nullable();
    case 'picture':
      return image;
    default:
      return z.string();
  }
}

type Pictures<F> = { [K in keyof F]: ReturnType<typeof picture> };

/** The pictures a form may send. `isNew`: those a record needs have to come with it. */
export const pictureFiles = <F extends FieldDeclarations>(fields: F, isNew: boolean): Pictures<F> =>
  forEachField(fields, (field) =>
    picture(field.kind === 'picture' ? field.megabytes : 0, isNew && field.required === true),
  );
