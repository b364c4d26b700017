import { defineMessages } from '../../../frontend/messages/messages';

export const releaseMessages = defineMessages({
  title: { en: 'Release note | Haat', bn: 'রিলিজ নোট | হাট' },
  heading: { en: 'Release note', bn: 'রিলিজ নোট' },
  text: { en: 'Current version {version}, released {date}', bn: 'বর্তমান সংস্করণ {version}, প্রকাশ {date}' },
  version: { en: 'Version {version}', bn: 'সংস্করণ {version}' },
  current: { en: 'Current', bn: 'বর্তমান' },
  home: { en: 'Go to Home', bn: 'প্রথম পাতায় যান' },
  account: { en: 'Go to Account', bn: 'অ্যাকাউন্টে যান' },
});
