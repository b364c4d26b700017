/** Lists that a screen may page through on the server. Without paging a list gives its newest 1,000. */
import { z } from 'zod';
import { limit, offset, text } from './shapes';

export const listQuery = z.strictObject({
  offset: offset.optional(),
  limit: limit.optional(),
  /** Part of the number or code the list is searched by. */
  search: text(60).optional(),
});

/** For searches, whose word stands in the path: a part of what was found. */
export const partQuery = z.strictObject({ offset: offset.optional(), limit: limit.optional() });

/** How many records match in all, whatever part of them is answered. */
export const totalcount = z.int().min(0);
