import { defineMessages } from '../../frontend/messages/messages';

export const findWords = defineMessages({
  find: { en: 'Find anything', bn: 'সবকিছু খুঁজুন' },
  shortcut: { en: 'Find anything (Ctrl+K)', bn: 'সবকিছু খুঁজুন (কন্ট্রোল+কে)' },
  placeholder: { en: 'Name, phone, order number, tracking id…', bn: 'নাম, ফোন, অর্ডার নম্বর, ট্র্যাকিং আইডি…' },
  hint: {
    en: 'Type at least two characters. Digits of both scripts work.',
    bn: 'অন্তত দুটি অক্ষর লিখুন। ইংরেজি বা বাংলা, যেকোনো অঙ্কে লেখা যাবে।',
  },
  nothing: { en: 'Nothing found', bn: 'কিছু পাওয়া যায়নি' },
  failed: { en: 'The search did not work. Try again.', bn: 'খোঁজা যায়নি। আবার চেষ্টা করুন।' },
  recent: { en: 'Recent', bn: 'সম্প্রতি দেখা' },
  screen: { en: 'Screens', bn: 'পাতা' },
  order: { en: 'Orders', bn: 'অর্ডার' },
  vendorOrder: { en: 'My orders', bn: 'আমার অর্ডার' },
  package: { en: 'Packages', bn: 'প্যাকেজ' },
  product: { en: 'Products', bn: 'পণ্য' },
  person: { en: 'People', bn: 'মানুষ' },
  shop: { en: 'Shops', bn: 'দোকান' },
  count: { en: '{count, plural, one {# result} other {# results}}', bn: '{count, plural, other {#টি ফল}}' },
});
