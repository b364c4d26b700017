/** Slides and banners with everything that belongs to them, for editors. */
import { z } from 'zod';
import { contentEditors } from '../domain/permissions';
import { longestAlt, pictureAreas, pictureNames } from '../domain/site/slotPictures';
import { searchLimits } from '../domain/search/limits';
import { keptLink, keptPeriod, linkInput, periodInput } from './links';
import { defineRoute, nothing } from './route';
import { shownPlace } from './pictureSlots';
import { flagInput, formId, id, image, instant, optionalText, requiredText } from './shapes';

const content = {
  image: image.describe('The picture; null where the place is empty.'),
  picture: id.nullable().describe('The id of the picture; null where the place is empty.'),
  alt: z.string().describe('What the picture shows, in English.'),
  alt_bn: z.string().describe('What the picture shows, in Bangla.'),
  ...keptLink,
  ...keptPeriod,
};

const picturePlaceShape = z
  .strictObject({
    name: z.enum(pictureNames).describe('Which place it is.'),
    record: id
      .nullable()
      .describe('The record with its versions and its schedule; null where nothing was ever put there.'),
    ...content,
    draft: z
      .strictObject({ ...content, saved_at: instant.describe('When it was written.') })
      .nullable()
      .describe('What is written and newer than what shoppers see; null: nothing.'),
  })
  .meta({ id: 'PicturePlace', description: 'A slide or banner as it is published, and as its latest draft has it.' });
export type PicturePlaceShape = z.output<typeof picturePlaceShape>;

const draft = flagInput.default(0).describe('1: kept as a draft, which shoppers do not see, 0: shown at once.');

export const allPicturePlace = defineRoute({
  name: 'allPicturePlace',
  method: 'GET',
  path: '/all-picture-place/:area',
  who: contentEditors,
  scope: 'site:read',
  tag: 'Slider',
  summary:
    'The eight slides or banners with their links, words and periods, also those not shown at the moment, and their drafts',
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
    picture: formId.optional().describe('A picture of the media library; empty: the one that is there.'),
    draft,
  }),
  answers: { 200: nothing },
  fails: ['pictureNotFound', 'invalid'],
});

export const choosePicturePlace = defineRoute({
  name: 'choosePicturePlace',
  method: 'POST',
  path: '/picture-place-choose/:name',
  who: contentEditors,
  scope: 'site:write',
  tag: 'Slider',
  summary: 'Show a picture of the media library in a slide or banner; its link, words and period stay',
  params: z.strictObject({ name: z.enum(pictureNames).describe('Which place it is.') }),
  body: z.strictObject({ picture: id.describe('A picture of the media library.'), draft }),
  answers: { 200: nothing },
  fails: ['pictureNotFound'],
});

export const previewPicturePlaces = defineRoute({
  name: 'previewPicturePlaces',
  method: 'GET',
  path: '/preview-picture-place/:area',
  who: contentEditors,
  scope: 'site:read',
  tag: 'Slider',
  summary: 'The slides or banners as they would be if every draft were published, whatever their periods',
  params: z.strictObject({ area: z.enum(pictureAreas).describe('The slides or the banners.') }),
  answers: {
    200: z.strictObject({ images: z.array(shownPlace(pictureNames, 'slide or banner')).describe('The eight places.') }),
  },
});

export const findLinkedPage = defineRoute({
  name: 'findLinkedPage',
  method: 'GET',
  path: '/find-linked-page',
  // Vendors link words of their products' descriptions.
  who: [...contentEditors, 'vendor'],
  scope: 'site:read',
  tag: 'Pages',
  summary:
    'Published pages with these words in their heading or address, for whoever chooses where something leads; at most ten',
  query: z.strictObject({
    keyword: requiredText(searchLimits.typed, searchLimits.shortest).describe('A part of the heading or the address.'),
  }),
  answers: {
    200: z.strictObject({
      pages: z
        .array(
          z.strictObject({
            id,
            name: z.string().describe('The heading in English.'),
            name_bn: z.string().describe('The heading in Bangla.'),
          }),
        )
        .describe('What was found.'),
    }),
  },
});
