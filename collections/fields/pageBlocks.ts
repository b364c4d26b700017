/** The blocks that pages are made of, with their labels. Each page stores its blocks as one value. */
import type { Id } from '../../domain/ids';
import type { Block, Field, RelationshipField, TextFieldSingleValidation } from 'payload';
import { mostInRow, mostQuestions, pageLengths, usualInRow } from '../../domain/pages/limits';
import { safeAddress } from '../../domain/richText/addresses';
import { editorFormats } from '../../domain/richText/formats';
import { productRules, ruleAbout, type ProductRule } from '../../domain/pages/productRules';
import { richText } from './richText';
import { counter, line, picture, prose } from './values';

type Words = readonly [en: string, bn: string];
const label = ([en, bn]: Words) => ({ label: { en, 'bn-BD': bn } });
const block = (slug: string, [en, bn]: Words, fields: Field[]): Block => ({
  slug,
  labels: { singular: { en, 'bn-BD': bn }, plural: { en, 'bn-BD': bn } },
  interfaceName: `${slug[0]!.toUpperCase()}${slug.slice(1)}Block`,
  // A block is labelled with its kind and its heading.
  admin: { disableBlockName: true },
  fields,
});

/** The English and the Bangla field, side by side. */
const pair = (first: Field, second: Field): Field => ({ type: 'row', fields: [first, second] });
const half = { admin: { width: '50%' } } as const;
const bilingual = (name: string, max: number, [en, bn]: Words, extra: object = {}): Field =>
  pair(
    line(name, max, { ...label([en, bn]), ...extra, ...half }),
    line(`${name}_bn`, max, { ...label([`${en} (Bangla)`, `${bn} (বাংলা)`]), ...extra, ...half }),
  );
const heading = bilingual('title', pageLengths.title, ['Heading', 'শিরোনাম']);

const say = (language: string, en: string, bn: string): string => (language.startsWith('bn') ? bn : en);
const checkLink: TextFieldSingleValidation = (value, { req }) =>
  !value || safeAddress(value)
    ? true
    : say(
        req.i18n.language,
        'Write an address of this shop (/mall), or one that begins with https://',
        'এই দোকানের একটি ঠিকানা (/mall) বা https:// দিয়ে শুরু ঠিকানা লিখুন',
      );
const checkVideo: TextFieldSingleValidation = (value, { req }) =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{11}$/.test(value)
    ? true
    : say(
        req.i18n.language,
        'Write the 11 characters that name the video on YouTube',
        'ইউটিউবে ভিডিওটির ১১ অক্ষরের আইডি লিখুন',
      );

/** Alternative text: given here, or that of the picture in the library. */
const checkWords: TextFieldSingleValidation = async (value, { req, siblingData }) => {
  if (value) return true;
  const { image: given } = siblingData as { image?: Id | { id: Id } | null };
  const image = typeof given === 'object' ? (given?.id ?? null) : (given ?? null);
  const found =
    image === null
      ? null
      : await req.payload.findByID({ collection: 'media', id: image, depth: 0, disableErrors: true, req });
  return found?.alt || found?.alt_bn
    ? true
    : say(
        req.i18n.language,
        'Write what the picture shows, here or in the media library',
        'ছবিতে কী আছে তা এখানে বা ছবির লাইব্রেরিতে লিখুন',
      );
};

/** Several records of a collection, in the order in which they are shown. */
const several = (name: string, relationTo: RelationshipField['relationTo'], words: Words, extra: object = {}): Field =>
  ({
    name,
    type: 'relationship',
    relationTo,
    hasMany: true,
    maxRows: mostInRow,
    ...label(words),
    ...extra,
  }) as Field;
/** One record, requested by the rules that need it. */
const ofRule = (rule: keyof typeof ruleAbout, relationTo: RelationshipField['relationTo'], words: Words): Field =>
  ({
    name: ruleAbout[rule],
    type: 'relationship',
    relationTo,
    ...label(words),
    admin: { condition: (_: unknown, own: { rule?: ProductRule }) => own.rule === rule },
  }) as Field;

const textBlock = block(
  'text',
  ['Text', 'লেখা'],
  [
    richText('content', editorFormats, pageLengths.text, { required: true, ...label(['Text', 'লেখা']) }),
    richText('content_bn', editorFormats, pageLengths.text, {
      required: true,
      ...label(['Text (Bangla)', 'লেখা (বাংলা)']),
    }),
  ],
);

const pictureBlock = block(
  'picture',
  ['Picture', 'ছবি'],
  [
    picture('image', { required: true, ...label(['Picture', 'ছবি']) }),
    bilingual(
      'alt',
      pageLengths.alt,
      ['What it shows, for those who cannot see it', 'ছবিতে কী আছে, যাঁরা দেখতে পান না তাঁদের জন্য'],
      { validate: checkWords },
    ),
    bilingual('caption', pageLengths.caption, ['Text below', 'নিচের লেখা']),
    line('link', pageLengths.link, { ...label(['Leads to', 'কোথায় নিয়ে যাবে']), validate: checkLink }),
  ],
);

const videoBlock = block(
  'video',
  ['Video', 'ভিডিও'],
  [
    line('url', pageLengths.video, {
      required: true,
      ...label(['YouTube ID (11 characters)', 'ইউটিউব আইডি (১১ অক্ষর)']),
      validate: checkVideo,
    }),
    bilingual('title', pageLengths.title, ['What the video is about', 'ভিডিওটি কী নিয়ে'], { required: true }),
  ],
);

const productsBlock = block(
  'products',
  ['Products', 'পণ্য'],
  [
    heading,
    {
      name: 'rule',
      type: 'select',
      required: true,
      defaultValue: 'hand',
      ...label(['Which products', 'কোন পণ্য']),
      options: Object.entries(productRules).map(([value, { en, bn }]) => ({ value, label: { en, 'bn-BD': bn } })),
    },
    several('products', 'products', ['Products', 'পণ্য'], {
      admin: { condition: (_: unknown, own: { rule?: ProductRule }) => own.rule === 'hand' },
    }),
    ofRule('category', 'main-categories', ['Main category', 'মূল ক্যাটাগরি']),
    ofRule('subcategory', 'sub-categories', ['Sub category', 'সাব ক্যাটাগরি']),
    ofRule('childcategory', 'child-categories', ['Child category', 'চাইল্ড ক্যাটাগরি']),
    ofRule('brand', 'brands', ['Brand', 'ব্র্যান্ড']),
    ofRule('shop', 'shops', ['Shop', 'দোকান']),
    counter('count', {
      min: 1,
      max: mostInRow,
      defaultValue: usualInRow,
      ...label(['How many', 'কয়টি']),
      admin: { condition: (_, own: { rule?: ProductRule }) => own.rule !== 'hand' },
    }),
  ],
);

const categoriesBlock = block(
  'categories',
  ['Categories', 'ক্যাটাগরি'],
  [heading, several('categories', 'main-categories', ['Categories', 'ক্যাটাগরি'], { required: true })],
);

const shopsBlock = block(
  'shops',
  ['Shops', 'দোকান'],
  [heading, several('shops', 'shops', ['Shops', 'দোকান'], { required: true })],
);

const couponBlock = block(
  'coupon',
  ['Coupon', 'কুপন'],
  [
    bilingual('title', pageLengths.title, ['Text', 'লেখা']),
    line('code', pageLengths.couponCode, {
      required: true,
      ...label(['Code of the coupon', 'কুপনের কোড']),
      admin: {
        description: {
          en: 'Shown as long as the coupon can be used.',
          'bn-BD': 'কুপনটি যতদিন ব্যবহার করা যায়, ততদিন দেখানো হয়।',
        },
      },
    }),
  ],
);

const countdownBlock = block(
  'countdown',
  ['Countdown', 'কাউন্টডাউন'],
  [
    heading,
    {
      name: 'ends_at',
      type: 'date',
      required: true,
      // Entered and shown in Dhaka's time, wherever the editor is.
      timezone: true,
      ...label(['Counts down to', 'যে সময় পর্যন্ত']),
      admin: {
        description: { en: 'The time in Dhaka.', 'bn-BD': 'ঢাকার সময়।' },
      },
    },
  ],
);

const questionsBlock = block(
  'questions',
  ['Questions and answers', 'প্রশ্ন ও উত্তর'],
  [
    heading,
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: mostQuestions,
      ...label(['Questions', 'প্রশ্ন']),
      labels: { singular: { en: 'Question', 'bn-BD': 'প্রশ্ন' }, plural: { en: 'Questions', 'bn-BD': 'প্রশ্ন' } },
      fields: [
        bilingual('question', pageLengths.question, ['Question', 'প্রশ্ন'], { required: true }),
        pair(
          prose('answer', pageLengths.answer, { required: true, ...label(['Answer', 'উত্তর']), ...half }),
          prose('answer_bn', pageLengths.answer, {
            required: true,
            ...label(['Answer (Bangla)', 'উত্তর (বাংলা)']),
            ...half,
          }),
        ),
      ],
    },
  ],
);

export const pageBlocks: Block[] = [
  textBlock,
  pictureBlock,
  videoBlock,
  productsBlock,
  categoriesBlock,
  shopsBlock,
  couponBlock,
  countdownBlock,
  questionsBlock,
];
