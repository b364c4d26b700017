import path from 'node:path';
import type { CollectionConfig, ImageSize } from 'payload';
import { anybody, anyOf, isAdmin, isAny, nobody, ofUser, onlyAdmins } from './access/rules';
import { labels, line, one } from './fields/values';
import { kept } from './access/fields';
import { renditionName, renditionWidths, type Rendition } from '../domain/pictures/renditions';
import { nameByContent } from '../hooks/media/nameByContent';

// Effort 2: half the time of the default for a few per cent more bytes.
const webp = { format: 'webp' as const, options: { quality: 80, effort: 2 } };

/** A phone's largest picture and some more. A few kilobytes can claim to be a picture of gigabytes. */
const mostPixels = 110_000_000;

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
 * Pictures anybody may see. Every picture is re-encoded to WebP in the sizes the screens use; metadata (place, camera) is
 * dropped on the way. Their names carry a mark of the content, and the size.
 */
export const media = (dataDir: string): CollectionConfig => ({
  slug: 'media',
  labels: labels({ en: 'Picture', 'bn-BD': 'ছবি' }, { en: 'Pictures', 'bn-BD': 'ছবি' }),
  admin: { group: { en: 'Site', 'bn-BD': 'সাইট' }, useAsTitle: 'filename' },
  upload: {
    staticDir: path.join(dataDir, 'uploads', 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    formatOptions: webp,
    resizeOptions: { width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true },
    imageSizes: [size('thumbnail', { withoutEnlargement: false }), size('card'), size('large')],
    adminThumbnail: 'thumbnail',
    displayPreview: true,
    constructorOptions: { limitInputPixels: mostPixels },
  },
  access: {
    create: ({ req }) => isAny(req, 'superadmin', 'subadmin', 'vendor'),
    read: anybody,
    update: onlyAdmins,
    delete: onlyAdmins,
    readVersions: nobody,
  },
  hooks: { beforeOperation: [nameByContent] },
  fields: [line('alt', 300), one('owner', 'users', { access: { ...kept, read: ({ req }) => isAdmin(req) } })],
});

/** Trade licences and NID cards: only the applicant and admins ever load them. */
export const documents = (dataDir: string): CollectionConfig => ({
  slug: 'documents',
  labels: labels({ en: 'Document', 'bn-BD': 'দলিল' }, { en: 'Documents', 'bn-BD': 'দলিল' }),
  admin: { group: { en: 'People', 'bn-BD': 'মানুষ' }, useAsTitle: 'filename', hidden: ({ user }) => user?.role_as !== 1 },
  upload: {
    staticDir: path.join(dataDir, 'documents'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    formatOptions: webp,
    resizeOptions: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
    displayPreview: true,
    constructorOptions: { limitInputPixels: mostPixels },
  },
  access: {
    create: nobody,
    read: anyOf(({ req }) => isAdmin(req), ofUser('owner')),
    update: nobody,
    delete: onlyAdmins,
    readVersions: nobody,
  },
  fields: [one('owner', 'users', { access: kept, required: true })],
});
