import { defineMessages } from '../../../../frontend/messages/messages';

export const flashMessages = defineMessages({
  ends: { en: 'Ends in {time}', bn: 'শেষ হতে বাকি {time}' },
  saleEnds: { en: 'Flash sale ends in {time}', bn: 'ফ্ল্যাশ সেল শেষ হতে বাকি {time}' },
  days: { en: '{days, plural, one {# day} other {# days}} {time}', bn: '{days, plural, other {# দিন}} {time}' },
});
