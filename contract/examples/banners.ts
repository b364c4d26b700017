import { uploadBannerImage } from '../banners';
import { example } from './example';

export const bannerExamples = [example(uploadBannerImage, 'admin', { body: {}, files: ['banner1'] })];
