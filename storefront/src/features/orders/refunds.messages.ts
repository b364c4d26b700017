import { defineMessages } from '../../../../frontend/messages/messages';

/** The messages about refunds. */
export const refundMessages = defineMessages({
  title: { en: 'Money that goes back to you', bn: 'যে টাকা ফেরত পাচ্ছেন' },
  bkash: { en: 'bKash payment', bn: 'বিকাশ পেমেন্ট' },
  return: { en: 'Returned product', bn: 'ফেরত দেওয়া পণ্য' },
  promised: { en: 'Promised on {day}, to be sent by {method}', bn: '{day} তারিখে নিশ্চিত, {method}-এ পাঠানো হবে' },
  sending: { en: 'Promised on {day}, being sent by {method}', bn: '{day} তারিখে নিশ্চিত, {method}-এ পাঠানো হচ্ছে' },
  sendingNow: { en: 'Being sent by {method}', bn: '{method}-এ পাঠানো হচ্ছে' },
  sent: { en: 'Sent on {day} by {method}', bn: '{day} তারিখে {method}-এ পাঠানো হয়েছে' },
  sendingByHand: {
    en: 'Promised on {day}, being sent by us to {method} {account}',
    bn: '{day} তারিখে নিশ্চিত, আমরা {method} {account}-এ পাঠাচ্ছি',
  },
  sentByHand: {
    en: 'Sent by us on {day} to {method} {account}, because bKash could not send it',
    bn: 'বিকাশ পাঠাতে পারেনি, তাই {day} তারিখে আমরা {method} {account}-এ পাঠিয়েছি',
  },
  trx: { en: 'transaction {trx}', bn: 'লেনদেন নম্বর {trx}' },
});
