import type { Ctx, Id } from '../ctx';
import { allOf } from '../listing';
import { asNamed, isPublished } from './linkTargets';

type Found = { id: Id; name: string; name_bn: string };
const MOST = 10;

/** Published pages with these words in their heading, as targets for a link. */
export async function findPages(ctx: Ctx, keyword: string): Promise<Found[]> {
  const pages = await ctx.db.rows('published pages are public', 'pages', {
    where: allOf(isPublished, {
      or: ['title', 'title_bn', 'slug'].map((field) => ({ [field]: { contains: keyword } })),
    }),
    sort: 'title',
    limit: MOST,
    select: { title: true, title_bn: true, slug: true },
  });
  return pages.map(asNamed).map(({ id, name, name_bn }) => ({ id, name, name_bn: name_bn ?? '' }));
}
