/** The eight slides of the home page. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { image, picture } from './shapes';

export const slideSlots = ['slide1', 'slide2', 'slide3', 'slide4', 'slide5', 'slide6', 'slide7', 'slide8'] as const;
export type SlideSlot = (typeof slideSlots)[number];

const slide = picture(5);

export const getSliderImages = defineRoute({
  name: 'getSliderImages',
  method: 'GET',
  path: '/get-slider-images',
  who: 'public',
  scope: 'site:read',
  tag: 'Slider',
  summary: 'The eight slides, empty ones as null',
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      images: z.array(z.strictObject({ property: z.enum(slideSlots), value: image.describe('The slide.') })),
    }),
  },
});

export const uploadSliderImage = defineRoute({
  name: 'uploadSliderImage',
  method: 'POST',
  path: '/upload-slider-image',
  who: admins,
  scope: 'site:write',
  tag: 'Slider',
  summary: 'Fill one or several slides',
  body: z.strictObject({}),
  files: {
    slide1: slide,
    slide2: slide,
    slide3: slide,
    slide4: slide,
    slide5: slide,
    slide6: slide,
    slide7: slide,
    slide8: slide,
  },
  answers: { 200: nothing },
});

export const deleteSliderImage = defineRoute({
  name: 'deleteSliderImage',
  method: 'POST',
  path: '/delete-slider-image',
  who: admins,
  scope: 'site:write',
  tag: 'Slider',
  summary: 'Empty one slide',
  body: z.strictObject({ slide: z.enum(slideSlots).describe('The slide to empty.') }),
  answers: { 200: nothing },
  fails: ['pictureNotFound'],
});
