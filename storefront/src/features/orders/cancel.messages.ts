import { defineMessages } from '../../../../frontend/messages/messages';

export const cancelMessages = defineMessages({
  titlePackage: { en: 'Cancel this package?', bn: 'এই প্যাকেজটি বাতিল করবেন?' },
  titleOrder: { en: 'Cancel the whole order?', bn: 'পুরো অর্ডারটি বাতিল করবেন?' },
  what: { en: 'What should be canceled?', bn: 'কী বাতিল করতে চান?' },
  onlyPackage: { en: 'Only package {tracking}', bn: 'শুধু {tracking} প্যাকেজ' },
  wholeOrder: { en: 'The whole order', bn: 'পুরো অর্ডার' },
  reason: { en: 'Why do you cancel?', bn: 'কেন বাতিল করছেন?' },
  choose: { en: 'Choose a reason', bn: 'একটি কারণ বেছে নিন' },
  reasonFirst: { en: 'Choose a reason first', bn: 'আগে একটি কারণ বেছে নিন' },
  note: { en: 'Anything to add?', bn: 'আর কিছু বলতে চান?' },
  noteHint: { en: 'Optional. The shop reads it.', bn: 'না লিখলেও চলবে। লিখলে দোকান দেখতে পাবে।' },
  unpaidText: {
    en: 'Nothing has been paid, so there is nothing to refund. A coupon comes back when the whole order is canceled.',
    bn: 'এখনো কোনো টাকা দেননি, তাই ফেরতেরও কিছু নেই। পুরো অর্ডার বাতিল হলে কুপনটি আবার ব্যবহার করতে পারবেন।',
  },
  paidText: {
    en: 'What you paid goes back to your bKash account. A coupon comes back when the whole order is canceled.',
    bn: 'আপনার দেওয়া টাকা বিকাশ অ্যাকাউন্টে ফেরত যাবে। পুরো অর্ডার বাতিল হলে কুপনটি আবার ব্যবহার করতে পারবেন।',
  },
  cancelPackage: { en: 'Cancel the package', bn: 'প্যাকেজ বাতিল করুন' },
  cancelOrder: { en: 'Cancel the order', bn: 'অর্ডার বাতিল করুন' },
  keep: { en: 'Keep it', bn: 'থাক, বাতিল করব না' },
  done: { en: 'Canceled', bn: 'বাতিল হয়েছে' },
  refundOf: { en: '{amount} goes back to your bKash account.', bn: '{amount} আপনার বিকাশ অ্যাকাউন্টে ফেরত যাবে।' },
  refunded: {
    en: '{amount} goes back to the bKash account you paid from.',
    bn: 'যে বিকাশ অ্যাকাউন্ট থেকে দিয়েছিলেন, {amount} সেখানেই ফেরত যাবে।',
  },
});
