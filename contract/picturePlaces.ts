/** Slides and banners with all that belongs to them, for those who look after them. */
import { z } from 'zod';
import { contentEditors } from '../domain/permissions';
import { longestAlt, pictureAreas, pictureNames } from '../domain/site/slotPictures';
import { keptLink, keptPeriod, linkInput, periodInput } from './links';
import { defineRoute, nothing } from './route';
import { image, optionalText } from './shapes';

const picturePlaceShape = z
  .strictObject({
    name: z.enum(pictureNames).describe('Which place it is.'),
    image: image.describe('The picture; null where the place is empty.'),
    alt: z.string().describe('What the picture shows, in English.'),
    alt_bn: z.string().describe('What the picture shows, in Bangla.'),
    ...keptLink,
    ...keptPeriod,
  })
  .meta({ id: 'PicturePlace', description: 'A slide or banner with its link, its words and its period.' });
export type PicturePlaceShape = z.output<typeof picturePlaceShape>;

export const allPicturePlace = defineRoute({
  name: 'allPicturePlace',
  method: 'GET',
  path: '/all-picture-place/:area',
  who: contentEditors,
  scope: 'site:read',
  tag: 'Slider',
  summary: 'The eight slides or banners with their links, words and periods, also those not shown at the moment',
  params: z.strictObject({ area: z.enum(pictureAreas).describe('The slides or the banners.') }),
  answers: { 200: z.strictObject({ places: z.array(picturePlaceShape).describe('The eight places.') }) },
});

export const savePicturePlace = defineRoute({
  name: 'savePicturePlace',
  method: 'POST',
  path: '/picture-place-save/:name',
  who: contentEditors,
  scope: 'site:write',
  tag: 'Slider',
  summary: 'Where a slide or banner leads, what it shows and when it is shown; outside its period the place is empty',
  params: z.strictObject({ name: z.enum(pictureNames).describe('Which place it is.') }),
  body: z.strictObject({
    alt: optionalText(longestAlt).describe('What the picture shows, in English.'),
    alt_bn: optionalText(longestAlt).describe('What the picture shows, in Bangla.'),
    ...linkInput,
    ...periodInput,
  }),
  answers: { 200: nothing },
  fails: ['pictureNotFound', 'invalid'],
});
