/** Notes every write that belongs to a work before it is done; see `undo.ts`. Writes outside of one pass as they are. */
import type { Document } from 'mongodb';
import type { Adapter, Model, Write, WriteCall } from './types';
import type { Undo } from './undo';
import { isSame, type Change } from './undoSteps';

/** Documents of one step: one note has to hold them. */
const IN_ONE_NOTE = 100;
type Given = Write & { id?: unknown; customID?: string };
type Noted = { adapter: Adapter; undo: Undo; work: string };

export function noteWrites(adapter: Adapter, undo: Undo): void {
  const calls = adapter as unknown as Record<string, WriteCall>;
  const wrap = (name: string, noted: (context: Noted, given: Given, write: WriteCall) => Promise<unknown>) => {
    const write = calls[name]!.bind(adapter);
    calls[name] = async (given) => {
      const work = String((await given.req?.transactionID) ?? '');
      return undo.has(work) ? noted({ adapter, undo, work }, given, write) : write(given);
    };
  };
  wrap('create', create);
  wrap('updateOne', updateOne);
  wrap('updateMany', updateMany);
  wrap('updateGlobal', updateGlobal);
  wrap('deleteOne', deleteOne);
  wrap('deleteMany', deleteMany);
}

/** The id is made here, so that the note can name it. */
async function create({ undo, work, adapter }: Noted, given: Given, write: WriteCall): Promise<unknown> {
  const { ObjectId } = adapter.connection.base.Types;
  const id = new ObjectId(given.customID);
  await undo.note(work, { kind: 'create', collection: nameOf(modelOf(adapter, given)), id: id as never });
  return write({ ...given, customID: id.toHexString() } as Write);
}

async function updateOne(noted: Noted, given: Given, write: WriteCall): Promise<unknown> {
  const { hold, release } = (given.options ?? {}) as { hold?: string; release?: string };
  // These have a name of their own by which they are undone.
  if (hold || release) return write(given);
  const [document] = await matching(noted.adapter, given, 1);
  if (!document) return write(given);
  if (given.options?.atomic) return claim(noted, given, document, write);
  await noteSet(noted, nameOf(modelOf(noted.adapter, given)), [document], given.data ?? {});
  return write(given);
}

/** A claim holds or does not: the name it leaves in the document tells the two apart when it is taken back. */
async function claim({ adapter, undo, work }: Noted, given: Given, document: Document, write: WriteCall): Promise<unknown> {
  const added: Record<string, number> = {};
  const after: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(given.data ?? {})) {
    const by = (value as { $inc?: number } | null)?.$inc;
    if (by === undefined) after[field] = value;
    else added[field] = by;
  }
  const kept = [{ id: document._id, before: only(document, Object.keys(after)) }];
  const hold = await undo.note(work, { kind: 'claim', collection: nameOf(modelOf(adapter, given)), kept, after, added });
  const where = { and: [whereOf(given), { id: { equals: String(document._id) } }] };
  return write({ ...given, where, options: { hold } } as Write);
}

async function updateMany(noted: Noted, given: Given, write: WriteCall): Promise<unknown> {
  const documents = await matching(noted.adapter, given);
  await noteSet(noted, nameOf(modelOf(noted.adapter, given)), documents, given.data ?? {});
  return write({ ...given, where: among(given, documents) } as Write);
}

async function updateGlobal(noted: Noted, given: Given, write: WriteCall): Promise<unknown> {
  const model = noted.adapter.globals as unknown as Model;
  const document = (await model.findOne({ globalType: given.slug }).lean()) as Document | null;
  if (document) await noteSet(noted, nameOf(model), [document], given.data ?? {});
  return write(given);
}

async function deleteOne(noted: Noted, given: Given, write: WriteCall): Promise<unknown> {
  const [document] = await matching(noted.adapter, given, 1);
  if (!document) return write(given);
  await noted.undo.note(noted.work, { kind: 'delete', collection: nameOf(modelOf(noted.adapter, given)), documents: [document] });
  return write({ ...given, where: among(given, [document]) } as Write);
}

async function deleteMany(noted: Noted, given: Given, write: WriteCall): Promise<unknown> {
  const documents = await matching(noted.adapter, given);
  if (documents.length === 0) return undefined;
  const collection = nameOf(modelOf(noted.adapter, given));
  for (const part of parts(documents)) await noted.undo.note(noted.work, { kind: 'delete', collection, documents: part });
  return write({ ...given, where: among(given, documents) } as Write);
}

/** Only what really changes is kept, so that a document written whole is not put back whole. */
async function noteSet({ undo, work }: Noted, collection: string, documents: Document[], data: Record<string, unknown>): Promise<void> {
  const given = Object.entries(data).filter(([field, value]) => field !== 'id' && field !== '_id' && value !== undefined);
  for (const part of parts(documents)) {
    const changed = given.filter(([field, value]) => part.some((document) => !isSame(document[field], value)));
    const after = Object.fromEntries(changed.map(([field, value]) => [field, value]));
    const kept = part.map((document) => ({ id: document._id as unknown, before: only(document, Object.keys(after)) }));
    await undo.note(work, { kind: 'set', collection, kept, after: plainly(after) } as Change);
  }
}

const plainly = (after: Record<string, unknown>) => JSON.parse(JSON.stringify(after)) as Record<string, unknown>;
const only = (document: Document, fields: string[]) => Object.fromEntries(fields.filter((field) => field in document).map((field) => [field, document[field]]));
const modelOf = (adapter: Adapter, given: Given): Model => adapter.collections[given.collection!]!;
const nameOf = (model: Model): string => model.collection.collectionName;
const whereOf = (given: Given) => (given.id === undefined ? (given.where ?? {}) : { id: { equals: given.id } });
const among = (given: Given, documents: Document[]) => ({ and: [whereOf(given), { id: { in: documents.map(({ _id }) => String(_id)) } }] }) as Write['where'];

async function matching(adapter: Adapter, given: Given, limit?: number): Promise<Document[]> {
  const model = modelOf(adapter, given);
  const query = await model.buildQuery({ payload: adapter.payload, where: whereOf(given) as never });
  const found = model.find(query).lean();
  return (await (limit === undefined ? found : found.limit(limit))) as unknown as Document[];
}

const parts = (documents: Document[]): Document[][] =>
  Array.from({ length: Math.ceil(documents.length / IN_ONE_NOTE) }, (_, n) => documents.slice(n * IN_ONE_NOTE, (n + 1) * IN_ONE_NOTE));
