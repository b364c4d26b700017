import { defineMessages } from '../../frontend/messages/messages';

export const categoryWords = defineMessages({
  listOf: { en: 'Categories', bn: 'ক্যাটাগরির তালিকা' },
  addMain: { en: 'Add Main Category', bn: 'মূল ক্যাটাগরি যোগ করুন' },
  addSub: { en: 'Add Sub Category', bn: 'সাব ক্যাটাগরি যোগ করুন' },
  addChild: { en: 'Add Child Category', bn: 'চাইল্ড ক্যাটাগরি যোগ করুন' },
  details: { en: 'Details', bn: 'বিস্তারিত' },
  seoTags: { en: 'SEO Tags', bn: 'এসইও ট্যাগ' },
  formTabs: { en: 'Parts of the category', bn: 'ক্যাটাগরির অংশ' },
  parent: { en: 'Parent Category', bn: 'উপরের ক্যাটাগরি' },
  name: { en: 'Name', bn: 'নাম' },
  slug: { en: 'Slug', bn: 'স্লাগ' },
  active: { en: 'Active', bn: 'সক্রিয়' },
  disabled: { en: 'Disabled', bn: 'নিষ্ক্রিয়' },
  searchName: { en: 'Search by name', bn: 'নাম দিয়ে খুঁজুন' },
  // The specs want this one in Bangla in both languages.
  deleteWarning: {
    en: 'সতর্কতা: কোনো ক্যাটাগরি মুছে ফেললে তার অধীনের সব ক্যাটাগরি, ব্র্যান্ড ও পণ্য স্থায়ীভাবে মুছে যাবে। শুধু ৩০ দিনের মধ্যে “মুছে ফেলা” পাতা থেকে সব ফিরিয়ে আনা যায়।',
    bn: 'সতর্কতা: কোনো ক্যাটাগরি মুছে ফেললে তার অধীনের সব ক্যাটাগরি, ব্র্যান্ড ও পণ্য স্থায়ীভাবে মুছে যাবে। শুধু ৩০ দিনের মধ্যে “মুছে ফেলা” পাতা থেকে সব ফিরিয়ে আনা যায়।',
  },
  deleteAsk: {
    en: 'You are going to delete “{name}” with its subordinate categories, brands and products',
    bn: 'আপনি “{name}” এবং এর অধীনের সব ক্যাটাগরি, ব্র্যান্ড ও পণ্য মুছে ফেলতে যাচ্ছেন',
  },
  deleteCounts: {
    en: 'With it go: sub categories {subs, number}, child categories {children, number}, brands {brands, number}, products {products, number}.',
    bn: 'সঙ্গে মুছে যাবে: সাব ক্যাটাগরি {subs, number}টি, চাইল্ড ক্যাটাগরি {children, number}টি, ব্র্যান্ড {brands, number}টি, পণ্য {products, number}টি।',
  },
  deleteNothing: { en: 'Nothing is below it.', bn: 'এর অধীনে কিছু নেই।' },
  mandatory: { en: 'Some Fields Are Mandetory!', bn: 'কিছু ঘর পূরণ করা আবশ্যক!' },
  mandatoryText: { en: 'They are marked in the form.', bn: 'ঘরগুলো ফর্মে চিহ্নিত করা আছে।' },
});
