/** The eight ad banners, each with its own place in the shop. */
import { bannerPictures } from '../domain/site/slotPictures';
import { pictureSlots } from './pictureSlots';

export const {
  slots: bannerSlots,
  show: getBannerImages,
  fill: uploadBannerImage,
  empty: deleteBannerImage,
} = pictureSlots({
  pictures: bannerPictures,
  word: 'banner',
  noun: 'Banner',
  path: 'banner-image',
  tag: 'Banners',
  emptied: 'The banner to clear; the field has the same name as for the slides.',
});
export type BannerSlot = (typeof bannerSlots)[number];
