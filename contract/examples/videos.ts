import { addNewVideos, deleteVideos, featuredChange, statusChange } from '../videos';
import { example, found } from './example';

const one = { params: { id: found('videos', 'url', 'M7lc1UVf-VE') } };

export const videoExamples = [
  example(addNewVideos, 'admin', {
    body: { title: 'How a saree is woven', url: 'M7lc1UVf-VE', featured: 0, status: 1 },
  }),
  example(featuredChange, 'admin', one),
  example(statusChange, 'admin', one),
  example(deleteVideos, 'admin', one),
];
