import * as contract from '../contract/library';
import { libraryLimits } from '../domain/pictures/library';
import { addFolder, listFolders, removeFolder, renameFolder } from '../services/library/folders';
import { deletePicture, describePicture, listPictures, movePictures, readPicture } from '../services/library/pictures';
import { addPicture, replacePicture } from '../services/library/uploads';
import { implement, type Implementation } from './implement';
import { presentFolder, presentLibraryPicture } from './present/library';

export const libraryEndpoints: Implementation[] = [
  implement(contract.allLibraryPicture, async (ctx, { query }) => {
    const { docs, total } = await listPictures(ctx, query);
    return { status: 200, pictures: docs.map(presentLibraryPicture), totalcount: total };
  }),
  implement(contract.libraryPicture, async (ctx, { params }) => {
    const { picture, uses } = await readPicture(ctx, params.id);
    return {
      status: 200,
      picture: presentLibraryPicture(picture),
      uses: uses.slice(0, libraryLimits.places),
      used: uses.length,
    };
  }),
  implement(contract.libraryPictureUpload, async (ctx, { body, files }) => ({
    status: 200,
    message: 'pictureUploaded',
    id: await addPicture(ctx, files.picture!, body),
  })),
  implement(contract.libraryPictureUpdate, async (ctx, { params, body }) => {
    const { focus_x: x, focus_y: y, ...about } = body;
    const focus = typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
    await describePicture(ctx, params.id, { ...about, focus });
    return { status: 200, message: 'pictureSaved' };
  }),
  implement(contract.libraryPictureMove, async (ctx, { body }) => {
    await movePictures(ctx, body.ids, body.folder);
    return { status: 200, message: 'picturesMoved' };
  }),
  implement(contract.libraryPictureReplace, async (ctx, { params, body, files }) => {
    await replacePicture(ctx, params.id, files.picture!, body.file_name);
    return { status: 200, message: 'pictureReplaced' };
  }),
  implement(contract.libraryPictureDelete, async (ctx, { params }) => {
    await deletePicture(ctx, params.id);
    return { status: 200, message: 'pictureDeleted' };
  }),
  implement(contract.allLibraryFolder, async (ctx) => {
    const { folders, without } = await listFolders(ctx);
    return { status: 200, folders: folders.map(presentFolder), without };
  }),
  implement(contract.libraryFolderCreate, async (ctx, { body }) => ({
    status: 200,
    message: 'folderAdded',
    id: await addFolder(ctx, body.name),
  })),
  implement(contract.libraryFolderUpdate, async (ctx, { params, body }) => {
    await renameFolder(ctx, params.id, body.name);
    return { status: 200, message: 'folderRenamed' };
  }),
  implement(contract.libraryFolderDelete, async (ctx, { params }) => {
    await removeFolder(ctx, params.id);
    return { status: 200, message: 'folderDeleted' };
  }),
];
