import type { Sentence } from './sentence';

export const customerReturnMessages = {
  returnRequested: { en: 'Return Request Sent', bn: 'ফেরতের অনুরোধ পাঠানো হয়েছে' },
  returnDeleted: { en: 'Return Request Deleted', bn: 'ফেরতের অনুরোধ মুছে ফেলা হয়েছে' },
  returnNotPending: { en: 'This request can no longer be deleted', bn: 'এই অনুরোধ আর মোছা যাবে না' },
} satisfies Record<string, Sentence>;
