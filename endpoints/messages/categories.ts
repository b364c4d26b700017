import type { Sentence } from './sentence';

export const categoryMessages = {
  categoryAdded: { en: 'Category Added Successfully', bn: 'ক্যাটাগরি যোগ হয়েছে' },
  categoriesArranged: { en: 'The new order is saved', bn: 'নতুন ক্রম সংরক্ষণ হয়েছে' },
  categoryPictureSet: { en: 'The picture is shown with the category', bn: 'ছবিটি এখন ক্যাটাগরির সঙ্গে দেখানো হচ্ছে' },
  categoryPictureRemoved: { en: 'The category has no picture now', bn: 'ক্যাটাগরিতে এখন আর ছবি নেই' },
  categoryUpdated: { en: 'Category Updated Successfully', bn: 'ক্যাটাগরি হালনাগাদ হয়েছে' },
  categoryDeleted: { en: 'Category Deleted Successfully', bn: 'ক্যাটাগরি মুছে ফেলা হয়েছে' },
} satisfies Record<string, Sentence>;
