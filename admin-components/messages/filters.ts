import { defineMessages } from '../../frontend/messages/messages';

/** The filters of lists. */
export const filterWords = defineMessages({
  ordered: { en: 'Ordered', bn: 'অর্ডারের দিন' },
  changed: { en: 'Last change', bn: 'শেষ পরিবর্তনের দিন' },
  requested: { en: 'Requested', bn: 'অনুরোধের দিন' },
  registered: { en: 'Registered', bn: 'নিবন্ধনের দিন' },
  added: { en: 'Added', bn: 'যোগ করার দিন' },
  payment: { en: 'Payment', bn: 'পেমেন্ট' },
  paid: { en: 'Paid', bn: 'পরিশোধিত' },
  unpaid: { en: 'Unpaid', bn: 'বাকি' },
  method: { en: 'Payment method', bn: 'পেমেন্ট মাধ্যম' },
  type: { en: 'Type', bn: 'ধরন' },
  packageStatus: { en: 'Package status', bn: 'প্যাকেজের অবস্থা' },
  vendor: { en: 'Vendor', bn: 'বিক্রেতা' },
  area: { en: 'District', bn: 'জেলা' },
  sum: { en: 'Sum: {amount}', bn: 'যোগফল: {amount}' },
  stockOut: { en: 'Out of stock', bn: 'মজুদ নেই' },
  stockLow: { en: 'Low ({most, number} or fewer)', bn: 'কম ({most, number}টি বা তার নিচে)' },
  stockIn: { en: 'More than {most, number}', bn: '{most, number}টির বেশি' },
  role: { en: 'Role', bn: 'দায়িত্ব' },
  customer: { en: 'Customer', bn: 'ক্রেতা' },
  editor: { en: 'Content editor', bn: 'কনটেন্ট সম্পাদক' },
  incharge: { en: 'Warehouse incharge', bn: 'গুদামের দায়িত্বপ্রাপ্ত' },
  refund: { en: 'Refund', bn: 'টাকা ফেরত' },
});
