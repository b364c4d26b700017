/** Words in names by regular expressions, newest first, until there are enough matches. */
import type { CollectionSlug } from 'payload';
import type { Id } from '../../domain/ids';
import type { MatchArgs, MatchTerm } from '../matching';
import type { Adapter } from './types';

const FIELDS = ['name', 'name_bn'];
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function wordIn(spellings: readonly string[]) {
  const $regex = `(?<!${LETTER})(?:${spellings.map(escaped).join('|')})(?!${LETTER})`;
  return { $or: FIELDS.map((field) => ({ [field]: { $regex, $options: 'i' } })) };
}

const asked = (term: MatchTerm) => ({ $or: term.map((reading) => ({ $and: reading.map(wordIn) })) });

export async function matchesIn(
  adapter: Adapter,
  collection: CollectionSlug,
  { terms, also, limit }: MatchArgs,
): Promise<Id[]> {
  if (terms.length === 0) return [];
  const model = adapter.collections[collection]!;
  const conditions = await model.buildQuery({ payload: adapter.payload, where: also });
  const found = await model.find({ $and: [conditions, ...terms.map(asked)] }, { _id: 1 }, { sort: { _id: -1 }, limit });
  return found.map(({ _id: id }) => (typeof id === 'number' ? id : String(id)));
}
