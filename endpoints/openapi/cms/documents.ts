/** The documents of a collection or global as schemas: as they are read, and as they are written. */
import { configToJSONSchema, type FlattenedField, type SanitizedConfig } from 'payload';
import type { oas31 } from 'zod-openapi';
import { passwordLength } from '../../../domain/passwords/length';
import { isOpen } from './access';

type Json = oas31.SchemaObject;
export type Kind = {
  slug: string;
  /** As one word, as in `payload-types.ts`: `Product`. */
  title: string;
  flattenedFields: FlattenedField[];
  isGlobal: boolean;
  isAuth: boolean;
  /** The actions somebody may take on its documents. */
  may: { create: boolean; update: boolean };
  hasFiles: boolean;
};

export const documentName = (title: string): string => `${title}Document`;
export const inputName = (title: string): string => `${title}Input`;

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const textDocument = 'TextDocument';
/** A text with formats, as Payload's editor keeps it. */
const textDocumentSchema: Json = {
  type: 'object',
  description: 'A text with formats, as the editor of the CMS keeps it. Only known parts are kept.',
  properties: {
    root: {
      type: 'object',
      description: 'The whole text.',
      properties: {
        type: { type: 'string', enum: ['root'], description: 'What kind of part it is.' },
        children: {
          type: 'array',
          description: 'Its paragraphs, headings, lists, tables and pictures, from top to bottom.',
          items: {
            type: 'object',
            description: 'A part of the text: its `type`, and what parts of this type have.',
            additionalProperties: true,
          },
        },
        direction: {
          anyOf: [{ type: 'string', enum: ['ltr', 'rtl'] }, { type: 'null' }],
          description: 'The direction of writing.',
        },
        format: { type: 'string', description: 'How it is aligned; empty as usual.' },
        indent: { type: 'integer', description: 'How far it is moved in.' },
        version: { type: 'integer', description: 'The version of the editor’s parts.' },
      },
      required: ['type', 'children', 'version'],
    },
  },
  required: ['root'],
};
const system = new Set(['id', 'createdAt', 'updatedAt', 'collection']);

/** The schemas of these collections and globals, by name. Relations to others are written as ids. */
export async function documentSchemas(config: SanitizedConfig, kinds: readonly Kind[]): Promise<Record<string, Json>> {
  // Payload types them with draft 4 of JSON Schema; only what both drafts share is used.
  const definitions = (configToJSONSchema(config, 'number').definitions ?? {}) as unknown as Record<string, Json>;
  const titles = new Map(kinds.map(({ slug, title }) => [slug, title]));
  const schemas: Record<string, Json> = { [textDocument]: textDocumentSchema };
  for (const kind of kinds) {
    const definition = definitions[kind.slug]!;
    schemas[documentName(kind.title)] = await readSchema(definition, kind, titles);
    if (kind.may.create || kind.may.update) Object.assign(schemas, await writtenSchemas(definition, kind));
  }
  return schemas;
}

const fieldOf = ({ flattenedFields }: Kind, name: string): FlattenedField | undefined =>
  flattenedFields.find((each) => each.name === name);
const propertiesOf = (definition: Json) => Object.entries((definition.properties ?? {}) as Record<string, Json>);

async function readSchema(definition: Json, kind: Kind, titles: ReadonlyMap<string, string>): Promise<Json> {
  const properties: Record<string, Json> = {};
  for (const [name, schema] of propertiesOf(definition)) {
    const field = fieldOf(kind, name);
    if (!field && !system.has(name)) continue;
    if (field && (isHidden(field) || !(await isOpen(rulesOf(field).read)))) continue;
    properties[name] = bounded(name === 'id' ? ref('Id') : related(schema, titles), field);
  }
  if (kind.isGlobal) properties.globalType = { type: 'string', enum: [kind.slug] };
  // A global that keeps versions is answered without its id after a change.
  const isAlways = (name: string) =>
    name in properties && !(kind.isGlobal && name === 'id') && !rulesOf(fieldOf(kind, name)).read;
  return { type: 'object', properties, required: (definition.required as string[]).filter(isAlways) };
}

/** The fields a document can be changed with, and those a new one requires. */
async function writtenSchemas(definition: Json, kind: Kind): Promise<Record<string, Json>> {
  const properties: Record<string, Json> = {};
  const needed: string[] = [];
  for (const [name, schema] of propertiesOf(definition)) {
    const field = fieldOf(kind, name);
    if (!field || system.has(name) || isHidden(field) || isSystems(field) || !(await isWritable(field, kind))) continue;
    properties[name] = bounded(related(schema, new Map()), field);
    const isGiven = 'defaultValue' in field && field.defaultValue !== undefined;
    if (definition.required?.includes(name) && !isGiven) needed.push(name);
  }
  if (kind.isAuth) {
    properties.password = { type: 'string', minLength: passwordLength.min, maxLength: passwordLength.max };
    needed.push('password');
  }
  const input = inputName(kind.title);
  if (needed.length === 0 || !kind.may.create) return { [input]: { type: 'object', properties } };
  return {
    [input]: { type: 'object', properties },
    [`New${input}`]: { allOf: [ref(input), { type: 'object', required: needed }] },
  };
}

type Rules = { read?: never; create?: never; update?: never };
const rulesOf = (field: FlattenedField | undefined): Rules =>
  ((field && 'access' in field && field.access) || {}) as Rules;
const isHidden = (field: FlattenedField): boolean => 'hidden' in field && field.hidden === true;
/** Maintained by the system: shown, but not writable. */
const isSystems = (field: FlattenedField): boolean =>
  Boolean(field.admin && 'disabled' in field.admin && field.admin.disabled);
const isWritable = async (field: FlattenedField, { may, hasFiles }: Kind): Promise<boolean> => {
  if (hasFiles && uploaded.has(field.name)) return false;
  const { create, update } = rulesOf(field);
  return (may.create && (await isOpen(create))) || (may.update && (await isOpen(update)));
};
/** What the CMS derives from a file itself. */
const uploaded = new Set([
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'sizes',
]);

/** A relation as the id of the other document, or the document itself if the depth includes it. */
function related(schema: Json, titles: ReadonlyMap<string, string>): Json {
  const { additionalProperties: _, ...rest } = schema;
  if (rest.properties)
    rest.properties = Object.fromEntries(
      Object.entries(rest.properties as Record<string, Json>).map(([name, each]) => [name, related(each, titles)]),
    );
  const items = rest.items as Json | undefined;
  // Several relations in one field.
  if (items?.oneOf) rest.items = related(items, titles);
  if (rest.required?.length === 0) delete rest.required;
  const choices = rest.oneOf as Json[] | undefined;
  const other = choices?.find((choice) => choice.$ref)?.$ref;
  if (!choices || !other) return rest;
  const isOptional = choices.some((choice) => Array.isArray(choice.type) && choice.type.includes('null'));
  const title = titles.get(other.replace('#/definitions/', ''));
  const found: Json[] = [
    ref('Id'),
    ...(title ? [ref(documentName(title))] : []),
    ...(isOptional ? [{ type: 'null' as const }] : []),
  ];
  return found.length === 1 ? found[0]! : { anyOf: found };
}

/** With the limits that the field is checked by. */
function bounded(schema: Json, field: FlattenedField | undefined): Json {
  // What the CMS adds to the fields: timestamps, and the collection.
  if (!field) return schema.type === 'string' && !schema.enum ? { ...schema, format: 'date-time' } : schema;
  if (field.type === 'blocks') return blocksSchema(field);
  if (field.type === 'richText' || field.custom?.isTextDocument)
    return { anyOf: [ref(textDocument), { type: 'null' }] };
  const unit = field.custom?.unit as string | undefined;
  if (field.type === 'number')
    return {
      ...schema,
      ...given({ minimum: field.min, maximum: field.max === Number.MAX_SAFE_INTEGER ? undefined : field.max }),
      ...(unit ? { unit } : {}),
    };
  if (field.type === 'text' || field.type === 'textarea')
    return { ...schema, ...given({ minLength: field.minLength, maxLength: field.maxLength }) };
  if (field.type === 'email') return { ...schema, format: 'email' };
  if (field.type === 'date') return { ...schema, format: 'date-time' };
  if (schema.enum && Array.isArray(schema.type) && !schema.enum.includes(null))
    return { ...schema, enum: [...schema.enum, null] };
  return schema;
}

/** A block's fields are those of its kind, as in the panel's form. */
const blocksSchema = (field: Extract<FlattenedField, { type: 'blocks' }>): Json => ({
  type: ['array', 'null'],
  ...given({ maxItems: field.maxRows }),
  items: {
    type: 'object',
    required: ['blockType'],
    properties: { blockType: { type: 'string', enum: field.blocks.map(({ slug }) => slug) } },
    additionalProperties: true,
  },
});

const given = (bounds: Record<string, number | undefined>): Json =>
  Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined));
