import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { isSlug, slugRule } from '../../domain/slugs';
import type { Page } from '../../payload-types';

/**
 * A draft may lack its address but must not have an invalid one: the CMS validates no field of a draft. Throws the
 * CMS's own error, so that a change of many pages reports it too.
 */
export const checkSlug: CollectionBeforeChangeHook<Page> = ({ data, collection, req }) => {
  if (!data.slug || isSlug(data.slug)) return data;
  const message = req.i18n.language.startsWith('bn') ? slugRule.bn : slugRule.en;
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'slug', label: 'slug', message }], req },
    req.t,
  );
};
