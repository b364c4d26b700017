/** Districts and the upazilas and metropolitan thanas in them. */
import { z } from 'zod';
import { anywhere } from '../domain/places/reach';
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
const otherNames = z.array(z.string()).describe('Other spellings by which people know it.');
/** A district or upazila in a path: its id or its name. */
export const placeInPath = z.string().min(1).max(80);
export const placeOrAnywhere = placeInPath.describe(
  `The id or name of a district or upazila; \`${anywhere}\` for both: everywhere.`,
);

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
  summary: 'Upazilas and metropolitan thanas of a district, given by id or name',
  params: z.strictObject({ districtId: placeInPath }),
  fails: ['notFound'],
  answers: { 200: z.strictObject({ upazila: z.array(upazilaShape).describe('Its upazilas and thanas by name.') }) },
});

export const getAllPlaces = defineRoute({
  name: 'getAllPlaces',
  method: 'GET',
  path: '/get-all-places',
  who: 'public',
  scope: 'site:read',
  tag: 'Places',
  summary: 'All districts with their upazilas and thanas, and the other spellings of their names',
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      district: z
        .array(
          z
            .strictObject({
              ...districtShape.shape,
              slug: z.string(),
              other_names: otherNames,
              area: z
                .array(
                  z.strictObject({ ...upazilaShape.shape, other_names: otherNames }).meta({
                    id: 'AreaWithSpellings',
                    description: 'An upazila or thana and the spellings of its name.',
                  }),
                )
                .describe('Its upazilas and thanas by name.'),
            })
            .meta({ id: 'DistrictWithAreas', description: 'A district with its upazilas and thanas.' }),
        )
        .describe('The districts by name.'),
    }),
  },
});
