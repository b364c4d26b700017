import type { CollectionConfig, ImageSize } from 'payload';
import { contentEditors } from '../domain/permissions';
import { isAny } from '../authority/actor';
import { anyOf, isAdmin, nobody, ofUser, onlyAdmins } from './access/rules';
import { flag, labels, line, numbered, one } from './fields/values';
import { kept } from './access/fields';
import { mayReadPicture, mayWritePicture } from './access/pictures';
import { libraryLimits } from '../domain/pictures/library';
import { mostPixels } from '../domain/pictures/limits';
import { picturePurposes, publicPurposes } from '../domain/pictures/purposes';
import { renditionName, renditionWidths, type Rendition } from '../domain/pictures/renditions';
import { guardPicture } from '../hooks/media/guardPicture';
import { keepOwner } from '../hooks/media/keepOwner';
import { refuseUsed } from '../hooks/media/refuseUsed';
import { removeFiles } from '../hooks/media/removeFiles';
import { storeUpload } from '../hooks/media/storeUpload';
import { tellRemoval } from '../hooks/media/tellRemoval';

// Effort 2: half the time of the default for a few per cent more bytes.
const webp = { format: 'webp' as const, options: { quality: 80, effort: 2 } };

const size = (name: Rendition, { withoutEnlargement = true } = {}): ImageSize => ({
  name,
  width: renditionWidths[name],
  height: renditionWidths[name],
  fit: 'inside',
  withoutEnlargement,
  formatOptions: webp,
  generateImageName: ({ originalName }) => renditionName(originalName, name),
});

/**
 * Pictures. Every one is re-encoded to WebP in the sizes the screens use; metadata (place, camera) is dropped. File
 * names contain a hash of the content, and the size. Public pictures are stored in `uploads/media`, which is served as
 * it is; the others in a folder that only `services/media/openFile.ts` opens (`gateways/files`).
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: labels({ en: 'Picture', 'bn-BD': 'ছবি' }, { en: 'Pictures', 'bn-BD': 'ছবি' }),
  admin: {
    group: { en: 'Site', 'bn-BD': 'সাইট' },
    useAsTitle: 'filename',
    // Applies to the panel's lists and pickers: customers' private pictures are viewed with the record they belong to.
    baseFilter: () => ({ purpose: { in: [...publicPurposes] } }),
  },
  disableDuplicate: true,
  upload: {
    disableLocalStorage: true,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    formatOptions: webp,
    resizeOptions: { width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true },
    imageSizes: [size('thumbnail', { withoutEnlargement: false }), size('card'), size('large')],
    adminThumbnail: 'thumbnail',
    displayPreview: true,
    focalPoint: false,
    hideRemoveFile: true,
    constructorOptions: { limitInputPixels: mostPixels },
  },
  access: {
    create: ({ req }) => isAny(req, ...contentEditors, 'vendor'),
    read: mayReadPicture,
    update: mayWritePicture,
    delete: mayWritePicture,
    readVersions: nobody,
  },
  // The library lists the newest of all pictures, or of one folder.
  indexes: [{ fields: ['purpose', 'createdAt'] }, { fields: ['purpose', 'folder', 'createdAt'] }],
  hooks: {
    beforeOperation: [guardPicture],
    beforeChange: [keepOwner, storeUpload],
    beforeDelete: [refuseUsed],
    afterDelete: [removeFiles, tellRemoval],
  },
  fields: [
    line('alt', libraryLimits.alt, { label: { en: 'What it shows', 'bn-BD': 'ছবিতে কী আছে (ইংরেজি)' } }),
    line('alt_bn', libraryLimits.alt, { label: { en: 'What it shows, in Bangla', 'bn-BD': 'ছবিতে কী আছে (বাংলা)' } }),
    one('folder', 'media-folders'),
    // Payload's own `focalX` defaults to 50, and its column is `focal_x`.
    numbered('focus_x', { max: 100 }),
    numbered('focus_y', { max: 100 }),
    // It belongs to the media library and is removed only by deleting it there.
    flag('in_library', 0, { required: false, access: kept, admin: { hidden: true } }),
    one('owner', 'users', { access: { ...kept, read: ({ req }) => isAdmin(req) } }),
    {
      name: 'purpose',
      type: 'select',
      options: [...picturePurposes],
      index: true,
      access: kept,
      admin: { hidden: true },
    },
  ],
};

/** Trade licences and NID cards: only the applicant and admins ever load them. */
export const documents: CollectionConfig = {
  slug: 'documents',
  labels: labels({ en: 'Document', 'bn-BD': 'দলিল' }, { en: 'Documents', 'bn-BD': 'দলিল' }),
  admin: {
    group: { en: 'People', 'bn-BD': 'ব্যবহারকারী ও বিক্রেতা' },
    useAsTitle: 'filename',
    hidden: ({ user }) => user?.role_as !== 1,
  },
  disableDuplicate: true,
  upload: {
    disableLocalStorage: true,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    formatOptions: webp,
    resizeOptions: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
    displayPreview: true,
    focalPoint: false,
    hideRemoveFile: true,
    constructorOptions: { limitInputPixels: mostPixels },
  },
  access: {
    create: nobody,
    read: anyOf(({ req }) => isAdmin(req), ofUser('owner')),
    update: nobody,
    delete: onlyAdmins,
    readVersions: nobody,
  },
  hooks: { beforeOperation: [guardPicture], beforeChange: [storeUpload], afterDelete: [removeFiles] },
  fields: [one('owner', 'users', { access: kept, required: true })],
};
