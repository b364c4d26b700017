/**
 * Runs before any other hook on a write through the CMS REST API, by the panel or by an actor of ours: fields
 * maintained by the system are removed whatever the source, and every value must match the type of its field. Every
 * collection and global has this; a new one cannot be forgotten.
 */
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
  FlattenedBlocksField,
  FlattenedField,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { Failure, type FieldProblems } from '../../domain/failure';
import { idForm, type IdForm } from '../../domain/ids';
import { wrongValue, type WrittenField } from '../../domain/writes/values';
import { missingRelations } from './missingRelations';
import { refuseStale, refuseStaleGlobal } from './refuseStale';

type Data = Record<string, unknown>;
type Write = {
  data?: unknown;
  overrideAccess?: boolean;
  overrideLock?: boolean;
  duplicateFromID?: unknown;
  req: PayloadRequest;
};
type Beforehand = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number];

/** Payload's own fields: timestamps, the id, and credentials. */
export const systemFields = [
  'id',
  '_id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'globalType',
  'collection',
  '_strategy',
  '_sid',
  'sessions',
  'salt',
  'hash',
  'loginAttempts',
  'lockUntil',
  'resetPasswordToken',
  'resetPasswordExpiration',
  '_verified',
  '_verificationToken',
  'apiKey',
  'apiKeyIndex',
  'enableAPIKey',
] as const;

const writes = new Set<string>(['create', 'update', 'updateByID']);

/** The collection, with its writes checked. */
export function guarded(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [guardWrite, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [resetCopies, ...(hooks.beforeValidate ?? [])],
      beforeChange: [refuseStale, ...(hooks.beforeChange ?? [])],
    },
  };
}

/** The same for a global. */
export function guardedGlobal(global: GlobalConfig): GlobalConfig {
  const guard: Beforehand = ({ args, operation, req }) =>
    operation === 'update'
      ? guardedArgs(
          withLocks(args as Write),
          global.slug,
          req.payload.globals.config.find(({ slug }) => slug === global.slug)?.flattenedFields ?? [],
        )
      : (args as unknown);
  const { hooks = {} } = global;
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [guard, ...(hooks.beforeOperation ?? [])],
      beforeChange: [refuseStaleGlobal, ...(hooks.beforeChange ?? [])],
    },
  };
}

/** Unlike a record, Payload would write a global over somebody else's lock. The server's own writes may. */
const withLocks = (args: Write): Write =>
  args.overrideAccess ? args : { ...args, overrideLock: args.overrideLock ?? false };

export const guardWrite: CollectionBeforeOperationHook = async ({ args, collection, operation }) =>
  writes.has(operation)
    ? ((await guardedArgs(args as Write, collection.slug, collection.flattenedFields)) as typeof args)
    : args;

/** The server's own writes are not checked. */
async function guardedArgs(args: Write, slug: string, fields: readonly FlattenedField[]): Promise<Write> {
  if (args.overrideAccess) return args;
  const { data } = args;
  // No body, or one not declared as JSON: the CMS would otherwise fail on missing data.
  if (!isPlainObject(data)) throw new Failure('malformed');
  // In collections with drafts, people state themselves whether it is one.
  const hasDrafts = fields.some(({ name }) => name === '_status');
  const kept = Object.fromEntries(
    Object.entries(data).filter(
      ([name]) => (hasDrafts && name === '_status') || !(systemFields as readonly string[]).includes(name),
    ),
  );
  if (hasDrafts && typeof data.updatedAt === 'string') notesOf(args.req).madeFrom = { slug, updatedAt: data.updatedAt };
  const problems = problemsIn(kept, fields, idForm(args.req.payload.db.defaultIDType), '');
  refuse(problems);
  refuse(await missingRelations(kept, fields, args.req));
  return { ...args, data: kept };
}

function refuse(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems });
}

function problemsIn(data: Data, fields: readonly FlattenedField[], ids: IdForm, above: string): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of [...fields, password]) {
    const value = data[field.name];
    const path = `${above}${field.name}`;
    const wrong = wrongValue(field as WrittenField, value, ids);
    if (wrong) problems[path] = [wrong];
    else if (field.type === 'array' && Array.isArray(value))
      Object.assign(
        problems,
        ...value.map((row, index) => rowProblems(row, field.flattenedFields, ids, `${path}.${index}.`)),
      );
    else if (field.type === 'blocks' && Array.isArray(value))
      Object.assign(problems, ...value.map((row, index) => blockProblems(row, field, ids, `${path}.${index}.`)));
    else if ((field.type === 'group' || field.type === 'tab') && isPlainObject(value))
      Object.assign(problems, problemsIn(value, field.flattenedFields, ids, `${path}.`));
  }
  return problems;
}

/** A block is a row with the fields of its kind. */
function blockProblems(row: unknown, field: FlattenedBlocksField, ids: IdForm, above: string): FieldProblems {
  const kind = isPlainObject(row) ? field.blocks.find(({ slug }) => slug === row.blockType) : undefined;
  return kind ? rowProblems(row, kind.flattenedFields, ids, above) : { [above.slice(0, -1)]: [{ code: 'wrongType' }] };
}

const rowProblems = (row: unknown, fields: readonly FlattenedField[], ids: IdForm, above: string): FieldProblems =>
  isPlainObject(row) ? problemsIn(row, fields, ids, above) : { [above.slice(0, -1)]: [{ code: 'wrongType' }] };

/** Users accept one field that is not declared. */
const password = { name: 'password', type: 'password', maxLength: 1_000 } as const;

const isPlainObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy starts like a new record: counters and decisions of the original are not copied. */
const resetCopies: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  // For an upload it contains the sizes.
  const isCopy = operation === 'create' && originalDoc && 'id' in (originalDoc as object);
  if (!isCopy || !req.user || !data) return data;
  for (const field of collection.fields as (Field & { name?: string; defaultValue?: unknown })[]) {
    const access = 'access' in field ? field.access?.create : undefined;
    if (!field.name || !access || (await access({ req, data, doc: data, siblingData: data }))) continue;
    data[field.name] = typeof field.defaultValue === 'function' ? undefined : field.defaultValue;
  }
  return data;
};
