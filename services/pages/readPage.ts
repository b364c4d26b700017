import { Failure } from '../../domain/failure';
import { normaliseSlug } from '../../domain/slugs';
import type { Page } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { possibleId } from '../relations';
import { fillPage, type FilledPage } from './fillPage';
import { movedPages } from './movedPages';

const why = 'published pages are public: the condition itself asks for nothing else';
const published = { _status: { equals: 'published' } };

/** A published page by its current slug or a former one. */
export async function readPage(ctx: Ctx, given: string): Promise<FilledPage> {
  const slug = normaliseSlug(given);
  const page = (await bySlug(ctx, slug)) ?? (await movedPage(ctx, slug));
  if (!page) throw new Failure('notFound');
  return fillPage(ctx, page);
}

const bySlug = (ctx: Ctx, slug: string): Promise<Page | null> =>
  ctx.db.row(why, 'pages', { where: { and: [{ slug: { equals: slug } }, published] } });

async function movedPage(ctx: Ctx, slug: string): Promise<Page | null> {
  const now = (await movedPages(ctx)).get(slug);
  return now === undefined ? null : bySlug(ctx, now);
}

/** The page shown on top of the home page; of several, the one changed last. One query, if there is none. */
export async function readHomePage(ctx: Ctx): Promise<FilledPage | null> {
  const where = { and: [{ on_home: { equals: 1 } }, published] };
  const page = await ctx.db.row(why, 'pages', { where, sort: ['-updatedAt', '-id'] });
  return page && fillPage(ctx, page);
}

/** The latest draft of a page, for editors. */
export async function previewPage(ctx: Ctx, given: Id): Promise<FilledPage> {
  const id = possibleId(ctx, given);
  const page = id === null ? null : await ctx.db.asActor.findById('pages', id, { draft: true });
  if (!page) throw new Failure('notFound');
  return fillPage(ctx, page);
}
