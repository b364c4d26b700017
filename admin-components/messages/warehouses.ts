import { defineMessages } from '../../frontend/messages/messages';

export const warehouseWords = defineMessages({
  addNew: { en: 'Add New', bn: 'নতুন যোগ করুন' },
  empty: { en: 'You have no warehouse!', bn: 'আপনার কোনো গুদাম নেই!' },
  name: { en: 'Warehouse name', bn: 'গুদামের নাম' },
  district: { en: 'District', bn: 'জেলা' },
  address: { en: 'Address', bn: 'ঠিকানা' },
  detailsAddress: { en: 'Details address', bn: 'বিস্তারিত ঠিকানা' },
  incharge: { en: 'Incharge', bn: 'দায়িত্বপ্রাপ্ত' },
  incharge1: { en: 'Incharge person', bn: 'দায়িত্বপ্রাপ্ত ব্যক্তি' },
  incharge2: { en: 'Sub incharge 1', bn: 'সহকারী দায়িত্বপ্রাপ্ত ১' },
  incharge3: { en: 'Sub incharge 2', bn: 'সহকারী দায়িত্বপ্রাপ্ত ২' },
  role1: { en: 'Warehouse Incharge', bn: 'গুদামের দায়িত্বপ্রাপ্ত' },
  role2: { en: 'Sub Incharge 1', bn: 'সহকারী দায়িত্বপ্রাপ্ত ১' },
  role3: { en: 'Sub Incharge 2', bn: 'সহকারী দায়িত্বপ্রাপ্ত ২' },
  location: { en: 'Location', bn: 'অবস্থান' },
  people: { en: 'People in charge', bn: 'দায়িত্বে যাঁরা' },
  noIncharge: { en: 'Nobody is in charge', bn: 'দায়িত্বে কেউ নেই' },
  deleteAsk: { en: 'You are going to parmanently delete a Warehouse', bn: 'আপনি একটি গুদাম স্থায়ীভাবে মুছে ফেলতে যাচ্ছেন' },
});
