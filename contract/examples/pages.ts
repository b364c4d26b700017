import { getPage, previewPage } from '../pages';
import { example, found } from './example';

export const pageExamples = [
  example(getPage, 'visitor', { params: { slug: 'eid' } }),
  example(previewPage, 'editor', { params: { id: found('pages', 'slug', 'eid') } }),
];
