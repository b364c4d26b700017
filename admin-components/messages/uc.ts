import { defineMessages } from '../../frontend/messages/messages';

export const ucWords = defineMessages({
  greeting: { en: 'Hello, {name}!', bn: 'স্বাগতম, {name}!' },
  soon: { en: 'This page is coming soon.', bn: 'এই পাতাটি শিগগিরই আসছে।' },
  dashboard: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' },
  homepage: { en: 'Homepage', bn: 'হোমপেজ' },
});
