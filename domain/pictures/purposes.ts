/**
 * The purpose of a picture. The server sets it; it decides who may see the picture and in which folder its file is
 * stored.
 */
import type { ApiKeyScope } from '../apiKeys/scopes';

/**
 * Public: their files are served to anybody who has the address. `product-upload`: sent before its product is saved,
 * which turns it into a `product` picture.
 */
export const publicPurposes = ['product', 'product-upload', 'shop', 'site', 'profile', 'review'] as const;
/**
 * Only for the people concerned by the record they belong to. `other`: a customer's picture that no record shows any
 * more.
 */
const privatePurposes = ['return', 'application', 'question', 'other'] as const;
export const picturePurposes = [...publicPurposes, ...privatePurposes] as const;
export type PicturePurpose = (typeof picturePurposes)[number];

/** Pictures of public records. People's own pictures are not listed, because their records reveal who they are. */
export const listedPurposes = ['product', 'shop', 'site'] as const satisfies readonly PicturePurpose[];

const privates: ReadonlySet<string> = new Set(privatePurposes);
export const isPrivate = (purpose: string | null | undefined): boolean => privates.has(purpose ?? '');

/** The scope an API key needs for the records such a picture belongs to; null: no key may see it. */
const scopes: Readonly<Record<PicturePurpose, ApiKeyScope | null>> = {
  product: 'catalogue:read',
  'product-upload': null,
  shop: 'catalogue:read',
  site: 'catalogue:read',
  profile: 'people:read',
  review: 'catalogue:read',
  return: 'orders:read',
  application: 'people:read',
  question: 'people:read',
  other: null,
};

/** The purposes an API key with these scopes may see. */
export const purposesWithin = (held: readonly string[]): PicturePurpose[] =>
  picturePurposes.filter((purpose) => scopes[purpose] !== null && held.includes(scopes[purpose]));
