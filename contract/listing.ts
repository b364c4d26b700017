/** Lists that a screen may page through on the server. Without paging a list returns its newest 1,000 records. */
import { z } from 'zod';
import { day, limit, offset, text } from './shapes';

export const listQuery = z.strictObject({
  offset: offset.optional(),
  limit: limit.optional(),
  search: text(60).optional(),
});

/** For searches, whose word is in the path: a part of the results. */
export const partQuery = z.strictObject({ offset: offset.optional(), limit: limit.optional() });

/** The range of days in Dhaka that a list is filtered by. */
export const dayQuery = z.strictObject({
  from: day.optional().describe('The first day in Dhaka.'),
  to: day.optional().describe('The last day in Dhaka.'),
});

export const totalcount = z.int().min(0);
