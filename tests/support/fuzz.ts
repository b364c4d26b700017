/** Random input for a call, from its OpenAPI description: some of the right form, some of every wrong one. */
import fc from 'fast-check';

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

/** What people, clients and attackers send instead of what was asked for. */
export const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null, '', ' ', 0, -1, 1.5, 1e21, true, false, [], {}, [[]], { $gt: '' }, { $ne: null }, { equals: 1 }, { like: '%' },
    '../../../etc/passwd', "' OR 1=1 --", '{{7*7}}', '<script>alert(1)</script>', '\u0000', '\u202e', 'null', 'undefined', 'NaN', '-1', '1e5', '০১৭',
    '999999999999999999999', 'কখগ'.repeat(300), 'x'.repeat(20_000), '__proto__', 'constructor', '💥', '%00', '%2e%2e%2f', '2026-02-31', '0',
  ),
  fc.string({ maxLength: 40 }),
  fc.double(),
  fc.integer(),
);

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
  if (type === 'array') return fc.array(fitting(schema.items), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 3, 3) });
  if (type === 'integer' || type === 'number') {
    return fc.integer({ min: Math.max(schema.minimum ?? 0, -1000), max: Math.min(schema.maximum ?? 300, 300) });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (schema.format && texts[schema.format]) return texts[schema.format]!;
  const small = fc.integer({ min: 1, max: 40 }).map(String);
  return fc.oneof(small, fc.string({ minLength: Math.min(schema.minLength ?? 1, 20), maxLength: Math.min(schema.maxLength ?? 20, 20) }));
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
  return fc.record(Object.fromEntries(fields)).map((made) => JSON.parse(JSON.stringify(made)) as Record<string, unknown>);
}
