/** Checks afterwards: deletions are complete and kept completely, and restored records are as they were. */
import { createLocalReq, type CollectionSlug, type Payload } from 'payload';
import { openCtx } from '../../services/openCtx';
import { restoreDeleted } from '../../services/deleted/restoreDeleted';
import { ref, type Row } from '../verify/reader';
import type { Told } from './told';
import { all } from './rows';

const kept = [
  'main-categories',
  'sub-categories',
  'child-categories',
  'brands',
  'products',
  'variants',
  'reviews',
  'questions',
  'coupons',
] as const satisfies readonly CollectionSlug[];
const rootOf = { product: 'products', 'sub-category': 'sub-categories', coupon: 'coupons' } as const;
/** Fields that shoppers or the write itself change meanwhile. */
const MOVING = ['updatedAt', 'qty', 'sold', 'remain'];

/** Every record that may be deleted and restored, as text, by its collection and id. */
export type RecordsBefore = ReadonlyMap<string, string>;

export async function recordsOf(payload: Payload): Promise<RecordsBefore> {
  const found = new Map<string, string>();
  for (const collection of kept) {
    const { docs } = await payload.find({ collection, pagination: false, depth: 0, overrideAccess: true });
    for (const doc of docs)
      found.set(
        `${collection} ${doc.id}`,
        JSON.stringify(doc, (name, value) => (MOVING.includes(name) ? undefined : value)),
      );
  }
  return found;
}

export async function auditRestores(
  payload: Payload,
  before: RecordsBefore,
  told: Told,
  wrong: string[],
): Promise<void> {
  const deletions = await all(payload, 'deleted-records', ['kind', 'record', 'documents', 'taken']);
  const chunks = await all(payload, 'deleted-documents', ['deletion', 'target', 'field', 'documents']);
  const there = new Set((await recordsOf(payload)).keys());
  const known = new Set(deletions.map(({ id }) => String(id)));
  for (const chunk of chunks)
    if (!known.has(ref(chunk.deletion)))
      wrong.push(`documents are kept of deletion ${ref(chunk.deletion)}, which is gone`);
  for (const deletion of deletions) {
    const what = `${ref(deletion.kind)} ${ref(deletion.record)}`;
    const own = chunks.filter((chunk) => ref(chunk.deletion) === String(deletion.id) && !chunk.field);
    const documents = own.flatMap((chunk) => (chunk.documents as Row[]).map(({ id }) => `${ref(chunk.target)} ${id}`));
    if (documents.length !== deletion.documents || documents.length === 0)
      wrong.push(`${what}: ${String(deletion.documents)} documents were deleted, ${documents.length} are kept`);
    for (const each of documents) if (there.has(each)) wrong.push(`${what} is deleted, and its ${each} is there`);
    if (deletion.taken !== 0) wrong.push(`${what} was taken to be restored and is kept still`);
  }
  const gone = new Set(deletions.map(({ kind, record }) => `${ref(kind)} ${ref(record)}`));
  if (gone.size !== deletions.length) wrong.push('something is deleted twice');
  for (const [what, isDeleted] of told.deleted) {
    const [kind, id] = what.split(' ') as [keyof typeof rootOf, string];
    if (gone.has(what) !== isDeleted || there.has(`${rootOf[kind]} ${id}`) === isDeleted)
      wrong.push(`${what} was told ${isDeleted ? 'deleted' : 'restored'} and is not`);
  }
  await auditAllBack(payload, before, deletions, wrong);
}

/** After the rest is restored too, every record is as it was. */
async function auditAllBack(
  payload: Payload,
  before: RecordsBefore,
  deletions: readonly Row[],
  wrong: string[],
): Promise<void> {
  const [admin] = (await payload.find({ collection: 'users', where: { role_as: { equals: 1 } }, limit: 1, depth: 0 }))
    .docs;
  for (const { id } of deletions) {
    const user = { ...admin!, collection: 'users' as const };
    await restoreDeleted(openCtx(await createLocalReq({ user }, payload)), id);
  }
  const after = await recordsOf(payload);
  for (const [record, was] of before) {
    const is = after.get(record);
    if (is === undefined) wrong.push(`${record} did not come back`);
    else if (is !== was) wrong.push(`${record} is not what it was: ${was.slice(0, 200)} / ${is.slice(0, 200)}`);
  }
}
