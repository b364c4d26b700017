/** Pages made of blocks, for the shop. */
import { z } from 'zod';
import { contentEditors } from '../domain/permissions';
import { shopCard } from './catalogue';
import { categoryNameShape } from './categories';
import { productCardShape } from './productShapes';
import { richText } from './richText';
import { defineRoute } from './route';
import { id, image, instant, pathId, pathSlug, taka } from './shapes';

const tag = 'Pages';
const heading = {
  title: z.string().describe('Its heading in English; may be empty.'),
  title_bn: z.string().describe('Its heading in Bangla; may be empty.'),
};

const textPart = z
  .strictObject({
    kind: z.literal('text'),
    content: richText.describe('The text in English.'),
    content_bn: richText.describe('The text in Bangla.'),
  })
  .meta({ id: 'PageText', description: 'A text with formats.' });
const picturePart = z
  .strictObject({
    kind: z.literal('picture'),
    image,
    width: z.int().describe('The width of the file in pixels.'),
    height: z.int().describe('The height of the file in pixels.'),
    alt: z.string().describe('What it shows, in English.'),
    alt_bn: z.string().describe('What it shows, in Bangla.'),
    caption: z.string().describe('The text below it in English; may be empty.'),
    caption_bn: z.string().describe('The text below it in Bangla; may be empty.'),
    link: z.string().describe('Where it leads: a path of the shop or a web address; empty: nowhere.'),
  })
  .meta({ id: 'PagePicture', description: 'A picture.' });
const videoPart = z
  .strictObject({
    kind: z.literal('video'),
    url: z.string().describe('The video’s YouTube id: 11 characters.'),
    title: z.string().describe('What it is about, in English.'),
    title_bn: z.string().describe('What it is about, in Bangla.'),
  })
  .meta({ id: 'PageVideo', description: 'A video.' });
const productsPart = z
  .strictObject({
    kind: z.literal('products'),
    ...heading,
    products: z.array(productCardShape).describe('At most 24.'),
  })
  .meta({ id: 'PageProducts', description: 'A row of products that everybody can see.' });
const categoriesPart = z
  .strictObject({
    kind: z.literal('categories'),
    ...heading,
    categories: z
      .array(categoryNameShape.extend({ image: image.describe('Its picture; null: none.') }))
      .describe('Shown main categories.'),
  })
  .meta({ id: 'PageCategories', description: 'A row of main categories.' });
const shopsPart = z
  .strictObject({ kind: z.literal('shops'), ...heading, shops: z.array(shopCard).describe('Open shops.') })
  .meta({ id: 'PageShops', description: 'A row of shops.' });
const couponPart = z
  .strictObject({
    kind: z.literal('coupon'),
    ...heading,
    code: z.string().describe('The code to type or copy.'),
    type: z.union([z.literal(1), z.literal(2)]).describe('1: a fixed amount, 2: a percentage.'),
    fixed: taka.describe('What a coupon of type 1 takes off.'),
    percentage: z.number().describe('How many per cent a coupon of type 2 takes off.'),
    min_order: taka.describe('The subtotal from which it can be used.'),
  })
  .meta({ id: 'PageCoupon', description: 'A coupon that can be used now.' });
const countdownPart = z
  .strictObject({ kind: z.literal('countdown'), ...heading, ends_at: instant.describe('When it ends.') })
  .meta({ id: 'PageCountdown', description: 'A countdown to a moment.' });
const questionsPart = z
  .strictObject({
    kind: z.literal('questions'),
    ...heading,
    questions: z
      .array(
        z.strictObject({
          question: z.string().describe('The question in English.'),
          question_bn: z.string().describe('The question in Bangla.'),
          answer: z.string().describe('The answer in English.'),
          answer_bn: z.string().describe('The answer in Bangla.'),
        }),
      )
      .describe('Questions with their answers.'),
  })
  .meta({ id: 'PageQuestions', description: 'Questions and answers.' });

export const pagePart = z
  .discriminatedUnion('kind', [
    textPart,
    picturePart,
    videoPart,
    productsPart,
    categoriesPart,
    shopsPart,
    couponPart,
    countdownPart,
    questionsPart,
  ])
  .meta({ id: 'PagePart' });
export type PagePart = z.output<typeof pagePart>;

export const pageShape = z
  .strictObject({
    id,
    slug: z.string(),
    title: z.string().describe('Its heading in English.'),
    title_bn: z.string().describe('Its heading in Bangla.'),
    meta_title: z.string().describe('What search engines show as its title, in English; empty: its heading.'),
    meta_title_bn: z.string().describe('What search engines show as its title, in Bangla; empty: its heading.'),
    meta_description: z.string().describe('What search engines show below the title, in English.'),
    meta_description_bn: z.string().describe('What search engines show below the title, in Bangla.'),
    meta_image: image.describe('The picture shown where a link to it is shared.'),
    blocks: z.array(pagePart).describe('What it is made of, in order; what has nothing to show is left out.'),
  })
  .meta({ id: 'Page', description: 'A page made of blocks.' });
export type PageShape = z.output<typeof pageShape>;

export const getPage = defineRoute({
  name: 'getPage',
  method: 'GET',
  path: '/page/:slug',
  who: 'public',
  scope: 'site:read',
  tag,
  summary: 'A published page, also by a slug it had before: the answer has its present one',
  params: z.strictObject({ slug: pathSlug }),
  cache: 'catalogue',
  answers: { 200: z.strictObject({ page: pageShape.describe('The page with everything it shows.') }) },
  fails: ['notFound'],
});

export const getHomePage = defineRoute({
  name: 'getHomePage',
  method: 'GET',
  path: '/get-home-page',
  who: 'public',
  scope: 'site:read',
  tag,
  summary: 'The page whose blocks stand at the top of the home page',
  cache: 'catalogue',
  answers: { 200: z.strictObject({ page: pageShape.nullable().describe('Null without one.') }) },
});

export const previewPage = defineRoute({
  name: 'previewPage',
  method: 'GET',
  path: '/page-preview/:id',
  who: contentEditors,
  scope: 'site:read',
  tag,
  summary: 'A page as its latest draft has it',
  params: z.strictObject({ id: pathId }),
  answers: { 200: z.strictObject({ page: pageShape.describe('The page with everything it shows.') }) },
  fails: ['notFound'],
});

export const getServerTime = defineRoute({
  name: 'getServerTime',
  method: 'GET',
  path: '/get-server-time',
  who: 'public',
  scope: 'site:read',
  tag,
  summary: 'The time of the server, for countdowns',
  answers: { 200: z.strictObject({ now: instant.describe('The time now.') }) },
});
