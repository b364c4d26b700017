import { defineMessages } from '../../../../frontend/messages/messages';

export const togetherMessages = defineMessages({
  title: { en: 'Bought together', bn: 'একসঙ্গে কেনা হয়' },
});
