import type { CollectionConfig } from 'payload';
import { libraryLimits } from '../domain/pictures/library';
import { closed, onlyEditors } from './access/rules';
import { labels, line } from './fields/values';

/** Folders of the media library: one level, the same for everybody. */
export const mediaFolders: CollectionConfig = {
  slug: 'media-folders',
  labels: labels({ en: 'Folder', 'bn-BD': 'ফোল্ডার' }, { en: 'Folders', 'bn-BD': 'ফোল্ডার' }),
  admin: { useAsTitle: 'name', group: { en: 'Site', 'bn-BD': 'সাইট' }, hidden: true },
  // Written by `services/library` only, which keeps names unique, and keeps the pictures of a deleted folder.
  access: { ...closed, read: onlyEditors },
  fields: [line('name', libraryLimits.folderName, { required: true, unique: true })],
};
