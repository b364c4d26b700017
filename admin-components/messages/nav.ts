import { defineMessages } from '../../frontend/messages/messages';

export const navWords = defineMessages({
  menu: { en: 'Main menu', bn: 'প্রধান মেনু' },
  dashboard: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' },
  collections: { en: 'Collections', bn: 'কালেকশন' },
  otherLanguage: { en: 'বাংলায় দেখুন', bn: 'View in English' },
  light: { en: 'Light colours', bn: 'হালকা রং' },
  dark: { en: 'Dark colours', bn: 'গাঢ় রং' },
  support: { en: 'Support', bn: 'সাপোর্ট' },
  liveChat: { en: 'Live Chat', bn: 'লাইভ চ্যাট' },
  faq: { en: 'FAQ', bn: 'সাধারণ জিজ্ঞাসা' },
  contact: { en: 'Contact', bn: 'যোগাযোগ' },
  ticket: { en: 'Submit a Ticket', bn: 'টিকিট জমা দিন' },
  myProfile: { en: 'My Profile', bn: 'আমার প্রোফাইল' },
  myShop: { en: 'My Shop', bn: 'আমার দোকান' },
  myProducts: { en: 'My Products', bn: 'আমার পণ্য' },
  newOrders: { en: 'New Orders', bn: 'নতুন অর্ডার' },
  backToFrontend: { en: 'Back to Frontend', bn: 'দোকানে ফিরুন' },
  releaseNote: { en: 'Release Note', bn: 'রিলিজ নোট' },
  security: { en: 'Security', bn: 'নিরাপত্তা' },
  account: { en: 'Panel account', bn: 'প্যানেলের অ্যাকাউন্ট' },
  logout: { en: 'Logout', bn: 'লগআউট' },
});
