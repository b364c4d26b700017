/** The number of matches, and the requested part of a list. */
import type { Payload, PayloadRequest } from 'payload';
import { keptBriefly, VERY_MANY } from '../../database/keptBriefly';
import type { Window } from './types';

/** The number of matches, for the pages of a list. For very many rows the figure may be half a minute old. */
export const totalsOf =
  (payload: Payload, req: PayloadRequest) =>
  (collection: string, where: object | undefined, whose: string, count: () => Promise<number>) =>
  async (): Promise<number> => {
    if (await req.transactionID) return count();
    return keptBriefly(
      payload,
      `total ${collection} ${whose} ${JSON.stringify(where ?? {})}`,
      count,
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
  // An offset between two pages: both pages are read and cut to the window.
  const next = from === 0 ? [] : await find({ ...rest, page: page + 1 });
  return { docs: [...docs, ...next].slice(from, from + limit), total };
}

/** Whether the count is so high that a difference of one does not matter to the reader. */
export const isVeryMany = (count: number): boolean => count >= VERY_MANY;
