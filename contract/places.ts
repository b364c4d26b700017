/** Districts and the upazilas and metropolitan thanas in them. */
import { z } from 'zod';
import { defineRoute } from './route';
import { id } from './shapes';

export const districtShape = z
  .strictObject({ id, name: z.string(), name_bn: z.string() })
  .meta({ id: 'District', description: 'A district of Bangladesh.' });
export const upazilaShape = z
  .strictObject({
    id,
    name: z.string(),
    name_bn: z.string(),
    kind: z.enum(['upazila', 'thana']).describe('An upazila, or a thana of a metropolitan city.'),
  })
  .meta({ id: 'Upazila', description: 'An upazila, or a thana of a metropolitan city.' });
/** A district or upazila in a path: its id or its name. */
export const placeInPath = z.string().min(1).max(80);

export const getAllDistrict = defineRoute({
  name: 'getAllDistrict',
  method: 'GET',
  path: '/get-all-district',
  who: 'public',
  scope: 'site:read',
  tag: 'Places',
  summary: 'All districts',
  answers: { 200: z.strictObject({ district: z.array(districtShape).describe('The districts by name.') }) },
});

export const getDistrictUpazila = defineRoute({
  name: 'getDistrictUpazila',
  method: 'GET',
  path: '/get-district-upazila/:districtId',
  who: 'public',
  scope: 'site:read',
  tag: 'Places',
  summary: 'Upazilas and metropolitan thanas of a district, which is given by id or name',
  params: z.strictObject({ districtId: placeInPath }),
  fails: ['notFound'],
  answers: { 200: z.strictObject({ upazila: z.array(upazilaShape).describe('Its upazilas and thanas by name.') }) },
});
