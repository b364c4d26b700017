/** Random input for a call, from its OpenAPI description: some of the right form, some of every wrong one. */
import fc from 'fast-check';
import { nasty } from './fuzzValues';

export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
};

/** The document with what it refers to written in its place. */
export function written<T>(document: object): T {
  const find = (ref: string): unknown =>
    ref
      .split('/')
      .slice(1)
      .reduce((node: unknown, key) => (node as Record<string, unknown>)[key], document);
  // A part that may contain parts of its own kind (a list in a list) is written once: below that, anything goes.
  const visit = (node: unknown, above: readonly string[] = []): unknown => {
    if (Array.isArray(node)) return node.map((each) => visit(each, above));
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...rest } = node as { $ref?: string };
    const own = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, visit(each, above)]));
    if (typeof $ref !== 'string') return own;
    return above.includes($ref) ? own : { ...(visit(find($ref), [...above, $ref]) as object), ...own };
  };
  return visit(document) as T;
}

const texts: Record<string, fc.Arbitrary<string>> = {
  email: fc.constantFrom('a@b.test', 'customer@demo.test'),
  date: fc.constantFrom('2026-01-01', '2026-11-21', '2021-12-31'),
};

/** Values of the right form. */
export function fitting(schema: Schema | undefined): fc.Arbitrary<unknown> {
  if (!schema) return nasty;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return body(schema, 0);
  if (type === 'array')
    return fc.array(fitting(schema.items), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 3, 3),
    });
  if (type === 'integer' || type === 'number') {
    const min = Math.max(schema.minimum ?? 0, -1000);
    return fc.integer({ min, max: Math.min(schema.maximum ?? Infinity, min + 300) });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (schema.format && texts[schema.format]) return texts[schema.format]!;
  const small = fc.integer({ min: 1, max: 40 }).map(String);
  return fc.oneof(
    small,
    fc.string({ minLength: Math.min(schema.minLength ?? 1, 20), maxLength: Math.min(schema.maxLength ?? 20, 20) }),
  );
}

/** An object of the schema; each field is now and then missing or wrong. */
export function body(schema: Schema | undefined, wrongness = 0.3): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema?.properties ?? {}).map(
    ([name, field]) =>
      [
        name,
        fc.double({ min: 0, max: 1, noNaN: true }).chain((luck) => {
          if (luck < wrongness / 2) return fc.constant(undefined);
          return luck < wrongness ? nasty : fitting(field);
        }),
      ] as const,
  );
  return fc
    .record(Object.fromEntries(fields))
    .map((made) => JSON.parse(JSON.stringify(made)) as Record<string, unknown>);
}
