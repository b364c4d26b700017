/**
 * The schemas of a record's fields, derived from their declarations in `domain`: what a form may send. What an answer
 * contains is in `declaredAnswers.ts`.
 */
import { z } from 'zod';
import {
  codesOf,
  forEachField,
  keysOf,
  mustBeFilled,
  namesOf,
  type Choices,
  type FieldDeclaration,
  type FieldDeclarations,
} from '../domain/fields/declare';
import { wholeRate } from '../domain/fields/rates';
import { refundAccount } from '../domain/returns/refundAccount';
import { longestEmail } from '../domain/writes/values';
import { documentInput } from './richText';
import type { FileRules } from './route';
import { meanings } from './meanings/index';
import {
  changedText,
  day,
  flagInput,
  formId,
  id,
  momentOrNone,
  optionalText,
  picture,
  requiredText,
  slug,
  takaInput,
  text,
  vendorType,
  wholeNumber,
  wrong,
} from './shapes';

const choiceInput = <C extends string>(choices: readonly [C, ...C[]]) =>
  z.union([z.enum(choices), z.literal('')]).optional();

const videoInput = z.union([z.string().regex(/^[A-Za-z0-9_-]{11}$/, wrong('wrongVideo')), z.literal('')]).optional();

const word = (max: number) => text(max).pipe(z.string().min(1).regex(/^\S*$/, wrong('noSpaces')));

const emailInput = z.email().max(longestEmail);

const emailOrNone = text(longestEmail)
  .pipe(z.union([z.literal(''), z.email()]))
  .optional();

/** Not sent it stays as it was, empty it is cleared. */
const dayOrNone = z.union([day, z.literal('')]).optional();

const digitsInput = (lengths: readonly number[]) =>
  z
    .string()
    .regex(
      new RegExp(`^(${lengths.map((length) => `\\d{${length}}`).join('|')})$`),
      wrong(`wrongDigits:${lengths.join(' / ')}`),
    );

/** Checked with the other fields, so that all errors are named at once. */
const accountInput = (max: number) =>
  requiredText(max).pipe(
    z
      .string()
      .refine((typed) => refundAccount(typed) !== null, { params: { problem: 'wrongRefundAccount' } })
      .transform((typed) => refundAccount(typed) ?? typed),
  );

/** Forms send text: whether it is one of the choices is checked here. */
const oneOfInput = <C extends Choices>(choices: C): z.ZodType<keyof C & string, string> => z.enum(keysOf(choices));

const typeInput = wholeNumber(1, 2).pipe(vendorType);

/** A district or an upazila: its id or its name. */
const placeInput = z.union([id, requiredText(80)]);

type NumberInput = ReturnType<typeof wholeNumber>;

/** An empty field of a form counts as not given. */
const numberOrNothing = (number: NumberInput) => z.union([number, z.literal('').transform(() => undefined)]).nullish();

/** In a change an emptied field gets its default again, and one that is not sent stays. */
const numberOrUsual = (number: NumberInput, usual: number) =>
  z.union([number, z.union([z.literal(''), z.null()]).transform(() => usual)]).optional();

type Required = { required: true } | { requiredInForms: true };

type WithDefault = { kind: 'taka' | 'percent'; default: number };

type Text<D> = D extends { staysUnsent: true }
  ? z.ZodOptional<ReturnType<typeof text>>
  : ReturnType<D extends Required ? typeof requiredText : typeof optionalText>;

type InputOf<D> = D extends { kind: 'line' | 'prose' | 'options' | 'mobile' }
  ? Text<D>
  : D extends { kind: 'slug' }
    ? typeof slug
    : D extends WithDefault
      ? ReturnType<typeof numberOrNothing>
      : D extends { kind: 'taka' | 'percent' | 'rate' | 'count' | 'coded' }
        ? D extends { kind: 'count' | 'coded'; staysUnsent: true }
          ? z.ZodOptional<NumberInput>
          : NumberInput
        : D extends { kind: 'flag'; requiredInForms: true }
          ? typeof flagInput
          : D extends { kind: 'flag'; writtenBy: string }
            ? z.ZodOptional<typeof flagInput>
            : D extends { kind: 'flag' }
              ? z.ZodDefault<typeof flagInput>
              : D extends { kind: 'choice'; choices: readonly (infer C extends string)[] }
                ? ReturnType<typeof choiceInput<C>>
                : D extends { kind: 'reference' } & Required
                  ? typeof id
                  : D extends { kind: 'reference' }
                    ? z.ZodOptional<typeof formId>
                    : D extends { kind: 'video' }
                      ? typeof videoInput
                      : InputOfForm<D>;

/** Kinds that only few records have. */
type InputOfForm<D> = D extends { kind: 'word' }
  ? ReturnType<typeof word>
  : D extends { kind: 'email'; staysUnsent: true }
    ? typeof emailOrNone
    : D extends { kind: 'email' }
      ? typeof emailInput
      : D extends { kind: 'digits' }
        ? ReturnType<typeof digitsInput>
        : D extends { kind: 'day' }
          ? D extends Required
            ? typeof day
            : typeof dayOrNone
          : D extends { kind: 'moment' }
            ? typeof momentOrNone
            : D extends { kind: 'refundAccount' }
              ? ReturnType<typeof accountInput>
              : D extends { kind: 'document' }
                ? typeof documentInput
                : D extends { kind: 'oneOf'; choices: infer C extends Choices }
                  ? ReturnType<typeof oneOfInput<C>>
                  : D extends { kind: 'productType' }
                    ? typeof typeInput
                    : D extends { kind: 'place' }
                      ? typeof placeInput
                      : never;

export type InputShape<F> = { [K in keyof F]: InputOf<F[K]> };

/** What a form may send. A flag that only some may write has no default: if not sent, it stays as it is. */
export const inputShape = <F extends FieldDeclarations>(fields: F): InputShape<F> =>
  forEachField(fields, (field, name) => explained(field, name, inputOf(field)));

/** Fields with a general meaning for their name need no description here. */
export function explained({ meaning, meaningHere }: FieldDeclaration, name: string, shape: z.ZodType): z.ZodType {
  const said = meaningHere ?? meaning;
  return said === undefined || said === meanings[name] ? shape : shape.describe(said);
}

function inputOf(field: FieldDeclaration): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'prose':
    case 'options':
    case 'mobile':
      if (field.staysUnsent) return text(field.max).optional();
      return mustBeFilled(field) ? requiredText(field.max) : optionalText(field.max);
    case 'word':
      return word(field.max);
    case 'email':
      return field.staysUnsent ? emailOrNone : emailInput;
    case 'digits':
      return digitsInput(field.lengths);
    case 'day':
      return mustBeFilled(field) ? day : dayOrNone;
    case 'refundAccount':
      return accountInput(field.max);
    case 'oneOf':
      return oneOfInput(field.choices);
    case 'productType':
      return typeInput;
    case 'place':
      return placeInput;
    case 'slug':
      return slug;
    case 'taka':
    case 'percent':
      return field.default === undefined ? numberOf(field) : numberOrNothing(numberOf(field));
    case 'count':
      return field.staysUnsent ? numberOf(field).optional() : numberOf(field);
    case 'rate':
      return wholeNumber(0, wholeRate);
    case 'coded':
      return field.staysUnsent ? numberOf(field).optional() : numberOf(field);
    case 'moment':
      return momentOrNone;
    case 'flag':
      if (field.requiredInForms) return flagInput;
      return field.writtenBy ? flagInput.optional() : flagInput.default(field.default);
    case 'choice':
      return choiceInput(field.choices);
    case 'reference':
      return mustBeFilled(field) ? id : formId.optional();
    case 'document':
      return documentInput;
    case 'video':
      return videoInput;
    case 'code':
    case 'picture':
      return z.never();
  }
}

type NumberField = Extract<FieldDeclaration, { kind: 'taka' | 'percent' | 'count' | 'coded' }>;

function numberOf(field: NumberField): NumberInput {
  switch (field.kind) {
    case 'taka':
      return takaInput(field.min);
    case 'percent':
      return wholeNumber(0, 100);
    case 'count':
      return wholeNumber(field.leastSent ?? field.min ?? 0, field.max);
    case 'coded': {
      const codes = codesOf(field);
      return wholeNumber(Math.min(...codes), Math.max(...codes));
    }
  }
}

type ChangeOf<D> = D extends { writtenOnce: true }
  ? z.ZodOptional<InputOf<D>>
  : D extends { kind: 'flag'; requiredInForms: true }
    ? typeof flagInput
    : D extends { kind: 'flag' }
      ? z.ZodOptional<typeof flagInput>
      : D extends WithDefault
        ? ReturnType<typeof numberOrUsual>
        : D extends Required
          ? InputOf<D>
          : D extends { kind: 'line' | 'prose' | 'options' }
            ? ReturnType<typeof changedText>
            : InputOf<D>;

export type ChangeShape<F> = { [K in keyof F]: ChangeOf<F[K]> };

/** What a change may send: optional fields that are not sent stay as they are. */
export const changeShape = <F extends FieldDeclarations>(fields: F): ChangeShape<F> =>
  forEachField(fields, (field, name) =>
    field.writtenOnce
      ? inputOf(field).optional().describe('Cannot be changed: omit it, or send the same value.')
      : explained(field, name, changeOf(field)),
  );

function changeOf(field: FieldDeclaration): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'prose':
    case 'options':
      return mustBeFilled(field) ? inputOf(field) : changedText(field.max);
    case 'flag':
      return field.requiredInForms ? flagInput : flagInput.optional();
    case 'taka':
    case 'percent':
      return field.default === undefined ? inputOf(field) : numberOrUsual(numberOf(field), field.default);
    default:
      return inputOf(field);
  }
}

type Pictures<F> = { [K in keyof F]: ReturnType<typeof picture> };

/** The pictures a form may send. `isNew`: required pictures must be included. */
export const pictureFiles = <F extends FieldDeclarations>(fields: F, isNew: boolean): Pictures<F> =>
  forEachField(fields, (field) =>
    picture(field.kind === 'picture' ? field.megabytes : 0, isNew && mustBeFilled(field)),
  );

type Sent<F> = { [K in keyof F as `${K & string}_upload`]: z.ZodOptional<typeof formId> };
const sentAs = (name: string): string => `${name}_upload`;

/** Fields in which a form may name, instead of a picture, one sent beforehand. */
export const uploadsInput = <F extends FieldDeclarations>(fields: F): Sent<F> =>
  Object.fromEntries(
    namesOf(fields).map((name) => [
      sentAs(name),
      formId.optional().describe(`Instead of \`${name}\`: a picture that was uploaded beforehand; empty: none.`),
    ]),
  ) as Sent<F>;

/** The same pictures, each of which may be named in its field of `uploadsInput` instead. */
export const orUploads = <F extends FileRules>(files: F): F =>
  Object.fromEntries(Object.entries(files).map(([name, rule]) => [name, { ...rule, sentAs: sentAs(name) }])) as F;
