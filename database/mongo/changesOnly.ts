/**
 * Payload writes a changed document whole, with what it read a moment before. Where no transaction stands between, what
 * somebody else has written meanwhile would be undone by that: so only the fields that differ from what was read are written,
 * and a counted field (`custom.counted`: stock, sold pieces, uses of a coupon) by its difference.
 */
import type { CollectionBeforeChangeHook } from 'payload';
import { Failure } from '../../domain/failure';
import type { Adapter, Write, WriteCall } from './types';
import { isSame } from './undoSteps';

type Fields = Record<string, unknown>;
type Read = Map<string, Fields>;
type Update = Write & { id?: unknown };

/** Called once, when all is configured. */
export function writeChangesOnly(adapter: Adapter): void {
  /** What the update that is under way in a request has read. */
  const reads = new WeakMap<object, Read>();
  const remember: CollectionBeforeChangeHook = ({ collection, operation, originalDoc, req, data }) => {
    if (operation !== 'update' || !originalDoc) return data;
    const read = reads.get(req) ?? new Map<string, Fields>();
    reads.set(req, read.set(keyOf(collection.slug, (originalDoc as { id: unknown }).id), { ...originalDoc }));
    return data;
  };
  const { collections } = adapter.payload.config;
  for (const { hooks } of collections) (hooks.beforeChange ??= []).push(remember);
  const countedIn = new Map(collections.map((collection) => [collection.slug as string, countedOf(collection)]));

  const calls = adapter as unknown as { updateOne: WriteCall };
  const write = calls.updateOne;
  calls.updateOne = async (given: Update) => {
    const key = keyOf(given.collection!, given.id);
    const read = reads.get(given.req ?? {});
    const before = read?.get(key);
    if (!before || given.options) return write.call(adapter, given);
    read!.delete(key);
    const changed = Object.entries(given.data ?? {}).filter(([field, value]) => !isSame(before[field], value));
    const counted = countedIn.get(given.collection!)!;
    await count(write.bind(adapter), given, before, changed.filter(([field]) => counted.has(field)));
    return write.call(adapter, { ...given, data: Object.fromEntries(changed.filter(([field]) => !counted.has(field))) } as Write);
  };
}

/** Refused when somebody has taken so much meanwhile that less than nothing would be left. */
async function count(write: WriteCall, { collection, id, req }: Update, before: Fields, changed: [string, unknown][]): Promise<void> {
  if (changed.length === 0) return;
  const by = changed.map(([field, value]): [string, number] => [field, Number(value) - Number(before[field] ?? 0)]);
  const enough = by.map(([field, amount]) => ({ [field]: { greater_than_equal: Math.max(-amount, 0) } }));
  const data = Object.fromEntries(by.map(([field, amount]) => [field, { $inc: amount }]));
  const where = { and: [{ id: { equals: id } }, ...enough] } as Write['where'];
  if (!(await write({ collection, where, data, options: { atomic: true }, req } as Write))) throw new Failure('busy');
}

const keyOf = (collection: string, id: unknown): string => `${collection} ${String(id)}`;
const countedOf = ({ fields }: Adapter['payload']['config']['collections'][number]): Set<string> =>
  new Set(fields.flatMap((field) => ('name' in field && field.custom?.counted === true ? [field.name] : [])));
