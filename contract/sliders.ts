/** The eight slides of the home page. */
import { slidePictures } from '../domain/site/slotPictures';
import { pictureSlots } from './pictureSlots';

export const {
  slots: slideSlots,
  show: getSliderImages,
  fill: uploadSliderImage,
  empty: deleteSliderImage,
} = pictureSlots({
  pictures: slidePictures,
  word: 'slide',
  noun: 'Slider',
  path: 'slider-image',
  tag: 'Slider',
  emptied: 'The slide to clear.',
});
