/** The words in which a field of a record is declared: once, as plain data. Whatever shows or checks the field is made from it. */

/** A text in both languages of the shop. */
export type Words = { readonly en: string; readonly bn: string };

type Kind =
  /** One line of text. */
  | { kind: 'line'; max: number }
  /** Several lines of text. */
  | { kind: 'prose'; max: number }
  /** Its part of a page's address, unique among the records. */
  | { kind: 'slug' }
  /** Whole taka. */
  | { kind: 'taka'; min: number }
  /** A whole number, never negative. */
  | { kind: 'count'; max: number }
  /** 0 or 1. With `choices` a form offers two sentences instead of a switch. */
  | { kind: 'flag'; default: 0 | 1; choices?: { readonly 0: Words; readonly 1: Words } }
  /** A status code, 0 to `max`. */
  | { kind: 'code'; max: number; default: number }
  /** One of a few values, or none. */
  | { kind: 'choice'; choices: readonly [string, ...string[]] }
  /** Several options, kept as text joined by commas. */
  | { kind: 'options'; max: number }
  /** A record of another collection. */
  | { kind: 'reference'; to: ReferenceTarget }
  /** A picture that everybody sees. */
  | { kind: 'picture'; megabytes: number }
  /** The 11 characters that name a video at YouTube. */
  | { kind: 'video' };

export type FieldKind = Kind['kind'];
export type ReferenceTarget = 'main-categories' | 'sub-categories' | 'child-categories' | 'brands';

/** What every declaration says; a record adds its own keys. */
export type FieldDeclaration = Kind & {
  label: Words;
  required?: true;
  /** The name in the collection, where forms and calls use another. */
  column?: string;
  /** The name in an English sentence about a mistake, where the field's own name does not read well. */
  inSentence?: string;
  /** What the API's reference says the field means. */
  meaning?: string;
  /** Lists are sorted or filtered by it. */
  index?: true;
  /** Who may write it, where not everybody who may write the record. */
  writtenBy?: 'admins' | 'superadmin';
};

/** The fields of a record by the names that forms and calls use. */
export type FieldDeclarations<D extends FieldDeclaration = FieldDeclaration> = Readonly<Record<string, D>>;

/** The fields among `F` whose declaration has the form of `Test`. */
export type Among<F, Test> = { readonly [K in keyof F as F[K] extends Test ? K : never]: F[K] };

/** Takes the fields out for which `isIn` holds; `Test` says the same to the compiler. */
export const among =
  <Test>() =>
  <F extends FieldDeclarations>(fields: F, isIn: (field: F[keyof F]) => boolean): Among<F, Test> =>
    Object.fromEntries(entries(fields).filter(([, field]) => isIn(field))) as Among<F, Test>;

/** The names and declarations of a record's fields, in the order of the declaration. */
export const entries = <F extends FieldDeclarations>(fields: F): [keyof F & string, F[keyof F]][] =>
  Object.entries(fields) as [keyof F & string, F[keyof F]][];

/** The names of a record's fields, in the order of the declaration. */
export const namesOf = <F extends FieldDeclarations>(fields: F): (keyof F & string)[] =>
  entries(fields).map(([name]) => name);

/**
 * One thing for each field. What each field gives is written as a mapped type (`Out`): the compiler takes it on trust here,
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
