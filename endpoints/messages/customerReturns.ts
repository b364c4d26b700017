import type { Sentence } from './index';

export const customerReturnMessages = {
  returnRequested: { en: 'Return Request Sent', bn: 'ফেরতের অনুরোধ পাঠানো হয়েছে' },
  returnDeleted: { en: 'Return Request Deleted', bn: 'ফেরতের অনুরোধ মুছে ফেলা হয়েছে' },
  returnNotPending: { en: 'This request can not be deleted any more', bn: 'এই অনুরোধ আর মোছা যাবে না' },
  returnThere: { en: 'This product has been returned', bn: 'এই পণ্যটি ফেরত দেওয়া হয়েছে' },
  returnNotDelivered: { en: 'Only a delivered product can be returned', bn: 'শুধু হাতে পাওয়া পণ্য ফেরত দেওয়া যায়' },
  returnTooLate: { en: 'The return time of 2 days is over', bn: 'ফেরত দেওয়ার ২ দিন সময় পার হয়ে গেছে' },
} satisfies Record<string, Sentence>;
