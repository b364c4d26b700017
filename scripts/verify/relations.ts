/** Relations and unique fields, read from the collections themselves: a new field is checked without a change here. */
import type { Findings } from './checks';
import { ref, type Reader, type Row } from './reader';

type FieldLike = {
  name?: string;
  type: string;
  relationTo?: unknown;
  required?: boolean;
  unique?: boolean;
  fields?: FieldLike[];
  tabs?: FieldLike[];
};
type CollectionLike = {
  slug: string;
  flattenedFields?: FieldLike[];
  fields: FieldLike[];
  indexes?: { fields: string[]; unique?: boolean }[];
  upload?: unknown;
};

/** Payload's own collections refer to anything and are maintained by Payload. */
const collectionsOf = (reader: Reader): CollectionLike[] =>
  (reader.payload.config.collections as CollectionLike[]).filter(({ slug }) => !slug.startsWith('payload-'));

const plain = (collection: CollectionLike): (FieldLike & { name: string })[] =>
  (collection.flattenedFields ?? collection.fields).filter(
    (field): field is FieldLike & { name: string } => typeof field.name === 'string',
  );

export async function checkRelations(reader: Reader, findings: Findings): Promise<void> {
  for (const collection of collectionsOf(reader)) {
    const relations = plain(collection).filter(
      ({ type, relationTo }) => (type === 'relationship' || type === 'upload') && typeof relationTo === 'string',
    );
    if (relations.length === 0) continue;
    for await (const page of reader.pages(
      collection.slug,
      relations.map(({ name }) => name),
    )) {
      for (const field of relations) await checkField(reader, findings, collection.slug, field, page);
    }
  }
}

async function checkField(
  reader: Reader,
  findings: Findings,
  slug: string,
  field: FieldLike & { name: string },
  page: Row[],
): Promise<void> {
  const wanted = page.map((row) => row[field.name]);
  const there = new Set((await reader.of(field.relationTo as string, 'id', wanted, [])).map(({ id }) => String(id)));
  for (const row of page) {
    const to = ref(row[field.name]);
    const holds = to === '' ? field.required !== true : there.has(to);
    findings.expect(
      'relation/there',
      `${slug} ${row.id} ${field.name}`,
      holds,
      to === '' ? 'points at nothing' : `${String(field.relationTo)} ${to} is not there`,
    );
  }
}

/** Large: a page is found by counting the rows before it. */
const PAGE = 20_000;

/** Equal values are adjacent in sorted order, so nothing has to be remembered. */
export async function checkUnique(reader: Reader, findings: Findings): Promise<void> {
  for (const collection of collectionsOf(reader)) {
    const singles = plain(collection)
      .filter(({ unique }) => unique)
      .map(({ name }) => [name]);
    const pairs = (collection.indexes ?? []).filter(({ unique }) => unique).map(({ fields }) => fields);
    for (const fields of [...singles, ...pairs]) await checkOnce(reader, findings, collection.slug, fields);
  }
}

async function checkOnce(reader: Reader, findings: Findings, slug: string, fields: string[]): Promise<void> {
  let last = '';
  for (let page = 1; ; page += 1) {
    const rows = await reader.find(slug, fields, {}, { sort: [...fields, 'id'], limit: PAGE, page });
    for (const row of rows) {
      const values = fields.map((field) => ref(row[field]));
      // An empty single field is ignored; in a pair an empty option is a value like others.
      if (fields.length === 1 && values[0] === '') continue;
      const key = JSON.stringify(values);
      findings.expect(
        'unique/pairs',
        `${slug} ${row.id}`,
        key !== last,
        `${fields.join(' + ')} ${values.join(' + ')} is there twice`,
      );
      last = key;
    }
    if (rows.length < PAGE) return;
  }
}
