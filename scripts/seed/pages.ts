/** The pages of the demo shop: an Eid campaign, and the page shown on the home page. */
import { documentOf } from '../../domain/richText/plainText';
import type { Id } from './load/store';

type Known = {
  picture: (name: string) => Id;
  category: (slug: string) => Id;
  shops: readonly Id[];
  products: readonly Id[];
  /** A moment some weeks after the demo data was loaded. */
  ends: string;
};

export const demoPages = ({ picture, category, shops, products, ends }: Known) => [
  {
    title: 'Eid sale',
    title_bn: 'ঈদ সেল',
    slug: 'eid',
    on_home: 0,
    meta_title: 'Eid sale: clothes, gifts and groceries',
    meta_title_bn: 'ঈদ সেল: পোশাক, উপহার ও বাজার',
    meta_description:
      'Punjabis, sarees, gifts and everything for the Eid table, with up to half off and cash on delivery.',
    meta_description_bn: 'পাঞ্জাবি, শাড়ি, উপহার আর ঈদের রান্নার সবকিছু, অর্ধেক পর্যন্ত ছাড়ে, ক্যাশ অন ডেলিভারিতে।',
    meta_image: picture('slide-1'),
    blocks: [
      {
        blockType: 'picture',
        image: picture('slide-1'),
        alt: 'Eid shopping at Haat',
        alt_bn: 'হাটে ঈদের কেনাকাটা',
      },
      {
        blockType: 'text',
        content: documentOf(
          'New clothes for everybody, gifts for those far away, and the table laid for guests.\n\nOrder in good time: parcels outside Dhaka take a day or two longer before Eid.',
        ),
        content_bn: documentOf(
          'সবার জন্য নতুন জামা, দূরের মানুষের জন্য উপহার, আর অতিথির জন্য সাজানো টেবিল।\n\nহাতে সময় রেখে অর্ডার করুন: ঈদের আগে ঢাকার বাইরে পৌঁছাতে এক-দুই দিন বেশি লাগে।',
        ),
      },
      { blockType: 'countdown', title: 'The sale ends in', title_bn: 'সেল শেষ হতে বাকি', ends_at: ends },
      {
        blockType: 'coupon',
        title: 'More off with this code',
        title_bn: 'এই কোডে আরও ছাড়',
        code: 'EID10',
      },
      {
        blockType: 'products',
        title: 'Clothes for Eid',
        title_bn: 'ঈদের পোশাক',
        rule: 'category',
        category: category('womens-fashion'),
        count: 6,
      },
      { blockType: 'products', title: 'On offer', title_bn: 'ছাড়ে', rule: 'offer', count: 12 },
      {
        blockType: 'products',
        title: 'Chosen by us',
        title_bn: 'আমাদের বাছাই',
        rule: 'hand',
        products: [...products],
      },
      {
        blockType: 'categories',
        title: 'Look around',
        title_bn: 'ঘুরে দেখুন',
        categories: [category('womens-fashion'), category('grocery')],
      },
      { blockType: 'shops', title: 'Shops with Eid offers', title_bn: 'যে দোকানে ঈদের ছাড়', shops: [...shops] },
      {
        blockType: 'questions',
        title: 'Questions about the sale',
        title_bn: 'সেল নিয়ে প্রশ্ন',
        questions: [
          {
            question: 'Will my order arrive before Eid?',
            question_bn: 'অর্ডার কি ঈদের আগে পৌঁছাবে?',
            answer: 'Every product shows the days in which it arrives at your address.',
            answer_bn: 'আপনার ঠিকানায় কবে পৌঁছাবে, তা প্রতিটি পণ্যের পাতায় দেখানো হয়।',
          },
          {
            question: 'Can I send something back after Eid?',
            question_bn: 'ঈদের পরে কি ফেরত দেওয়া যাবে?',
            answer: 'Yes, within the days of our return policy.',
            answer_bn: 'হ্যাঁ, ফেরত নীতিমালায় যত দিন আছে তার মধ্যে।',
          },
        ],
      },
    ],
  },
  {
    title: 'On the home page',
    title_bn: 'হোম পেজে',
    slug: 'on-the-home-page',
    on_home: 1,
    blocks: [
      {
        blockType: 'picture',
        image: picture('banner-1'),
        alt: 'To the Eid sale',
        alt_bn: 'ঈদ সেলে যান',
        link: '/page/eid',
      },
    ],
  },
];
