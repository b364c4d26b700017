import { defineMessages } from '../../../../frontend/messages/messages';

export const partMessages = defineMessages({
  code: { en: 'Code', bn: 'কোড' },
  copy: { en: 'Copy code', bn: 'কোড কপি করুন' },
  copied: { en: 'Copied', bn: 'কপি হয়েছে' },
  off: { en: '{amount} off', bn: '{amount} ছাড়' },
  percent: { en: '{percentage}% off', bn: '{percentage}% ছাড়' },
  from: { en: 'Orders from {amount}', bn: '{amount} বা বেশি কেনাকাটায়' },
  until: { en: 'Until {moment}', bn: '{moment} পর্যন্ত' },
  days: { en: '{days, plural, one {# day} other {# days}} {time}', bn: '{days, plural, other {# দিন}} {time}' },
  over: { en: 'It is over.', bn: 'সময় শেষ।' },
});
