import { deleteSliderImage, uploadSliderImage } from '../sliders';
import { example } from './example';

export const sliderExamples = [
  example(uploadSliderImage, 'admin', { body: {}, files: ['slide8'] }),
  example(deleteSliderImage, 'admin', { body: { slide: 'slide8' } }),
];
