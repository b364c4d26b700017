import { defineMessages } from '../../frontend/messages/messages';

/** Drafts of slides, banners and announcements. */
export const draftWords = defineMessages({
  published: { en: 'Published', bn: 'প্রকাশিত' },
  changed: { en: 'Changed, not published', bn: 'অপ্রকাশিত বদল' },
  draft: { en: 'Draft', bn: 'খসড়া' },
  saveDraft: { en: 'Save Draft', bn: 'খসড়া রাখুন' },
  publish: { en: 'Publish', bn: 'প্রকাশ করুন' },
  hint: {
    en: 'A draft changes nothing in the shop. It is published here, or at a set time under Versions and schedule.',
    bn: 'খসড়ায় দোকানের কিছু বদলায় না। এখান থেকে প্রকাশ করুন, অথবা সংস্করণ ও সময়সূচি থেকে নির্দিষ্ট সময়ে।',
  },
  preview: { en: 'Preview', bn: 'প্রিভিউ' },
  previewSize: { en: 'Size of the preview', bn: 'প্রিভিউয়ের মাপ' },
  phone: { en: 'Phone', bn: 'ফোন' },
  desktop: { en: 'Desktop', bn: 'কম্পিউটার' },
  previewOf: { en: 'Preview {name} in the shop', bn: 'দোকানে {name} প্রিভিউ দেখুন' },
  versions: { en: 'Versions and schedule', bn: 'সংস্করণ ও সময়সূচি' },
  versionsOf: { en: 'Versions and schedule of {name}', bn: '{name}: সংস্করণ ও সময়সূচি' },
  discard: { en: 'Discard Draft', bn: 'খসড়া বাদ দিন' },
  discardOf: { en: 'Discard the draft of {name}', bn: '{name}: খসড়া বাদ দিন' },
  uploadDrafts: { en: 'Upload as Drafts', bn: 'খসড়া হিসেবে আপলোড' },
});
