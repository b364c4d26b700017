/** The eight ad banners, each with its own place in the shop. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { image, picture } from './shapes';

export const bannerSlots = [
  'banner1',
  'banner2',
  'banner3',
  'banner4',
  'banner5',
  'banner6',
  'banner7',
  'banner8',
] as const;
export type BannerSlot = (typeof bannerSlots)[number];

const banner = picture(5);

export const getBannerImages = defineRoute({
  name: 'getBannerImages',
  method: 'GET',
  path: '/get-banner-images',
  who: 'public',
  scope: 'site:read',
  tag: 'Banners',
  summary: 'The eight banners, empty ones as null',
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      images: z.array(z.strictObject({ property: z.enum(bannerSlots), value: image.describe('The banner.') })),
    }),
  },
});

export const uploadBannerImage = defineRoute({
  name: 'uploadBannerImage',
  method: 'POST',
  path: '/upload-banner-image',
  who: admins,
  scope: 'site:write',
  tag: 'Banners',
  summary: 'Fill one or several banners',
  body: z.strictObject({}),
  files: {
    banner1: banner,
    banner2: banner,
    banner3: banner,
    banner4: banner,
    banner5: banner,
    banner6: banner,
    banner7: banner,
    banner8: banner,
  },
  answers: { 200: nothing },
});

export const deleteBannerImage = defineRoute({
  name: 'deleteBannerImage',
  method: 'POST',
  path: '/delete-banner-image',
  who: admins,
  scope: 'site:write',
  tag: 'Banners',
  summary: 'Empty one banner',
  body: z.strictObject({
    slide: z.enum(bannerSlots).describe('The banner to empty; the field is called as for the slides.'),
  }),
  answers: { 200: nothing },
  fails: ['pictureNotFound'],
});
