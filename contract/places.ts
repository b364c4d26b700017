/** Districts and the upazilas and metropolitan thanas in them. */
import { z } from 'zod';
import { defineRoute } from './route';
import { id } from './shapes';

export const districtShape = z.strictObject({ id, name: z.string(), name_bn: z.string() });
/** `kind`: an upazila, or a thana of a metropolitan city. */
export const upazilaShape = z.strictObject({
  id,
  name: z.string(),
  name_bn: z.string(),
  kind: z.enum(['upazila', 'thana']),
});
/** A district or upazila in a path: its id or its name. */
export const placeInPath = z.string().min(1).max(80);

export const getAllDistrict = defineRoute({
  name: 'getAllDistrict',
  method: 'GET',
  path: '/get-all-district',
  who: 'public',
  tag: 'Places',
  summary: 'All districts',
  answers: { 200: z.strictObject({ district: z.array(districtShape) }) },
});

export const getDistrictUpazila = defineRoute({
  name: 'getDistrictUpazila',
  method: 'GET',
  path: '/get-district-upazila/:districtId',
  who: 'public',
  tag: 'Places',
  summary: 'Upazilas and metropolitan thanas of a district, which is given by id or name',
  params: z.strictObject({ districtId: placeInPath }),
  fails: ['notFound'],
  answers: { 200: z.strictObject({ upazila: z.array(upazilaShape) }) },
});
