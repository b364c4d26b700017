import type { CollectionBeforeChangeHook } from 'payload';
import { oldSlugsAfter } from '../../domain/pages/oldSlugs';
import type { Page } from '../../payload-types';

/** A published page whose slug changes is still found under the old one. A mere draft had no address. */
export const keepOldSlugs: CollectionBeforeChangeHook<Page> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || data._status !== 'published') return data;
  const shown = await req.payload.db.findOne<Page>({
    collection: 'pages',
    where: { id: { equals: originalDoc.id } },
    req,
  });
  const before = shown?._status === 'published' ? shown.slug : null;
  return { ...data, old_slugs: oldSlugsAfter(shown?.old_slugs ?? [], before, data.slug ?? originalDoc.slug) };
};
