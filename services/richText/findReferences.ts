import type { Where } from 'payload';
import type { RichDocument } from '../../domain/richText/document';
import type { Linkable } from '../../domain/richText/formats';
import { referencesOf } from '../../domain/richText/shown';
import { publicPurposes } from '../../domain/pictures/purposes';
import type { Media } from '../../payload-types';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import type { Ctx, Id } from '../ctx';
import { rowsById } from '../rowsById';

/** The records that texts refer to, by id: the slugs of link targets, and the pictures. */
export type References = {
  slugs: Readonly<Record<Linkable, ReadonlyMap<string, string>>>;
  pictures: ReadonlyMap<string, Media>;
};

/** More than any text contains; further references are shown as plain words. */
const MOST = 500;
const why = 'what everybody may see of what a public text refers to';

/** Reads the current records, so that links follow a changed slug. One query for each referenced collection. */
export async function findReferences(
  ctx: Ctx,
  documents: readonly (RichDocument | null | undefined)[],
): Promise<References> {
  const { links, pictures } = referencesOf(documents);
  const idsIn = (collection: Linkable) => links.filter((link) => link.collection === collection).map(({ id }) => id);
  return {
    slugs: {
      products: await slugsOf(ctx, 'products', idsIn('products')),
      'main-categories': await slugsOf(ctx, 'main-categories', idsIn('main-categories')),
      'sub-categories': await slugsOf(ctx, 'sub-categories', idsIn('sub-categories')),
      'child-categories': await slugsOf(ctx, 'child-categories', idsIn('child-categories')),
      pages: await slugsOf(ctx, 'pages', idsIn('pages')),
    },
    pictures: await picturesOf(ctx, pictures),
  };
}

async function slugsOf(ctx: Ctx, collection: Linkable, ids: readonly Id[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const wanted = { id: { in: ids.slice(0, MOST) } };
  const rows = await ctx.db.rows(publicCatalogue, collection, {
    where: shownOf(collection, wanted),
    limit: MOST,
    select: { slug: true },
  });
  return new Map(rows.map(({ id, slug }) => [String(id), slug]));
}

/** The condition for records of a collection that are public. */
function shownOf(collection: Linkable, wanted: Where): Where {
  if (collection === 'products') return onlyVisible(wanted);
  return { and: [wanted, collection === 'pages' ? { _status: { equals: 'published' } } : { status: { equals: 1 } }] };
}

async function picturesOf(ctx: Ctx, ids: readonly Id[]): Promise<ReadonlyMap<string, Media>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.asSystem(why).find('media', {
    where: { id: { in: ids.slice(0, MOST) }, purpose: { in: [...publicPurposes] } },
    limit: MOST,
  });
  return rowsById(rows);
}
