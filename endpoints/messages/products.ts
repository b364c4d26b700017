import type { Sentence } from './sentence';

export const productMessages = {
  productAdded: {
    en: 'Product Added Successfully. It is shown after approval.',
    bn: 'পণ্য যোগ হয়েছে। অনুমোদনের পর এটি দেখা যাবে।',
  },
  productCopied: {
    en: 'Product Copied. The copy is hidden until you show it.',
    bn: 'পণ্যের অনুলিপি হয়েছে। আপনি না দেখানো পর্যন্ত এটি লুকানো থাকবে।',
  },
  productDeleted: { en: 'Product Deleted', bn: 'পণ্য মুছে ফেলা হয়েছে' },
  productUpdated: { en: 'Product Updated Successfully', bn: 'পণ্য হালনাগাদ হয়েছে' },
  productUpdatedPending: {
    en: 'Product Updated Successfully. It is shown again after approval.',
    bn: 'পণ্য হালনাগাদ হয়েছে। অনুমোদনের পর এটি আবার দেখা যাবে।',
  },
  productChangeWaits: {
    en: 'Product Updated Successfully. The product stays in the shop as it was approved until the change is approved.',
    bn: 'পণ্য হালনাগাদ হয়েছে। পরিবর্তন অনুমোদনের আগে পণ্যটি আগের অনুমোদিত রূপেই দোকানে থাকবে।',
  },
  productChangeRejected: { en: 'Change Rejected', bn: 'পরিবর্তন প্রত্যাখ্যাত হয়েছে' },
  importStarted: { en: 'The import has started', bn: 'ইমপোর্ট শুরু হয়েছে' },
  productApproved: { en: 'Product Approved', bn: 'পণ্য অনুমোদিত হয়েছে' },
  productRejected: { en: 'Product Approval Removed', bn: 'পণ্যের অনুমোদন তুলে নেওয়া হয়েছে' },
} satisfies Record<string, Sentence>;
