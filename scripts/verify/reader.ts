/** Reads a database page by page, over Payload's own database layer: the same on SQLite and MongoDB. Never writes. */
import type { CollectionSlug, Payload, Where } from 'payload';
import { byName } from '../../domain/fields/byName';

export type Id = number | string;
/** A row as it is stored: relations are ids. */
export type Row = Readonly<Record<string, unknown>> & { id: Id };
type Select = Record<string, true>;

const PAGE = 500;

export class Reader {
  constructor(readonly payload: Payload) {}

  /** All rows of a collection, in the order of their ids. */
  async *pages(collection: string, fields: readonly string[], where: Where = {}, size = PAGE): AsyncGenerator<Row[]> {
    let last: Id | undefined;
    for (;;) {
      const after: Where[] = last === undefined ? [] : [{ id: { greater_than: last } }];
      const docs = await this.find(collection, fields, { and: [where, ...after] }, { sort: 'id', limit: size });
      if (docs.length > 0) yield docs;
      if (docs.length < size) return;
      last = docs.at(-1)!.id;
    }
  }

  /**
   * The rows that are to be kept, page by page in the order of their ids. Chosen here and not by the database: for a condition with an
   * index it finds and sorts all rows of it anew for each page, which for a million lines never ended.
   */
  async *kept(collection: string, fields: readonly string[], isKept: (row: Row) => boolean): AsyncGenerator<Row[]> {
    for await (const page of this.pages(collection, fields)) {
      const kept = page.filter(isKept);
      if (kept.length > 0) yield kept;
    }
  }

  /** All rows whose `field` is one of the given values, of those that `where` allows. */
  async of(
    collection: string,
    field: string,
    values: readonly unknown[],
    fields: readonly string[],
    where?: Where,
  ): Promise<Row[]> {
    const wanted = [...new Set(values)].filter((value) => value !== null && value !== undefined);
    const rows: Row[] = [];
    for (let from = 0; from < wanted.length; from += PAGE) {
      const among = { [field]: { in: wanted.slice(from, from + PAGE) } };
      const both = where ? { and: [where, among] } : among;
      for await (const page of this.pages(collection, [...fields, field], both)) rows.push(...page);
    }
    return rows;
  }

  /** The journal's entries of these events about these subjects. The index begins with the event: without it every entry would be read. */
  entriesAbout(subjects: readonly string[], events: readonly string[], fields: readonly string[]): Promise<Row[]> {
    return this.of('journal-entries', 'subject', subjects, fields, { event: { in: [...events] } });
  }

  /** One page of rows. */
  async find(
    collection: string,
    fields: readonly string[],
    where: Where,
    rest: { sort: string | string[]; limit: number; page?: number },
  ) {
    const select: Select = Object.fromEntries(fields.filter((field) => field !== 'id').map((field) => [field, true]));
    const args = { collection: collection as CollectionSlug, where, pagination: false, select, ...rest };
    return (await this.payload.db.find(args)).docs.map(byName);
  }
}

/** Ids that are written as text, as this database keeps them. */
export const idsIn = (reader: Reader, texts: readonly string[]): Id[] =>
  reader.payload.db.defaultIDType === 'number' ? texts.map(Number).filter(Number.isSafeInteger) : [...texts];

/** The id a relation holds, as text; empty for none. */
export function ref(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' && 'id' in value ? String(value.id) : String(value);
}

export const num = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
export const sum = (rows: readonly Row[], field: string): number => rows.reduce((all, row) => all + num(row[field]), 0);
export const day = (value: unknown): number => Date.parse(String(value));

/** Rows by the id of a relation. */
export function groupBy(rows: readonly Row[], field: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = ref(row[field]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

export const byId = (rows: readonly Row[]): Map<string, Row> => new Map(rows.map((row) => [String(row.id), row]));

/** Oldest first; rows of the same time in the order of their ids. */
export const inTime = (rows: readonly Row[]): Row[] => [...rows].sort((a, b) => day(a.createdAt) - day(b.createdAt));
