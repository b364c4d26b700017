/** What a noted write changed, and how it is taken back. Every step may find nothing to do, and may be done twice. */
import { isDeepStrictEqual } from 'node:util';
import type { Document } from 'mongodb';
import { HOLDS } from './holds';
import type { MongoDatabase } from './types';

type DocumentId = Document['_id'];
type Fields = Record<string, unknown>;
/** Documents as they were, as far as the write is going to change them. */
type Kept = { id: DocumentId; before: Fields };

export type Change =
  | { kind: 'create'; collection: string; id: DocumentId }
  | { kind: 'delete'; collection: string; documents: Document[] }
  | { kind: 'set'; collection: string; kept: Kept[]; after: Fields }
  /** The name of the step is written into the document with the claim: taken back only while it stands there. */
  | { kind: 'claim'; collection: string; kept: Kept[]; after: Fields; added: Record<string, number> };

export type Step = { _id: string; work: string; n: number; at: Date; change: Change };

/** Takes one write back. What somebody else has changed since stays as they left it. */
export async function takeBack(database: MongoDatabase, { _id: name, change }: Step): Promise<void> {
  const documents = database.collection<Document>(change.collection);
  if (change.kind === 'create') {
    await documents.deleteOne({ _id: change.id });
  } else if (change.kind === 'delete') {
    for (const document of change.documents) await putBack(documents, document);
  } else {
    for (const kept of change.kept) await restore(documents, kept, change, change.kind === 'claim' ? name : null);
  }
}

/** The work came to its end: the names its claims left in documents go. */
export async function forgetClaim(database: MongoDatabase, { _id: name, change }: Step): Promise<void> {
  if (change.kind !== 'claim') return;
  for (const { id } of change.kept) await database.collection<Document>(change.collection).updateOne({ _id: id }, { $pull: { [HOLDS]: name } } as never);
}

async function putBack(documents: ReturnType<MongoDatabase['collection']>, document: Document): Promise<void> {
  try {
    await documents.insertOne(document);
  } catch (error) {
    // It is there again, or something else took its place.
    if ((error as { code?: number }).code !== 11000) throw error;
  }
}

type Restorable = Extract<Change, { after: Fields }>;

async function restore(documents: ReturnType<MongoDatabase['collection']>, { id, before }: Kept, change: Restorable, name: string | null): Promise<void> {
  const own = name === null ? { _id: id } : { _id: id, [HOLDS]: name };
  const now = await documents.findOne(own);
  if (!now) return;
  const ours = Object.keys(change.after).filter((field) => isSame(now[field], change.after[field]));
  const set = Object.fromEntries(ours.filter((field) => field in before).map((field) => [field, before[field]]));
  const unset = Object.fromEntries(ours.filter((field) => !(field in before)).map((field) => [field, '']));
  const added = change.kind === 'claim' ? Object.fromEntries(Object.entries(change.added).map(([field, by]) => [field, -by])) : {};
  const update = {
    ...(isEmpty(set) ? {} : { $set: set }),
    ...(isEmpty(unset) ? {} : { $unset: unset }),
    ...(isEmpty(added) ? {} : { $inc: added }),
    ...(name === null ? {} : { $pull: { [HOLDS]: name } }),
  };
  if (!isEmpty(update)) await documents.updateOne(own, update as never);
}

const isEmpty = (object: object): boolean => Object.keys(object).length === 0;

/** As texts: ids and dates are given in one form and kept in another. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));
const plain = (value: unknown): unknown => (value === undefined || value === null ? null : JSON.parse(JSON.stringify(value)));
