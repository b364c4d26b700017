/** How zod's schemas are written in the document, where zod itself would lose a limit or be verbose. */
import { z } from 'zod';
import type { CreateDocumentOptions, oas31 } from 'zod-openapi';

type Json = oas31.SchemaObject;
type Override = NonNullable<CreateDocumentOptions['override']>;

const text = ['minLength', 'maxLength', 'pattern', 'format'] as const;

export const writeSchema: Override = ({ zodSchema, jsonSchema, io }) => {
  const schema = jsonSchema as Json;
  const { def } = zodSchema._zod;
  if (def.type === 'pipe' && io === 'input') keepWhatFollows(schema, def.out);
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  delete schema.propertyNames;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  // The format already implies it.
  if (schema.format === 'email' || schema.format === 'date') delete schema.pattern;
  if (schema.type === 'number' && Number.isInteger(schema.const)) schema.type = 'integer';
  shorten(schema);
};

/**
 * Text is trimmed and numbers are parsed before their limits are checked; clients have to keep to those limits all the
 * same.
 */
function keepWhatFollows(schema: Json, out: z.core.$ZodType): void {
  const next = { ...z.toJSONSchema(out, { io: 'input', unrepresentable: 'any' }) } as Json;
  shorten(next);
  if (next.type === 'integer') {
    for (const key of ['anyOf', 'type', 'pattern'] as const) delete schema[key];
    const { type, enum: choices, minimum, maximum } = next;
    Object.assign(schema, choices ? { type, enum: choices } : { type, minimum, maximum });
  } else if (next.type === 'string') {
    for (const key of text) if (next[key] !== undefined) (schema as Record<string, unknown>)[key] ??= next[key];
  }
}

/** Unions in their shortest form: literal values as one enum, "a text or null" as one type. */
function shorten(schema: Json): void {
  if (!schema.anyOf) return;
  const choices = merged(
    (schema.anyOf as Json[]).flatMap((choice) =>
      choice.anyOf && Object.keys(choice).length === 1 ? (choice.anyOf as Json[]) : [choice],
    ),
  );
  delete schema.anyOf;
  const [first, second, more] = choices;
  if (!second) Object.assign(schema, { ...first, ...schema });
  else if (!more && second.type === 'null' && isScalar(first!))
    Object.assign(schema, { ...first, ...schema, type: [first!.type, 'null'] });
  else schema.anyOf = choices;
}

const isScalar = ({ type, enum: values }: Json): boolean =>
  !values && ['string', 'integer', 'number', 'boolean'].includes(type as string);

/** Literal values of one type as one enum. */
function merged(choices: Json[]): Json[] {
  const rest: Json[] = [];
  for (const choice of choices) {
    const values = choice.enum ?? (choice.const === undefined ? undefined : [choice.const]);
    const type = choice.type === 'number' && values?.every(Number.isInteger) ? 'integer' : choice.type;
    const there = values && rest.find((each) => each.enum && each.type === type);
    if (there) there.enum!.push(...values);
    else rest.push(values ? { type: type!, enum: [...values] } : choice);
  }
  return rest;
}
