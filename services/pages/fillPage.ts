import type { Where } from 'payload';
import { couponTurn, isCouponShown } from '../../domain/pages/couponShown';
import { couponCode } from '../../domain/coupons/code';
import { mostBlocks, mostInRow, mostRules } from '../../domain/pages/limits';
import type { RichDocument } from '../../domain/richText/document';
import type { Coupon, MainCategory, Media, Page, Product } from '../../payload-types';
import { termsOf } from '../checkout/applyCoupon';
import { findCards, listsWithShops } from '../catalogue/findCards';
import { listShops, pictureNames } from '../catalogue/listShops';
import type { Ctx, Id, Shop } from '../ctx';
import { fillRelations } from '../fillRelations';
import { noteTurn } from '../publicTurns';
import { possibleId, refId } from '../relations';
import { findReferences, type References } from '../richText/findReferences';
import { rowsById } from '../rowsById';
import { findByRules } from './findByRules';

export type PageBlock = NonNullable<Page['blocks']>[number];
type BlockOf<T extends PageBlock['blockType']> = Extract<PageBlock, { blockType: T }>;

/** The records that a page shows, by the ids in its blocks; hidden and deleted ones are missing. */
export type FilledPage = {
  page: Page;
  products: ReadonlyMap<string, Product>;
  /** The products of each row that is defined by a rule. */
  found: ReadonlyMap<PageBlock, Product[]>;
  categories: ReadonlyMap<string, MainCategory>;
  shops: ReadonlyMap<string, Shop>;
  coupons: ReadonlyMap<string, Coupon>;
  pictures: ReadonlyMap<string, Media>;
  texts: References;
};

const why = 'what a public page shows: each condition asks for what everybody may see';

const blocksOf = <T extends PageBlock['blockType']>(page: Page, type: T): BlockOf<T>[] =>
  (page.blocks ?? []).filter((block): block is BlockOf<T> => block.blockType === type);

const byId = <D extends { id: Id }>(docs: readonly D[]): Map<string, D> => rowsById(docs);

/**
 * Loads everything that the blocks of a page show. One query for each kind of record however many blocks there are, and
 * one for each different rule of a product row: eight at most.
 */
export async function fillPage(ctx: Ctx, given: Page): Promise<FilledPage> {
  const page = { ...given, blocks: (given.blocks ?? []).slice(0, mostBlocks) };
  const ids = (list: readonly unknown[]): Id[] => [
    ...new Set(list.map((each) => idOf(ctx, each)).filter((id) => id !== null)),
  ];
  const rows = blocksOf(page, 'products');
  const chosen = ids(
    rows.filter(({ rule }) => rule === 'hand').flatMap((row) => (row.products ?? []).slice(0, mostInRow)),
  );
  const byRule = rows.filter(({ rule }) => rule !== 'hand').slice(0, mostRules);
  const [hand, lists] = await Promise.all([
    chosen.length > 0 ? findCards(ctx, [{ id: { in: chosen } }], chosen.length) : [],
    findByRules(ctx, byRule),
  ]);
  const [products = [], ...found] = await listsWithShops(ctx, [hand, ...lists]);
  const codes = blocksOf(page, 'coupon').map(({ code }) => couponCode(code ?? ''));
  const [categories, shops, coupons, pictures, texts] = await Promise.all([
    active(ctx, ids(blocksOf(page, 'categories').flatMap((block) => block.categories ?? []))),
    shopsOf(ctx, ids(blocksOf(page, 'shops').flatMap((block) => block.shops ?? []))),
    couponsOf(ctx, codes),
    picturesOf(ctx, ids([page.meta_image, ...blocksOf(page, 'picture').map(({ image }) => image)])),
    findReferences(
      ctx,
      blocksOf(page, 'text').flatMap((block) => documentsOf(block)),
    ),
  ]);
  return {
    page,
    products: byId(products),
    found: new Map(byRule.map((block, at) => [block as PageBlock, found[at] ?? []])),
    categories: byId(categories),
    shops: byId(shops),
    coupons: new Map(coupons.map((coupon) => [coupon.code, coupon])),
    pictures: byId(pictures),
    texts,
  };
}

/** The texts of a block as the editor stores them. */
export const documentsOf = ({
  content,
  content_bn: bangla,
}: BlockOf<'text'>): [RichDocument | null, RichDocument | null] => [
  (content ?? null) as RichDocument | null,
  (bangla ?? null) as RichDocument | null,
];

function idOf(ctx: Ctx, relation: unknown): Id | null {
  const id = refId(relation as Id | { id: Id } | null | undefined);
  return id === null ? null : possibleId(ctx, id);
}

const described = { alt: true, alt_bn: true } as const;

async function active(ctx: Ctx, ids: readonly Id[]): Promise<MainCategory[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db.rows(why, 'main-categories', {
    where: { and: [{ id: { in: [...ids] } }, { status: { equals: 1 } }] },
    select: { name: true, name_bn: true, slug: true, picture: true },
  });
  return fillRelations(ctx, why, rows, { picture: { collection: 'media', select: pictureNames } });
}

const shopsOf = async (ctx: Ctx, ids: readonly Id[]): Promise<Shop[]> =>
  ids.length === 0 ? [] : listShops(ctx, [{ id: { in: [...ids] } } satisfies Where], ids.length);

async function couponsOf(ctx: Ctx, codes: readonly string[]): Promise<Coupon[]> {
  if (codes.length === 0) return [];
  const found = await ctx.db.rows(why, 'coupons', { where: { code: { in: [...new Set(codes)] } } });
  return found.filter((coupon) => {
    const terms = termsOf(coupon);
    noteTurn(ctx.db.payload, couponTurn(terms, ctx.now));
    return isCouponShown(terms, ctx.now);
  });
}

const picturesOf = async (ctx: Ctx, ids: readonly Id[]): Promise<Media[]> =>
  ids.length === 0
    ? []
    : ctx.db.rows(why, 'media', {
        where: { id: { in: [...ids] } },
        select: { ...pictureNames, ...described, width: true, height: true },
      });
