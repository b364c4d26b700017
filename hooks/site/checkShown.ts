import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { linkAddress } from '../../domain/links/link';
import { isUpsideDown, type Period } from '../../domain/time/period';

type Shown = Period & { link_kind?: string | null; link_address?: string | null };

const problems = {
  link_address: {
    en: 'Write a path of this shop such as /grocery, or an address that begins with https://',
    bn: 'এই দোকানের কোনো পাতার ঠিকানা, অথবা https:// দিয়ে শুরু হওয়া ঠিকানা লিখুন',
  },
  ends_at: { en: 'It ends before it begins', bn: 'শুরুর আগেই শেষ হচ্ছে' },
} as const;

/**
 * Validates links and periods, also in drafts: no address that a browser would execute, and no period that ends before
 * it begins. The CMS validates no field of a draft.
 */
export const checkShown: CollectionBeforeChangeHook = ({ data, collection, req }) => {
  const shown = data as Shown;
  const wrong: (keyof typeof problems)[] = [];
  if (shown.link_kind === 'address' && linkAddress(shown.link_address ?? '') === null) wrong.push('link_address');
  if (isUpsideDown(shown)) wrong.push('ends_at');
  if (wrong.length === 0) return data as object;
  const language = req.i18n.language.startsWith('bn') ? 'bn' : 'en';
  const errors = wrong.map((path) => ({ path, label: path, message: problems[path][language] }));
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};
