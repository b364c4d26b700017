/**
 * The types of field declarations: each field of a record is declared once, as plain data. Everything that shows or
 * checks the field is derived from it.
 */

/** A text in both languages of the shop. */
export type Words = { readonly en: string; readonly bn: string };

/** The values to choose from, with what each is called. */
export type Choices = Readonly<Record<string, Words>>;

type Kind =
  /** One line of text. `typed`: what the keyboard of a phone offers. */
  | { kind: 'line'; max: number; typed?: 'numeric' | 'tel' }
  /** One word, such as a code that people type: no spaces. */
  | { kind: 'word'; max: number }
  /** Several lines of text. `lines`: how many of them a form shows, where its length does not say it well. */
  | { kind: 'prose'; max: number; lines?: number }
  /** An email address. */
  | { kind: 'email' }
  /** A mobile number, in any of its usual forms; `max` counts what is typed. */
  | { kind: 'mobile'; max: number }
  /** A number of one of these lengths that names something; `max` counts what is typed, blanks included. */
  | { kind: 'digits'; lengths: readonly number[]; max: number }
  /** A day: YYYY-MM-DD. */
  | { kind: 'day' }
  /** A date and a time in Dhaka; kept as an instant. */
  | { kind: 'moment' }
  /** Where a refund goes: a mobile number of a few operators. */
  | { kind: 'refundAccount'; max: number }
  /** Its part of a page's URL, unique among the records. */
  | { kind: 'slug' }
  /** Whole taka. With a `default` forms and calls may leave it out; `initial` is only what is stored before anybody fills the form in. */
  | { kind: 'taka'; min: number; default?: number; initial?: number }
  /** 0 to 100 per cent. With a `default` forms and calls may leave it out. */
  | { kind: 'percent'; default?: number }
  /** A share of an amount, in hundredths of a per cent: 0 to 10,000. */
  | { kind: 'rate' }
  /** A whole number, from 0 unless said otherwise. `leastSent`: the least that calls take, where the collection takes less; `initial` as above. */
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
   * One of a few values, with what each is called; `choose` stands there before one is chosen. `keptAsText`: the record keeps any text up to this length, so that it stays
   * valid when a choice is no longer offered.
   */
  | { kind: 'oneOf'; choices: Choices; choose?: Words; keptAsText?: number }
  /** Grocery or general: 1 or 2. */
  | { kind: 'productType'; choices: { readonly 1: Words; readonly 2: Words } }
  /** Several options, stored as text joined by commas. */
  | { kind: 'options'; max: number }
  /** A record of another collection. */
  | { kind: 'reference'; to: ReferenceTarget }
  /** A district or an upazila: sent by its id or its name. */
  | { kind: 'place'; to: 'districts' | 'upazilas' }
  /** A picture that everybody sees; with `seenBy` only those concerned, or the owner and admins. */
  | { kind: 'picture'; megabytes: number; seenBy?: 'concerned' | 'owner' }
  /** A text with formats, of the small set that vendors write; `of` is the field of its words. */
  | { kind: 'document'; of: string }
  /** A video's 11-character YouTube id. */
  | { kind: 'video' };

export type FieldKind = Kind['kind'];
export type ReferenceTarget =
  'main-categories' | 'sub-categories' | 'child-categories' | 'brands' | 'warehouses' | 'vendors';

/** What every declaration has; a record adds its own keys. */
export type FieldDeclaration = Kind & {
  label: Words;
  required?: true;
  /**
   * Forms and calls require it, the collection does not: a record that an import or the CMS's own calls have written, or that
   * was emptied when its owner was deleted, may lack it and has to stay readable and changeable.
   */
  requiredInForms?: true;
  /** No two records have the same. */
  unique?: true;
  /** It is given when the record is made, and stays. */
  writtenOnce?: true;
  /** Only with this value of another field, and then it has to be filled. */
  onlyWith?: { readonly field: string; readonly value: number };
  /** A change that does not send it leaves it as it was. */
  staysUnsent?: true;
  /** What the form says where it does not ask by the label. */
  asked?: Words;
  /** What a form says below it. */
  hint?: Words;
  /** What a browser may fill in: a value of the HTML attribute. */
  autoComplete?: string;
  /** Takes the whole width of the form. */
  wide?: true;
  /** The name in the collection, if forms and calls use another. */
  column?: string;
  /** The name in an English error message, if the field's own name does not read well. */
  inSentence?: string;
  /** What the API's reference says the field means, wherever a field of this name does not say otherwise. */
  meaning?: string;
  /** The same, for this record alone: fields of the same name mean something else in other records. */
  meaningHere?: string;
  /** Lists are sorted or filtered by it. */
  index?: true;
  /** Who may write it, if not everybody who may write the record. */
  writtenBy?: 'admins' | 'superadmin';
  /** Who may read it, where not everybody who may read the record. */
  readBy?: 'customer and admins';
};

/** The fields of a record by the names that forms and calls use. */
export type FieldDeclarations<D extends FieldDeclaration = FieldDeclaration> = Readonly<Record<string, D>>;

/** The fields among `F` whose declaration has the form of `Test`. */
export type Among<F, Test> = { readonly [K in keyof F as F[K] extends Test ? K : never]: F[K] };

/** Selects the fields for which `isIn` holds; `Test` says the same to the compiler. */
export const among =
  <Test>() =>
  <F extends FieldDeclarations>(fields: F, isIn: (field: F[keyof F]) => boolean): Among<F, Test> =>
    Object.fromEntries(entries(fields).filter(([, field]) => isIn(field))) as Among<F, Test>;

/** The numbers that a coded field may have. */
export const codesOf = ({ codes }: { codes: Readonly<Record<number, Words>> }): number[] =>
  Object.keys(codes).map(Number);

/** Whether a form and a call have to have it: what has a default may be left out. */
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
 * Maps each field to a value. The results are written as a mapped type (`Out`): the compiler takes it on trust here,
 * and everywhere else it knows every key.
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
