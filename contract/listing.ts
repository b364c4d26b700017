/** Lists that a screen may page through on the server. Without paging a list returns its newest 1,000 records. */
import { z } from 'zod';
import { day, limit, offset, pathId, text } from './shapes';

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

/** The area that a list of deliveries is filtered by. An unknown one, or an upazila of another district, is refused. */
export const areaQuery = z.strictObject({
  district: pathId.optional().describe('Only those delivered in this district.'),
  upazila: pathId
    .optional()
    .describe('Only those delivered in this upazila or thana; with `district`, it has to be one of that district.'),
});

/** The orders of a list that is read by the time of its records. */
export const timeSorts = ['created_at', '-created_at'] as const;

export const totalcount = z.int().min(0);
