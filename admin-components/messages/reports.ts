import type { MobileOwners } from '../../contract/reports';
import { defineMessages, type Sentence } from '../../frontend/messages/messages';

export const reportWords = defineMessages({
  monthly: { en: 'Monthly Report', bn: 'মাসিক রিপোর্ট' },
  dayRange: { en: 'Day Range Report', bn: 'তারিখ অনুযায়ী রিপোর্ট' },
  month: { en: 'Month', bn: 'মাস' },
  year: { en: 'Year', bn: 'বছর' },
  fromDate: { en: 'From date', bn: 'শুরুর তারিখ' },
  toDate: { en: 'To date', bn: 'শেষ তারিখ' },
  onlyDone: { en: 'Only delivered/completed', bn: 'শুধু পৌঁছে যাওয়া/সম্পন্ন' },
  vendor: { en: 'Vendor', bn: 'বিক্রেতা' },
  chooseVendor: { en: 'Choose a vendor first', bn: 'আগে একজন বিক্রেতা বাছুন' },
  chooseMonth: { en: 'Choose a month and a year first', bn: 'আগে মাস ও বছর বাছুন' },
  showReport: { en: 'Show Report', bn: 'রিপোর্ট দেখুন' },
  from: { en: 'From', bn: 'থেকে' },
  to: { en: 'To', bn: 'পর্যন্ত' },
  packages: { en: 'Packages', bn: 'প্যাকেজ' },
  allStatuses: { en: 'All statuses', bn: 'সব অবস্থা' },
  orderId: { en: 'OrderID', bn: 'অর্ডার নম্বর' },
  trackingId: { en: 'TrackingID', bn: 'ট্র্যাকিং নম্বর' },
  status: { en: 'Status', bn: 'অবস্থা' },
  dateTime: { en: 'Date/Time', bn: 'তারিখ/সময়' },
  items: { en: 'Item(s)', bn: 'পণ্যসংখ্যা' },
  amount: { en: 'Amount', bn: 'টাকা' },
  totalAmount: { en: 'Total Amount', bn: 'মোট টাকা' },
  noData: { en: 'No Data Found!', bn: 'কোনো তথ্য পাওয়া যায়নি!' },
  truncated: {
    en: 'There are more rows than one report holds. Choose a shorter period.',
    bn: 'একটি রিপোর্টে যত সারি ধরে তার চেয়ে বেশি আছে। ছোট সময়সীমা বাছুন।',
  },
  businessName: { en: 'Business name', bn: 'ব্যবসার নাম' },
});

/** 1 to 12, exactly as in the specifications: June occurs twice, and February is spelled this way. */
export const monthWords: readonly Sentence[] = [
  { en: 'January', bn: 'জানুয়ারি' },
  { en: 'Febuary', bn: 'ফেব্রুয়ারি' },
  { en: 'March', bn: 'মার্চ' },
  { en: 'April', bn: 'এপ্রিল' },
  { en: 'May', bn: 'মে' },
  { en: 'June', bn: 'জুন' },
  { en: 'June', bn: 'জুলাই' },
  { en: 'August', bn: 'আগস্ট' },
  { en: 'September', bn: 'সেপ্টেম্বর' },
  { en: 'October', bn: 'অক্টোবর' },
  { en: 'November', bn: 'নভেম্বর' },
  { en: 'December', bn: 'ডিসেম্বর' },
];

export const numberWords = defineMessages({
  type: { en: 'Type', bn: 'ধরন' },
  separator: { en: 'Separator', bn: 'মাঝের চিহ্ন' },
  comma: { en: 'Comma', bn: 'কমা' },
  dash: { en: 'Dash', bn: 'ড্যাশ' },
  space: { en: 'Space', bn: 'ফাঁকা' },
  verifiedOnly: { en: 'Show Verified Numbers Only', bn: 'শুধু যাচাইকৃত নম্বর' },
  extract: { en: 'Extract Numbers', bn: 'নম্বর বের করুন' },
  numbers: { en: 'Numbers', bn: 'নম্বর' },
  total: { en: 'Total: {count}', bn: 'মোট: {count}' },
  copy: { en: 'Copy', bn: 'কপি করুন' },
  copied: { en: 'Copied', bn: 'কপি হয়েছে' },
  mobile: { en: 'Mobile', bn: 'মোবাইল' },
});

export const ownerWords: Readonly<Record<MobileOwners, Sentence>> = {
  admin: { en: 'Admin', bn: 'অ্যাডমিন' },
  vendor: { en: 'Vendor', bn: 'বিক্রেতা' },
  customer: { en: 'Customer', bn: 'ক্রেতা' },
  customervendor: { en: 'Customer and Vendor', bn: 'ক্রেতা ও বিক্রেতা' },
  all: { en: 'All', bn: 'সবাই' },
};
