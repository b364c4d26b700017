import type { Sentence } from './sentence';

export const reviewMessages = {
  reviewAdded: { en: 'Thank you for your review', bn: 'রিভিউ দেওয়ার জন্য ধন্যবাদ' },
  reviewDeleted: { en: 'Review Deleted', bn: 'রিভিউ মুছে ফেলা হয়েছে' },
  reviewThere: { en: 'You have already reviewed this product', bn: 'এই পণ্যের রিভিউ আপনি আগেই দিয়েছেন' },
  reviewNotBought: {
    en: 'You can review a product after it is delivered to you',
    bn: 'পণ্যটি হাতে পাওয়ার পর রিভিউ দিতে পারবেন',
  },
  noReview: { en: 'There is no review to delete', bn: 'মোছার মতো কোনো রিভিউ নেই' },
} satisfies Record<string, Sentence>;
