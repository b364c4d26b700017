import { allPicturePlace, findLinkedPage, previewPicturePlaces, savePicturePlace } from '../picturePlaces';
import { example, found } from './example';

export const picturePlaceExamples = [
  example(allPicturePlace, 'editor', { params: { area: 'sliders' } }),
  example(previewPicturePlaces, 'editor', { params: { area: 'sliders' } }),
  example(findLinkedPage, 'editor', { query: { keyword: 'eid' } }),
  example(savePicturePlace, 'editor', {
    params: { name: 'slide1' },
    body: {
      alt: 'Groceries on a counter',
      alt_bn: 'দোকানের সামনে মুদি পণ্য',
      link_kind: 'category',
      link_record: found('main-categories', 'slug', 'grocery'),
    },
  }),
];
