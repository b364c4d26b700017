/**
 * Pages that begin after a record instead of at a number: records added or removed meanwhile shift nothing, and the
 * thousandth page costs as much as the first. A cursor is encrypted, so it reveals nothing about the record, and
 * belongs to one list.
 */
import { createHash } from 'node:crypto';
import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { Failure } from '../../domain/failure';
import { behind, fullOrder, sortOf, type Order, type Place } from '../../domain/reads/keyset';
import { settingsOf } from '../../services/openCtx';
import { unseal } from '../../services/secrets/secrets';

/** `name` identifies the list: another collection, order or condition has a different name. */
export type List = { collection: SanitizedCollectionConfig; order: Order[]; name: string };
type Id = number | string;
/** `print`: the position is too long for a URL; the record is looked up and must be unchanged. */
type Kept = { list: string; place: Place } | { list: string; id: Id; print: string };

const longest = 4_000;
const longestPlace = 1_500;

const wrongCursor = (code: 'cursor' | 'cursorOfAnother' | 'cursorAndPage'): Failure =>
  new Failure('wrongParameter', { fields: { after: [{ code, params: { parameter: 'after' } }] } });

export function listOf(collection: SanitizedCollectionConfig, sort: unknown, where: unknown): List {
  const asked = [sort]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? each.split(',') : []))
    .filter((each) => each !== '');
  const order = fullOrder(
    asked.length > 0 ? asked : [collection.defaultSort ?? '-createdAt'].flat(),
    collection.timestamps !== false,
  );
  const conditions = where && Object.keys(where).length > 0 ? sorted(where) : null;
  return { collection, order, name: print(JSON.stringify([collection.slug, sortOf(order), conditions])) };
}

/** The conditions of the page after a cursor. Throws `wrongParameter` for a cursor of another list. */
export async function whereAfter(
  req: PayloadRequest,
  list: List,
  where: unknown,
  after: unknown,
  page: unknown,
): Promise<Where> {
  if (page !== undefined) throw wrongCursor('cursorAndPage');
  const next = behind(list.order, await placeIn(req, list, after), (field) =>
    isFilled(fieldOf(list.collection, field)),
  ) as Where;
  return where && Object.keys(where).length > 0 ? { and: [where as Where, next] } : next;
}

/** The position of a record as the database returned it, before fields are removed or filled in for the reader. */
export const placeOf = ({ order }: List, doc: Record<string, unknown>): Place =>
  order.map(({ field }) => plain(doc[field]));

export function cursorOf(req: PayloadRequest, list: List, place: Place): string {
  const text = JSON.stringify(place);
  const kept: Kept =
    text.length <= longestPlace
      ? { list: list.name, place }
      : { list: list.name, id: place.at(-1) as Id, print: print(text) };
  const { gateways, secret } = settingsOf(req.payload);
  return gateways.ids.seal(JSON.stringify(kept), keyOf(secret));
}

async function placeIn(req: PayloadRequest, list: List, after: unknown): Promise<Place> {
  const kept = unsealed(req, after);
  if (!kept) throw wrongCursor('cursor');
  if (kept.list !== list.name) throw wrongCursor('cursorOfAnother');
  if ('place' in kept) return kept.place;
  const select = Object.fromEntries(list.order.map(({ field }) => [field, true as const]));
  const row = await req.payload.db.findOne<Record<string, unknown> & { id: Id }>({
    collection: list.collection.slug,
    where: { id: { equals: kept.id } },
    select,
    req,
  });
  const place = row && placeOf(list, row);
  if (!place || print(JSON.stringify(place)) !== kept.print) throw wrongCursor('cursor');
  return place;
}

function unsealed(req: PayloadRequest, after: unknown): Kept | null {
  if (typeof after !== 'string' || after.length > longest) return null;
  try {
    const { gateways, secret, otherSecrets } = settingsOf(req.payload);
    const keys = { gateways, secret: keyOf(secret), otherSecrets: otherSecrets.map(keyOf) };
    return JSON.parse(unseal(keys, after).text) as Kept;
  } catch {
    return null;
  }
}

/** Different from the key of other encrypted texts: none of them is accepted as a cursor. */
const keyOf = (secret: string): string => `cursor of a list:${secret}`;
const print = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

function plain(value: unknown): Place[number] {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  // A relation that the database has already populated.
  return plain((value as { id?: unknown }).id);
}

/** The same conditions, in whatever order they were written. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)]);
}

const fieldOf = (collection: SanitizedCollectionConfig, name: string): FlattenedField | undefined =>
  collection.flattenedFields.find((field) => field.name === name);
const isFilled = (field: FlattenedField | undefined): boolean =>
  // The id is not a declared field.
  field === undefined ||
  ['createdAt', 'updatedAt'].includes(field.name) ||
  ('required' in field && field.required === true);
