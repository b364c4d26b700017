/** The media library as its editors see it. */
import type { LibraryFolder, LibraryPicture } from '../../contract/library';
import { focusOf } from '../../domain/pictures/library';
import type { Media } from '../../payload-types';
import type { CountedFolder } from '../../services/library/folders';
import { refId } from '../../services/relations';
import { picturePath } from './picture';

export const presentLibraryPicture = (picture: Media): LibraryPicture => ({
  id: picture.id,
  name: picture.filename ?? '',
  image: picturePath(picture, 'card'),
  large: picturePath(picture, 'large'),
  alt: picture.alt ?? '',
  alt_bn: picture.alt_bn ?? '',
  width: picture.width ?? 0,
  height: picture.height ?? 0,
  bytes: picture.filesize ?? 0,
  folder: refId(picture.folder),
  focus: focusOf(picture),
  added_at: picture.createdAt,
});

export const presentFolder = ({ folder, pictures }: CountedFolder): LibraryFolder => ({
  id: folder.id,
  name: folder.name,
  pictures,
});
