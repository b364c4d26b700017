/** How many match, and the part of a list that was asked for. */
import type { Payload, PayloadRequest } from 'payload';
import { keptBriefly, VERY_MANY } from '../../database/keptBriefly';
import type { Window } from './types';

/** How many match, for the pages of a list. Of very many the figure may be half a minute old. */
export const totalsOf =
  (payload: Payload, req: PayloadRequest) =>
  (collection: string, where: object | undefined, whose: string, count: () => Promise<{ totalDocs: number }>) =>
  async (): Promise<number> => {
    const exact = async () => (await count()).totalDocs;
    if (await req.transactionID) return exact();
    return keptBriefly(
      payload,
      `total ${collection} ${whose} ${JSON.stringify(where ?? {})}`,
      exact,
      (found) => found >= VERY_MANY,
    );
  };

export async function partOf<O extends Window, D>(
  options: O,
  count: () => Promise<number>,
  find: (page: Omit<O, 'offset'> & { page: number }) => Promise<D[]>,
): Promise<{ docs: D[]; total: number }> {
  const { offset, ...rest } = options;
  const { limit } = options;
  const total = await count();
  if (offset >= total) return { docs: [], total };
  const page = Math.floor(offset / limit) + 1;
  const from = offset % limit;
  const docs = await find({ ...rest, page });
  // An offset between two pages: the two pages it touches, cut to the window.
  const next = from === 0 ? [] : await find({ ...rest, page: page + 1 });
  return { docs: [...docs, ...next].slice(from, from + limit), total };
}
