/**
 * The types of field declarations: each field of a record is declared once, as plain data. Everything that shows or
 * checks the field is derived from it.
 */

/** A text in both languages of the shop. */
export type Words = { readonly en: string; readonly bn: string };

/** The values to choose from, with their names. */
export type Choices = Readonly<Record<string, Words>>;

type Kind =
  /** One line of text. `typed`: the keyboard that a phone offers. */
  | { kind: 'line'; max: number; typed?: 'numeric' | 'tel' }
  /** One word, such as a code that people type: no spaces. */
  | { kind: 'word'; max: number }
  /** Several lines of text. `lines`: the height in a form, if the maximum length is not a good measure. */
  | { kind: 'prose'; max: number; lines?: number }
  /** An email address. */
  | { kind: 'email' }
  /** A mobile number, in any of its usual forms; `max` counts what is typed. */
  | { kind: 'mobile'; max: number }
  /** An identification number of one of these lengths; `max` counts characters as typed, including blanks. */
  | { kind: 'digits'; lengths: readonly number[]; max: number }
  /** A day: YYYY-MM-DD. */
  | { kind: 'day' }
  /** A date and a time in Dhaka; stored as an instant. */
  | { kind: 'moment' }
  /** The account of a refund: a mobile number of certain operators. */
  | { kind: 'refundAccount'; max: number }
  /** The record's part of a page's URL, unique among the records. */
  | { kind: 'slug' }
  /**
   * Whole taka. With a `default` forms and calls may omit it; `initial` is only what is stored until somebody fills the
   * form in.
   */
  | { kind: 'taka'; min: number; default?: number; initial?: number }
  /** 0 to 100 per cent. With a `default` forms and calls may omit it. */
  | { kind: 'percent'; default?: number }
  /** A share of an amount, in hundredths of a per cent: 0 to 10,000. */
  | { kind: 'rate' }
  /**
   * A whole number, from 0 by default. `leastSent`: the minimum for calls, if the collection accepts less; `initial` as
   * above.
   */
  | { kind: 'count'; max: number; min?: number; leastSent?: number; initial?: number }
  /** 0 or 1. With `choices` a form offers two sentences instead of a switch. */
  | { kind: 'flag'; default: 0 | 1; choices?: { readonly 0: Words; readonly 1: Words } }
  /** A status code, 0 to `max`. */
  | { kind: 'code'; max: number; default: number }
  /** One of a few numbers, each with its name. */
  | { kind: 'coded'; codes: Readonly<Record<number, Words>>; default: number }
  /** One of a few values, or none. */
  | { kind: 'choice'; choices: readonly [string, ...string[]] }
  /**
   * One of a few values, with their names; `choose` is shown before one is chosen. `keptAsText`: the record stores any
   * text up to this length, so that it stays valid when a choice is no longer offered.
   */
  | { kind: 'oneOf'; choices: Choices; choose?: Words; keptAsText?: number }
  /** Grocery or general: 1 or 2. */
  | { kind: 'productType'; choices: { readonly 1: Words; readonly 2: Words } }
  /** Several options, stored as text joined by commas. */
  | { kind: 'options'; max: number }
  /** A record of another collection. */
  | { kind: 'reference'; to: ReferenceTarget }
  /** A district or an upazila, sent by its id or its name. */
  | { kind: 'place'; to: 'districts' | 'upazilas' }
  /** A picture: public, or with `seenBy` only for those concerned, or for the owner and admins. */
  | { kind: 'picture'; megabytes: number; seenBy?: 'concerned' | 'owner' }
  /** A formatted text with the few formats for vendors; `of` is the field of its plain words. */
  | { kind: 'document'; of: string }
  /** A video's 11-character YouTube id. */
  | { kind: 'video' };

export type FieldKind = Kind['kind'];
export type ReferenceTarget =
  'main-categories' | 'sub-categories' | 'child-categories' | 'brands' | 'warehouses' | 'vendors';

/** The keys of every declaration; a record adds its own. */
export type FieldDeclaration = Kind & {
  label: Words;
  required?: true;
  /**
   * Required in forms and calls, but not in the collection: a record written by an import or the CMS's own calls, or
   * emptied when its owner was deleted, may lack it and has to stay readable and changeable.
   */
  requiredInForms?: true;
  /** Unique among the records. */
  unique?: true;
  /** Set when the record is created, and never changed. */
  writtenOnce?: true;
  /** Only with this value of another field, and then required. */
  onlyWith?: { readonly field: string; readonly value: number };
  /** A change that does not send it leaves it as it was. */
  staysUnsent?: true;
  /** The form's wording, if it differs from the label. */
  asked?: Words;
  /** The hint below it in a form. */
  hint?: Words;
  /** The HTML `autocomplete` value. */
  autoComplete?: string;
  /** Takes the whole width of the form. */
  wide?: true;
  /** The name in the collection, if forms and calls use another. */
  column?: string;
  /** The name in an English error message, if the field's own name does not read well. */
  inSentence?: string;
  /** The meaning of the field in the API reference, wherever a field of this name has no description of its own. */
  meaning?: string;
  /** The same for this record only: fields of the same name mean something else in other records. */
  meaningHere?: string;
  /** Lists are sorted or filtered by it. */
  index?: true;
  /** Who may write it, if not everybody who may write the record. */
  writtenBy?: 'admins' | 'superadmin';
  /** Who may read it, if not everybody who may read the record. */
  readBy?: 'customer and admins';
};

/** The fields of a record by the names that forms and calls use. */
export type FieldDeclarations<D extends FieldDeclaration = FieldDeclaration> = Readonly<Record<string, D>>;

/** The fields among `F` whose declaration has the form of `Test`. */
export type Among<F, Test> = { readonly [K in keyof F as F[K] extends Test ? K : never]: F[K] };

/** Selects the fields for which `isIn` holds; `Test` tells the compiler the same. */
export const among =
  <Test>() =>
  <F extends FieldDeclarations>(fields: F, isIn: (field: F[keyof F]) => boolean): Among<F, Test> =>
    Object.fromEntries(entries(fields).filter(([, field]) => isIn(field))) as Among<F, Test>;

/** The numbers that a coded field may have. */
export const codesOf = ({ codes }: { codes: Readonly<Record<number, Words>> }): number[] =>
  Object.keys(codes).map(Number);

/** Whether a form and a call require it: fields with a default may be omitted. */
export const mustBeFilled = (field: FieldDeclaration): boolean =>
  (field.required === true || field.requiredInForms === true) &&
  !((field.kind === 'taka' || field.kind === 'percent') && field.default !== undefined);

/** The keys of a table, in its order. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] => Object.keys(table) as (keyof T & string)[];

/** The names of a record's fields, in the order of the declaration. */
export const namesOf = <F extends FieldDeclarations>(fields: F): (keyof F & string)[] => keysOf(fields);

/** The names and declarations of a record's fields, in the order of the declaration. */
export const entries = <F extends FieldDeclarations>(fields: F): [keyof F & string, F[keyof F]][] =>
  keysOf(fields).map((name) => [name, fields[name]]);

/**
 * Maps each field to a value. The results have a mapped type (`Out`): the compiler takes it on trust here, and
 * everywhere else it knows every key.
 */
export const forEachField = <Out extends object, F extends FieldDeclarations = FieldDeclarations>(
  fields: F,
  make: (field: F[keyof F], name: keyof F & string) => unknown,
): Out => Object.fromEntries(entries(fields).map(([name, field]) => [name, make(field, name)])) as Out;

export type ColumnOf<F, K extends keyof F = keyof F> = K extends keyof F
  ? F[K] extends { column: infer C extends string }
    ? C
    : K & string
  : never;

/** The name of a field in its collection. */
export const columnOf = <F extends FieldDeclarations, K extends keyof F & string>(fields: F, name: K): ColumnOf<F, K> =>
  (fields[name]?.column ?? name) as ColumnOf<F, K>;

/** The names of a record's fields in its collection. */
export const columnsOf = <F extends FieldDeclarations>(fields: F): ColumnOf<F>[] =>
  namesOf(fields).map((name) => columnOf(fields, name));
