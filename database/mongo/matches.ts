/** Words in names by regular expressions, newest first, left as soon as there is enough. */
import type { Matching } from '../matching';
import type { Adapter } from './types';

const FIELDS = ['name', 'name_bn'];
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function matchInDatabase(adapter: Adapter): void {
  (adapter as unknown as Matching).matches = async ({ collection, words, where, also, limit }) => {
    if (words.length === 0) return [];
    const model = adapter.collections[collection]!;
    const conditions = await model.buildQuery({ payload: adapter.payload, where: also });
    const all = words.map((word) => {
      const $regex = where === 'beginnings' ? `(^|[^\\p{L}\\p{M}\\p{N}])${escaped(word)}` : escaped(word);
      return { $or: FIELDS.map((field) => ({ [field]: { $regex, $options: 'i' } })) };
    });
    const found = await model.find({ $and: [conditions, ...all] } as never, { _id: 1 }, { sort: { _id: -1 }, limit });
    return found.map(({ _id: id }) => (typeof id === 'number' ? id : String(id)));
  };
}
