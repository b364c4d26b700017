import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionBeforeReadHook,
  CollectionConfig,
  PayloadRequest,
  SelectType,
} from 'payload';
import { getSelectMode } from 'payload/shared';
import { entryOf } from '../../authority/entry';
import { Failure } from '../../domain/failure';
import { boundedLimit, isPlainSort, isPlainWhere } from '../../domain/reads/isBounded';
import { sortOf, type Place } from '../../domain/reads/keyset';
import { cursorOf, listOf, placeOf, whereAfter, type List } from './cursors';

type Asked = {
  where?: unknown;
  sort?: unknown;
  limit?: unknown;
  page?: unknown;
  pagination?: boolean;
  select?: SelectType;
  overrideAccess?: boolean;
};
/** `size`: the size of a page that follows a cursor. `added`: fields that were read for the cursor only. */
type Open = { list: List; size: number | null; added: string[]; places: Map<unknown, Place> };
type Page = { docs: (Record<string, unknown> & { id: unknown })[]; hasNextPage: boolean };

const usualSize = 10;
/** The list that a request asked for. */
const open = new WeakMap<PayloadRequest, Open>();

/** Only the client's own reads: additional reads by the server state their authority. */
const isOwnList = (asked: Asked): boolean => asked.overrideAccess === undefined;

/**
 * Reads through the CMS REST API have limits: the rows of a page, the size of conditions, sorting by plain fields.
 * Services read what they need.
 */
const bound: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (entryOf(req.headers)?.door !== 'cms') return args;
  const asked = args as Asked;
  if (asked.where && !isPlainWhere(asked.where)) throw new Failure('malformed');
  if (asked.sort && !isPlainSort(asked.sort)) throw new Failure('malformed');
  if (operation !== 'read' || !('limit' in asked || 'where' in asked)) return args;
  const bounds = {
    pagination: true,
    ...(asked.limit === undefined && asked.pagination !== false ? {} : { limit: boundedLimit(asked.limit) }),
  };
  if (!isOwnList(asked)) return { ...args, ...bounds };
  const list = listOf(collection, asked.sort, asked.where);
  const { select, added } = selected(asked.select, list);
  const { after } = req.query;
  const size = after === undefined || after === '' ? null : (bounds.limit ?? usualSize);
  open.set(req, { list, size, added, places: new Map() });
  const listed = { ...args, ...bounds, sort: sortOf(list.order), ...(select ? { select } : {}) };
  // One extra record tells whether there is a next page; nothing is counted.
  return size === null
    ? listed
    : {
        ...listed,
        where: await whereAfter(req, list, asked.where, after, asked.page),
        limit: size + 1,
        pagination: false,
      };
};

/** Remembers the position of each record in the list, including fields that this reader cannot see. */
const note: CollectionBeforeReadHook = (given) => {
  const { doc, overrideAccess, req } = given as typeof given & { overrideAccess?: boolean };
  const listed = overrideAccess === undefined ? open.get(req) : undefined;
  listed?.places.set((doc as Page['docs'][number]).id, placeOf(listed.list, doc));
};

/** Every list says where its next page begins. A page that follows a cursor has no number. */
const point: CollectionAfterOperationHook = ({ args, operation, req, result }) => {
  const listed = operation === 'find' && isOwnList(args) ? open.get(req) : undefined;
  if (!listed) return result;
  const page = result as Page;
  const { list, size, added, places } = listed;
  const docs = (size === null ? page.docs : page.docs.slice(0, size)).map((doc) => without(doc, added));
  const hasNextPage = size === null ? page.hasNextPage : page.docs.length > size;
  const last = hasNextPage ? places.get(docs.at(-1)?.id) : undefined;
  const nextCursor = last ? cursorOf(req, list, last) : null;
  return size === null ? { ...page, docs, nextCursor } : { docs, limit: size, hasNextPage, nextCursor };
};

/** The fields requested, and the fields of the sort order. */
function selected(
  select: SelectType | undefined,
  { order }: List,
): { select: SelectType | undefined; added: string[] } {
  if (!select || Object.keys(select).length === 0) return { select, added: [] };
  const fields = order.map(({ field }) => field).filter((field) => field !== 'id');
  if (getSelectMode(select) === 'include') {
    return {
      select: Object.assign({}, select, Object.fromEntries(fields.map((field) => [field, true as const]))),
      added: fields.filter((field) => !(field in select)),
    };
  }
  const added = fields.filter((field) => select[field] === false);
  return { select: Object.fromEntries(Object.entries(select).filter(([field]) => !added.includes(field))), added };
}

function without(doc: Page['docs'][number], names: string[]): Page['docs'][number] {
  const shown = { ...doc };
  for (const name of names) delete shown[name];
  return shown;
}

/** The collection with limits on its reads. */
export const bounded = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [bound, ...(collection.hooks?.beforeOperation ?? [])],
    beforeRead: [note, ...(collection.hooks?.beforeRead ?? [])],
    afterOperation: [...(collection.hooks?.afterOperation ?? []), point],
  },
});
