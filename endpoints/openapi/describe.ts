/** Gives every field its description: its own, or the general meaning of its name. */
import { meanings } from '../../contract/meanings/index';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Changes the document in place. `more` describes fields that the CMS names differently: by field, or by schema and
 * field (`User.name`). `unit` describes what a value's shape implies, for every field of that shape.
 */
export function describeFields(document: object, more: Readonly<Record<string, string>>): void {
  const known: Readonly<Record<string, string>> = { ...meanings, ...more };
  const visit = (node: unknown, key: string, owner: string): void => {
    if (Array.isArray(node)) return node.forEach((each) => visit(each, key, owner));
    if (!isRecord(node)) return;
    if (key === 'properties')
      for (const [name, field] of Object.entries(node))
        describe(field as Json, known[`${owner}.${name}`] ?? known[name]);
    if (typeof node.in === 'string' && isRecord(node.schema)) describeParameter(node, known);
    for (const [name, each] of Object.entries(node)) {
      if (key !== 'properties' && values.has(name)) continue;
      visit(each, name, key === 'schemas' ? name.replace(/^New|(Document|Input)$/g, '') : owner);
    }
    delete node.unit;
    // The rest is in the referenced schema.
    if (typeof node.$ref === 'string')
      for (const key of Object.keys(node)) if (key !== '$ref' && key !== 'description') delete node[key];
  };
  visit(document, '', '');
}

/** These hold example values, not schemas. */
const values = new Set(['example', 'examples', 'default', 'enum', 'const']);

function describe(field: Json, meaning: string | undefined): void {
  const inner = ((field.anyOf ?? []) as Json[]).find((choice) => choice.description ?? choice.unit);
  const own = field.description ?? inner?.description ?? meaning;
  const unit = field.unit ?? inner?.unit;
  if (inner) for (const key of ['description', 'unit']) delete inner[key];
  delete field.unit;
  if (own !== undefined) field.description = [own, unit].filter(Boolean).join(' ');
}

function describeParameter(parameter: Json, known: Readonly<Record<string, string>>): void {
  const schema = parameter.schema as Json;
  if (parameter.description) schema.description ??= parameter.description;
  describe(schema, known[String(parameter.name)]);
  if (schema.description) parameter.description = schema.description;
  delete schema.description;
}
