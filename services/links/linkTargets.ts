import type { Where } from 'payload';
import { isRecordKind, linkAddress, type LinkKind, type RecordKind } from '../../domain/links/link';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import { readMenu } from '../categories/readMenu';
import type { Page } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { possibleId } from '../relations';

export type StoredLink = {
  link_kind?: LinkKind | null;
  link_record?: string | null;
  link_address?: string | null;
};
export type LinkTarget = { name: string; name_bn: string; slug: string };
export type ShownLink = { kind: Exclude<LinkKind, 'none'>; slug: string; address: string };

type Named = { id: Id; name: string; name_bn?: string | null; slug: string };
export const isPublished: Where = { _status: { equals: 'published' } };
export const asNamed = ({ id, title, title_bn, slug }: Pick<Page, 'id' | 'title' | 'title_bn' | 'slug'>): Named => ({
  id,
  name: title ?? '',
  name_bn: title_bn ?? null,
  slug: slug ?? '',
});
const select = { name: true, name_bn: true, slug: true } as const;

/** The records these links lead to that the public may see. At most six queries, however many links. */
export async function linkTargets(ctx: Ctx, links: readonly StoredLink[]): Promise<(LinkTarget | null)[]> {
  const idsOf = (kind: RecordKind) => [
    ...new Set(
      links
        .filter((link) => link.link_kind === kind && link.link_record)
        .map((link) => possibleId(ctx, link.link_record!))
        .filter((id) => id !== null),
    ),
  ];
  const byKind: Record<RecordKind, Map<string, LinkTarget>> = {
    product: byId(await readProducts(ctx, idsOf('product'))),
    shop: byId(await readShops(ctx, idsOf('shop'))),
    page: byId(await readPages(ctx, idsOf('page'))),
    ...(await readCategories(ctx, idsOf('category').length + idsOf('childcategory').length > 0)),
  };
  return links.map(({ link_kind, link_record }) =>
    isRecordKind(link_kind) ? (byKind[link_kind].get(String(link_record)) ?? null) : null,
  );
}

/** The address of a link for shoppers; null if its target does not exist or is not public. */
export function shownLink(link: StoredLink, target: LinkTarget | null): ShownLink | null {
  if (isRecordKind(link.link_kind)) return target && { kind: link.link_kind, slug: target.slug, address: '' };
  if (link.link_kind !== 'address') return null;
  const address = linkAddress(link.link_address ?? '');
  return address === null ? null : { kind: 'address', slug: '', address };
}

const byId = (found: readonly Named[]): Map<string, LinkTarget> =>
  new Map(found.map(({ id, name, name_bn, slug }) => [String(id), { name, name_bn: name_bn ?? '', slug }]));

const readProducts = async (ctx: Ctx, ids: Id[]): Promise<Named[]> =>
  ids.length === 0
    ? []
    : ctx.db.rows(publicCatalogue, 'products', { where: onlyVisible({ id: { in: ids } }), select, limit: ids.length });

const readShops = async (ctx: Ctx, ids: Id[]): Promise<Named[]> =>
  ids.length === 0
    ? []
    : ctx.db.rows('open shops are public', 'shops', {
        where: { and: [{ active: { equals: 1 } }, { id: { in: ids } }] },
        select,
        limit: ids.length,
      });

/** By its current slug; a page that is no longer published has no address. */
async function readPages(ctx: Ctx, ids: Id[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const pages = await ctx.db.rows('published pages are public', 'pages', {
    where: { and: [isPublished, { id: { in: ids } }] },
    select: { title: true, title_bn: true, slug: true },
    limit: ids.length,
  });
  return pages.map(asNamed);
}

/** Taken from the menu: a category below a hidden one has no page either. */
async function readCategories(
  ctx: Ctx,
  isAsked: boolean,
): Promise<Record<'category' | 'childcategory', Map<string, LinkTarget>>> {
  if (!isAsked) return { category: new Map(), childcategory: new Map() };
  const { main, child } = await ctx.db.whileUnchanged('category menu', () => readMenu(ctx));
  return { category: byId(main), childcategory: byId(child) };
}
