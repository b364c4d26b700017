import type { Sentence } from './sentence';

export const watchMessages = {
  stockWatched: { en: 'We will notify you when it is back', bn: 'আবার এলে আপনাকে জানানো হবে' },
  priceWatched: { en: 'We will notify you when the price drops', bn: 'দাম কমলে আপনাকে জানানো হবে' },
  shopFollowed: { en: 'You follow this shop', bn: 'আপনি এই দোকান অনুসরণ করছেন' },
  shopUnfollowed: { en: 'You no longer follow this shop', bn: 'আপনি আর এই দোকান অনুসরণ করছেন না' },
  watchEnded: { en: 'You will no longer be notified', bn: 'আপনাকে আর জানানো হবে না' },
} satisfies Record<string, Sentence>;
