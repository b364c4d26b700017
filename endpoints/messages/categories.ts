import type { Sentence } from './sentence';

export const categoryMessages = {
  categoryAdded: { en: 'Category Added Successfully', bn: 'ক্যাটাগরি যোগ হয়েছে' },
  categoryUpdated: { en: 'Category Updated Successfully', bn: 'ক্যাটাগরি হালনাগাদ হয়েছে' },
  categoryDeleted: { en: 'Category Deleted Successfully', bn: 'ক্যাটাগরি মুছে ফেলা হয়েছে' },
} satisfies Record<string, Sentence>;
