import type { Ctx } from '../ctx';

const why = 'addresses of published pages are public';
const MOST = 1_000;

/** The current slugs of published pages by each of their former slugs. One query, until something public changes. */
export const movedPages = (ctx: Pick<Ctx, 'db'>): Promise<ReadonlyMap<string, string>> =>
  ctx.db.whileUnchanged('moved pages', async () => {
    const pages = await ctx.db.rows(why, 'pages', {
      where: { _status: { equals: 'published' } },
      sort: 'id',
      limit: MOST,
      select: { slug: true, old_slugs: true },
    });
    const present = new Set(pages.map(({ slug }) => slug));
    // A page that has a slug now takes precedence over one that had it.
    const moved = pages.flatMap(({ slug, old_slugs: old }) =>
      (old ?? []).filter((each) => !present.has(each)).map((each) => [each, slug] as const),
    );
    return new Map(moved);
  });
