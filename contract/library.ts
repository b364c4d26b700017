/** The media library: the pictures of the shop's content, their folders, and where they are shown. */
import { z } from 'zod';
import { contentEditors } from '../domain/permissions';
import { libraryLimits } from '../domain/pictures/library';
import { usePlaces } from '../domain/pictures/uses';
import { listQuery, totalcount } from './listing';
import { defineRoute, nothing } from './route';
import { formId, id, image, instant, optionalText, pathId, picture, requiredText, wholeNumber } from './shapes';

export const focusShape = z
  .strictObject({
    x: z.int().min(0).max(100).describe('Per cent from the left.'),
    y: z.int().min(0).max(100).describe('Per cent from the top.'),
  })
  .meta({ id: 'Focus', description: 'The part of a picture that stays where the picture is cut.' });

const picturePart = {
  id,
  name: z.string().describe('The name of its file.'),
  image: image.describe('The picture, for a list.'),
  large: image.describe('The picture, large.'),
  alt: z.string().describe('The alternative text in English; empty if there is none.'),
  alt_bn: z.string().describe('The same in Bangla.'),
  width: z.int().describe('The width of the file in pixels.'),
  height: z.int().describe('The height of the file in pixels.'),
  bytes: z.int().describe('The size of the file.'),
  folder: id.nullable().describe('The folder it is in; null: in none.'),
  focus: focusShape
    .nullable()
    .describe('The focus: the point that stays visible when it is cropped; null if none was chosen.'),
  added_at: instant.describe('When it was added.'),
};
const libraryPictureShape = z
  .strictObject(picturePart)
  .meta({ id: 'LibraryPicture', description: 'A picture of the media library.' });
export type LibraryPicture = z.output<typeof libraryPictureShape>;

const useShape = z
  .strictObject({
    place: z.enum(usePlaces).describe('What shows it: the collection or the setting.'),
    record: id.nullable().describe('The record of the collection; null for a setting, or if it is not revealed.'),
    title: z.string().describe('The record’s name in English; empty if it is not revealed.'),
    title_bn: z.string().describe('The same in Bangla.'),
    part: z.string().describe('The field, for example a slide or banner; empty if it is not revealed.'),
  })
  .meta({ id: 'PictureUse', description: 'A place that shows a picture.' });
export type PictureUse = z.output<typeof useShape>;

const folderShape = z
  .strictObject({
    id,
    name: z.string().describe('What it is called.'),
    pictures: z.int().describe('How many pictures are in it.'),
  })
  .meta({ id: 'LibraryFolder', description: 'A folder of the media library.' });
export type LibraryFolder = z.output<typeof folderShape>;

const tag = 'Media library';
const reading = { method: 'GET', who: contentEditors, scope: 'site:read', tag } as const;
const writing = { method: 'POST', who: contentEditors, scope: 'site:write', tag } as const;
const deleting = { ...writing, method: 'DELETE' } as const;
const ofOne = { params: z.strictObject({ id: pathId }) } as const;

const folder = formId.optional().describe('The folder; empty: none.');
const words = {
  alt: optionalText(libraryLimits.alt).describe('What it shows, in English.'),
  alt_bn: optionalText(libraryLimits.alt).describe('What it shows, in Bangla.'),
};
const percent = z.union([wholeNumber(0, 100), z.literal('').transform(() => null)]).nullish();
const fileName = optionalText(300).describe('The name of the file on the sender’s device; people find pictures by it.');
const files = { picture: picture(libraryLimits.megabytes, true) };

export const allLibraryPicture = defineRoute({
  ...reading,
  name: 'allLibraryPicture',
  path: '/all-library-picture',
  summary: 'The pictures of the library, newest first',
  query: listQuery.extend({
    folder: z
      .union([id, z.literal('none')])
      .optional()
      .describe('Only those in this folder; `none`: those in no folder.'),
  }),
  answers: {
    200: z.strictObject({
      pictures: z.array(libraryPictureShape).describe('A window of them.'),
      totalcount: totalcount.describe('How many there are.'),
    }),
  },
});

export const libraryPicture = defineRoute({
  ...reading,
  ...ofOne,
  name: 'libraryPicture',
  path: '/library-picture/:id',
  summary: 'A picture, with the places that show it',
  answers: {
    200: z.strictObject({
      picture: libraryPictureShape.describe('The picture.'),
      uses: z.array(useShape).describe('Where it is shown; at most 100.'),
      used: z.int().min(0).describe('In how many places it is shown.'),
    }),
  },
  fails: ['pictureNotFound'],
});

export const libraryPictureUpload = defineRoute({
  ...writing,
  name: 'libraryPictureUpload',
  path: '/library-picture-upload',
  summary: 'Add a picture to the library',
  body: z.strictObject({ ...words, folder, file_name: fileName }),
  files,
  answers: { 200: z.strictObject({ id: id.describe('The new picture.') }) },
  fails: ['invalid'],
});

export const libraryPictureUpdate = defineRoute({
  ...writing,
  ...ofOne,
  name: 'libraryPictureUpdate',
  shownBy: { call: 'libraryPicture', at: 'picture' },
  path: '/library-picture-update/:id',
  summary: 'What a picture shows, what of it stays where it is cut, and its folder',
  body: z.strictObject({
    ...words,
    focus_x: percent.describe('Per cent from the left; empty: as each place of the shop cuts it.'),
    focus_y: percent.describe('Per cent from the top; empty: as each place of the shop cuts it.'),
    folder,
  }),
  answers: { 200: nothing },
  fails: ['pictureNotFound', 'invalid'],
});

export const libraryPictureMove = defineRoute({
  ...writing,
  name: 'libraryPictureMove',
  path: '/library-picture-move',
  summary: 'Put several pictures into a folder, or into none: all of them, or nothing happens',
  body: z.strictObject({
    ids: z.array(id).min(1).max(libraryLimits.moved).describe('The pictures.'),
    folder,
  }),
  answers: { 200: nothing },
  fails: ['pictureNotFound', 'invalid'],
});

export const libraryPictureReplace = defineRoute({
  ...writing,
  ...ofOne,
  name: 'libraryPictureReplace',
  path: '/library-picture-replace/:id',
  summary: 'Another file for a picture: every place that shows it shows the new one; the old file is deleted',
  body: z.strictObject({ file_name: fileName }),
  files,
  answers: { 200: nothing },
  fails: ['pictureNotFound', 'invalid'],
});

export const libraryPictureDelete = defineRoute({
  ...deleting,
  ...ofOne,
  name: 'libraryPictureDelete',
  path: '/library-picture-delete/:id',
  summary: 'Delete a picture that nothing shows',
  answers: { 200: nothing },
  fails: ['pictureNotFound', 'pictureInUse'],
});

export const allLibraryFolder = defineRoute({
  ...reading,
  name: 'allLibraryFolder',
  path: '/all-library-folder',
  summary: 'The folders of the library, by name; at most 100',
  answers: {
    200: z.strictObject({
      folders: z.array(folderShape).describe('All of them.'),
      without: z.int().min(0).describe('How many pictures are in no folder.'),
    }),
  },
});

const named = z.strictObject({ name: requiredText(libraryLimits.folderName).describe('What it is called.') });

export const libraryFolderCreate = defineRoute({
  ...writing,
  name: 'libraryFolderCreate',
  path: '/library-folder-create',
  summary: 'Add a folder',
  body: named,
  answers: { 200: z.strictObject({ id: id.describe('The new folder.') }) },
  fails: ['folderThere', 'foldersFull'],
});

export const libraryFolderUpdate = defineRoute({
  ...writing,
  ...ofOne,
  name: 'libraryFolderUpdate',
  path: '/library-folder-update/:id',
  summary: 'Rename a folder',
  body: named,
  answers: { 200: nothing },
  fails: ['folderNotFound', 'folderThere'],
});

export const libraryFolderDelete = defineRoute({
  ...deleting,
  ...ofOne,
  name: 'libraryFolderDelete',
  path: '/library-folder-delete/:id',
  summary: 'Delete a folder; its pictures stay, in no folder',
  answers: { 200: nothing },
  fails: ['folderNotFound'],
});
