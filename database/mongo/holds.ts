/**
 * A claim that can be undone without guessing, for servers without transactions. `hold` writes the name of its cause into
 * the document, in the same step as the claim; `release` changes the document only while that name stands there, and takes
 * it away. Undone twice, or by two processes, it is still undone once. The name is beside Payload's fields: nobody reads it.
 */
import type { Adapter, Write, WriteCall } from './types';

/** The field. */
export const HOLDS = 'holds';

export function holdAndRelease(adapter: Adapter): void {
  const calls = adapter as unknown as { updateOne: WriteCall; findOne: WriteCall };
  const update = calls.updateOne.bind(adapter);
  calls.updateOne = async (given) => {
    const { hold, release } = (given.options ?? {}) as { hold?: string; release?: string };
    // The whole document comes back: not every server can give a part of what it changed.
    if (!hold && !release) return update({ ...given, select: undefined } as Write);
    const model = adapter.collections[given.collection!]!;
    const query = await model.buildQuery({ payload: adapter.payload, where: given.where ?? {} });
    const own = hold ? { [HOLDS]: { $ne: hold } } : { [HOLDS]: release };
    const change = { ...changes(given.data ?? {}), ...(hold ? { $push: { [HOLDS]: hold } } : { $pull: { [HOLDS]: release } }) };
    const done = (await model.findOneAndUpdate({ $and: [query, own] }, change as never, { strict: false, timestamps: false, lean: true, new: true })) as { _id?: unknown } | null;
    if (!done?._id) return null;
    return calls.findOne({ collection: given.collection!, where: { id: { equals: String(done._id) } }, req: given.req! });
  };
}

/** `{ qty: { $inc: -2 }, status: 1 }` as MongoDB's operators. */
function changes(data: Record<string, unknown>): Record<string, Record<string, unknown>> {
  const add: Record<string, unknown> = {};
  const set: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(data)) {
    const amount = (value as { $inc?: number } | null)?.$inc;
    if (amount === undefined) set[field] = value;
    else add[field] = amount;
  }
  return { ...(Object.keys(add).length > 0 ? { $inc: add } : {}), ...(Object.keys(set).length > 0 ? { $set: set } : {}) };
}
