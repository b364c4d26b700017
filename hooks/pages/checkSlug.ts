import type { CollectionBeforeChangeHook } from 'payload';
import { invalid } from '../../domain/failure';
import { isSlug } from '../../domain/slugs';
import type { Page } from '../../payload-types';

/** A draft may lack its address, but never has a wrong one: the CMS checks no field of a draft. */
export const checkSlug: CollectionBeforeChangeHook<Page> = ({ data }) => {
  if (data.slug && !isSlug(data.slug)) throw invalid({ slug: 'wrongSlug' });
  return data;
};
