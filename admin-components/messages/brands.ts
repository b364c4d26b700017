import { defineMessages } from '../../frontend/messages/messages';

export const brandWords = defineMessages({
  listOf: { en: 'Brands', bn: 'ব্র্যান্ডের তালিকা' },
  addBrand: { en: 'Add Brand', bn: 'ব্র্যান্ড যোগ করুন' },
  name: { en: 'Name', bn: 'নাম' },
  subCategory: { en: 'Sub Category', bn: 'সাব ক্যাটাগরি' },
  mainCategory: { en: 'Main Category', bn: 'মূল ক্যাটাগরি' },
  active: { en: 'Active', bn: 'সক্রিয়' },
  hide: { en: 'Hide', bn: 'লুকানো' },
  searchName: { en: 'Search by name', bn: 'নাম দিয়ে খুঁজুন' },
  deleteChosen: { en: 'Delete chosen', bn: 'বাছাইগুলো মুছুন' },
  deleteManyAsk: {
    en: 'You are going to delete {count, plural, one {# brand} other {# brands}}: {names}. Their products stay, without a brand. They can be restored for 30 days.',
    bn: 'আপনি {count, number}টি ব্র্যান্ড মুছে ফেলতে যাচ্ছেন: {names}। এগুলোর পণ্য ব্র্যান্ড ছাড়াই থেকে যাবে। ৩০ দিনের মধ্যে এগুলো ফিরিয়ে আনা যাবে।',
  },
  deleteAsk: {
    en: 'You are going to delete the brand “{name}”. Its products stay, without a brand. It can be restored for 30 days.',
    bn: 'আপনি “{name}” ব্র্যান্ডটি মুছে ফেলতে যাচ্ছেন। এর পণ্যগুলো ব্র্যান্ড ছাড়াই থেকে যাবে। ৩০ দিনের মধ্যে এটি ফিরিয়ে আনা যাবে।',
  },
});
