import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { isSlug, slugRule } from '../../domain/slugs';
import type { Page } from '../../payload-types';

/**
 * A draft may lack its address, but never has a wrong one: the CMS checks no field of a draft. Refused as the CMS itself
 * refuses a field, so that a change of many pages names it too.
 */
export const checkSlug: CollectionBeforeChangeHook<Page> = ({ data, collection, req }) => {
  if (!data.slug || isSlug(data.slug)) return data;
  const message = req.i18n.language.startsWith('bn') ? slugRule.bn : slugRule.en;
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'slug', label: 'slug', message }], req },
    req.t,
  );
};
