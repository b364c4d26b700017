import { deleteBannerImage, uploadBannerImage } from '../banners';
import { example } from './example';

export const bannerExamples = [
  example(uploadBannerImage, 'admin', { body: {}, files: ['banner1'] }),
  example(deleteBannerImage, 'admin', { body: { slide: 'banner1' } }),
];
