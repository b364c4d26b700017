/** Videos of the live page. */
import { z } from 'zod';
import { contentEditors } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { flag, flagInput, id, pathId, requiredText } from './shapes';

export const videoShape = z
  .strictObject({
    id,
    title: z.string().describe('The title of the video.'),
    url: z.string(),
    featured: flag,
    status: flag,
  })
  .meta({ id: 'Video', description: 'A video of the live page.' });
export type VideoShape = z.output<typeof videoShape>;

export const showVideos = defineRoute({
  name: 'showVideos',
  method: 'GET',
  path: '/show-videos',
  who: 'public',
  scope: 'site:read',
  tag: 'Videos',
  summary: 'The videos that are shown: featured ones and others separately',
  cache: 'catalogue',
  answers: { 200: z.strictObject({ videos: z.array(videoShape), featuredvideos: z.array(videoShape) }) },
});

export const getAllVideos = defineRoute({
  name: 'getAllVideos',
  method: 'GET',
  path: '/get-all-videos',
  who: contentEditors,
  scope: 'site:read',
  tag: 'Videos',
  summary: 'All videos, including hidden ones',
  answers: { 200: z.strictObject({ videos: z.array(videoShape) }) },
});

export const addNewVideos = defineRoute({
  name: 'addNewVideos',
  method: 'POST',
  path: '/add-new-videos',
  who: contentEditors,
  scope: 'site:write',
  tag: 'Videos',
  summary: 'Add a video; 201 when it already exists',
  body: z.strictObject({
    title: requiredText(200).describe('The title of the video.'),
    url: z.string().regex(/^[A-Za-z0-9_-]{11}$/),
    featured: flagInput.default(0),
    status: flagInput.default(1),
  }),
  answers: { 200: nothing },
  fails: ['videoThere'],
});

export const featuredChange = defineRoute({
  name: 'featuredChange',
  method: 'POST',
  path: '/featured-change/:id',
  who: contentEditors,
  scope: 'site:write',
  tag: 'Videos',
  summary: 'Turn “featured” on or off',
  params: z.strictObject({ id: pathId }),
  answers: { 200: nothing },
  fails: ['notFound'],
});

export const statusChange = defineRoute({
  name: 'statusChange',
  method: 'POST',
  path: '/status-change/:id',
  who: contentEditors,
  scope: 'site:write',
  tag: 'Videos',
  summary: 'Show or hide a video',
  params: z.strictObject({ id: pathId }),
  answers: { 200: nothing },
  fails: ['notFound'],
});

export const deleteVideos = defineRoute({
  name: 'deleteVideos',
  method: 'DELETE',
  path: '/delete-videos/:id',
  who: contentEditors,
  scope: 'site:write',
  tag: 'Videos',
  summary: 'Delete a video',
  params: z.strictObject({ id: pathId }),
  answers: { 200: nothing },
  fails: ['notFound'],
});
