import { defineMessages } from '../../frontend/messages/messages';

export const printWords = defineMessages({
  print: { en: 'Print', bn: 'প্রিন্ট' },
  paper: { en: 'Paper', bn: 'কাগজ' },
  a4: { en: 'A4', bn: 'A4' },
  a5: { en: 'A5', bn: 'A5' },
  slip: { en: '80 mm slip', bn: '৮০ মিমি স্লিপ' },
  printed: { en: 'Printed', bn: 'প্রিন্টের সময়' },
  credit: { en: 'Made with Haat, the open marketplace.', bn: 'হাট দিয়ে তৈরি, সবার জন্য খোলা মার্কেটপ্লেস।' },
});
