import { deleteBannerImage } from '../banners';
import {
  allLibraryFolder,
  allLibraryPicture,
  libraryFolderCreate,
  libraryFolderDelete,
  libraryFolderUpdate,
  libraryPicture,
  libraryPictureDelete,
  libraryPictureMove,
  libraryPictureReplace,
  libraryPictureUpdate,
  libraryPictureUpload,
} from '../library';
import { choosePicturePlace } from '../picturePlaces';
import { answered, example } from './example';

const picture = answered(libraryPictureUpload, 'id');
const folder = answered(libraryFolderCreate, 'id');
const words = { alt: 'Sarees on a line', alt_bn: 'দড়িতে ঝোলানো শাড়ি' };

export const libraryExamples = [
  example(libraryFolderCreate, 'editor', { body: { name: 'Eid' } }),
  example(libraryPictureUpload, 'editor', { body: { ...words, folder, file_name: 'sarees.jpg' }, files: ['picture'] }),
  example(libraryPictureUpdate, 'editor', {
    params: { id: picture },
    body: { ...words, focus_x: 70, focus_y: 40, folder },
  }),
  example(libraryPictureMove, 'editor', { body: { ids: [picture], folder: '' } }),
  example(libraryPictureReplace, 'editor', {
    params: { id: picture },
    body: { file_name: 'sarees-2.jpg' },
    files: ['picture'],
  }),
  example(allLibraryPicture, 'editor', { query: { folder: 'none', offset: 0, limit: 2 } }),
  example(libraryPicture, 'editor', { params: { id: picture } }),
  example(choosePicturePlace, 'editor', { params: { name: 'banner8' }, body: { picture } }),
  example(allLibraryFolder, 'editor'),
  example(libraryFolderUpdate, 'editor', { params: { id: folder }, body: { name: 'Eid 2027' } }),
  example(libraryFolderDelete, 'editor', { params: { id: folder } }),
];

/** After the place is empty again. */
export const lastLibraryExamples = [
  example(deleteBannerImage, 'editor', { body: { slide: 'banner8' } }),
  example(libraryPictureDelete, 'editor', { params: { id: picture } }),
];
