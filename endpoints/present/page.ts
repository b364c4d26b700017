import type { z } from 'zod';
import type { pagePart, pageShape } from '../../contract/pages';
import { couponCode } from '../../domain/coupons/code';
import { documentsOf, type FilledPage, type PageBlock } from '../../services/pages/fillPage';
import type { Id } from '../../services/ctx';
import { refId } from '../../services/relations';
import { picturePath } from './picture';
import { presentProductCard } from './product';
import { presentDocument } from './richText';
import { presentShopCard } from './shopCard';

type Part = z.input<typeof pagePart>;
type Block<T extends PageBlock['blockType']> = Extract<PageBlock, { blockType: T }>;
type Presenters = { [T in PageBlock['blockType']]: (block: Block<T>, filled: FilledPage) => Part | null };

const heading = ({ title, title_bn }: { title?: string | null; title_bn?: string | null }) => ({
  title: title ?? '',
  title_bn: title_bn ?? '',
});
/** The documents that exist, in the order in which they were chosen. */
const inOrder = <D>(refs: readonly (Id | { id: Id })[] | null | undefined, known: ReadonlyMap<string, D>): D[] =>
  (refs ?? []).flatMap((ref) => known.get(String(refId(ref))) ?? []);

/** Null if there is nothing to show. */
const presenters: Presenters = {
  text: (block, { texts }) => {
    const [english, bangla] = documentsOf(block);
    const content = presentDocument(english, texts, 'en');
    const content_bn = presentDocument(bangla, texts, 'bn');
    return content.length + content_bn.length > 0 ? { kind: 'text', content, content_bn } : null;
  },
  picture: (block, { pictures }) => {
    const picture = pictures.get(String(refId(block.image)));
    const image = picturePath(picture, 'large');
    if (!picture || image === null) return null;
    const { width, height } = picture.sizes?.large?.width ? picture.sizes.large : picture;
    return {
      kind: 'picture',
      image,
      width: width ?? 1200,
      height: height ?? 600,
      alt: block.alt || (picture.alt ?? ''),
      alt_bn: block.alt_bn || (picture.alt_bn ?? ''),
      caption: block.caption ?? '',
      caption_bn: block.caption_bn ?? '',
      link: block.link ?? '',
    };
  },
  video: (block) => (block.url ? { kind: 'video', url: block.url, ...heading(block) } : null),
  products: (block, { found, products }) => {
    const shown = block.rule === 'hand' ? inOrder(block.products, products) : (found.get(block) ?? []);
    return shown.length > 0
      ? { kind: 'products', ...heading(block), products: shown.map((product) => presentProductCard(product)) }
      : null;
  },
  categories: (block, { categories }) => {
    const shown = inOrder(block.categories, categories);
    const named = shown.map(({ id, name, name_bn, slug, picture }) => ({
      id,
      name,
      name_bn,
      slug,
      image: picturePath(picture, 'thumbnail'),
    }));
    return named.length > 0 ? { kind: 'categories', ...heading(block), categories: named } : null;
  },
  shops: (block, { shops }) => {
    const shown = inOrder(block.shops, shops);
    return shown.length > 0 ? { kind: 'shops', ...heading(block), shops: shown.map(presentShopCard) } : null;
  },
  coupon: (block, { coupons }) => {
    const coupon = coupons.get(couponCode(block.code ?? ''));
    return coupon
      ? {
          kind: 'coupon',
          ...heading(block),
          code: coupon.code,
          type: coupon.type === 2 ? 2 : 1,
          fixed: coupon.fixed ?? 0,
          percentage: coupon.percentage ?? 0,
          min_order: coupon.min_order,
        }
      : null;
  },
  countdown: (block) =>
    block.ends_at ? { kind: 'countdown', ...heading(block), ends_at: new Date(block.ends_at).toISOString() } : null,
  questions: (block) => {
    const questions = (block.questions ?? []).map(({ question, question_bn, answer, answer_bn }) => ({
      question: question ?? '',
      question_bn: question_bn ?? '',
      answer: answer ?? '',
      answer_bn: answer_bn ?? '',
    }));
    return questions.length > 0 ? { kind: 'questions', ...heading(block), questions } : null;
  },
};

const partOf = (block: PageBlock, filled: FilledPage): Part | null =>
  // Each presenter takes the blocks of its own kind.
  (presenters[block.blockType] as (block: PageBlock, filled: FilledPage) => Part | null)(block, filled);

export function presentPage(filled: FilledPage): z.input<typeof pageShape> {
  const { page, pictures } = filled;
  return {
    id: page.id,
    slug: page.slug ?? '',
    ...heading(page),
    meta_title: page.meta_title ?? '',
    meta_title_bn: page.meta_title_bn ?? '',
    meta_description: page.meta_description ?? '',
    meta_description_bn: page.meta_description_bn ?? '',
    meta_image: picturePath(pictures.get(String(refId(page.meta_image))), 'large'),
    blocks: (page.blocks ?? []).flatMap((block) => partOf(block, filled) ?? []),
  };
}
