import { defineMessages } from '../../../../frontend/messages/messages';

export const addressMessages = defineMessages({
  add: { en: 'Add address', bn: 'ঠিকানা যোগ করুন' },
  title: { en: 'Add Address', bn: 'ঠিকানা যোগ' },
  empty: { en: 'No address yet', bn: 'এখনো কোনো ঠিকানা নেই' },
  emptyText: { en: 'Add the places where you want things delivered.', bn: 'যেখানে ডেলিভারি চান সেই ঠিকানা যোগ করুন।' },
  deleteNamed: { en: 'Delete address {label}', bn: '{label} ঠিকানাটি মুছুন' },
  delete: { en: 'Delete', bn: 'মুছুন' },
  sure: { en: 'Are you sure?', bn: 'আপনি কি নিশ্চিত?' },
  deleteText: { en: 'The address “{label}” will be deleted.', bn: '“{label}” ঠিকানাটি মুছে যাবে।' },
  deleted: { en: 'Address Deleted', bn: 'ঠিকানা মুছে ফেলা হয়েছে' },
  saved: { en: 'Address Added', bn: 'ঠিকানা যোগ হয়েছে' },
  label: { en: 'Label', bn: 'ঠিকানার নাম' },
  labelHint: { en: 'For example Home or Office', bn: 'যেমন বাসা বা অফিস' },
  name: { en: 'Receiver’s name', bn: 'যিনি বুঝে নেবেন তাঁর নাম' },
  thana: { en: 'Thana / post office', bn: 'থানা / ডাকঘর' },
  details: { en: 'House, road, village or area', bn: 'বাড়ি, রাস্তা, গ্রাম বা এলাকা' },
  mobile1: { en: 'Your mobile', bn: 'আপনার মোবাইল' },
  mobile1Hint: {
    en: 'From your account; change it in Manage Account.',
    bn: 'আপনার অ্যাকাউন্ট থেকে নেওয়া; অ্যাকাউন্ট সম্পাদনা থেকে বদলান।',
  },
  mobile2: { en: 'Another mobile (optional)', bn: 'আরেকটি মোবাইল (ঐচ্ছিক)' },
  save: { en: 'Save address', bn: 'ঠিকানা রাখুন' },
  saving: { en: 'Saving…', bn: 'রাখা হচ্ছে…' },
  fillIn: { en: 'Fill in this field.', bn: 'এই ঘরটি পূরণ করুন।' },
});
