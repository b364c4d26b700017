import { defineMessages } from '../../../../frontend/messages/messages';

export const addressMessages = defineMessages({
  add: { en: 'Add address', bn: 'ঠিকানা যোগ করুন' },
  title: { en: 'Add Address', bn: 'ঠিকানা যোগ' },
  empty: { en: 'No address yet', bn: 'এখনো কোনো ঠিকানা নেই' },
  emptyText: { en: 'Add the places where you want things delivered.', bn: 'যেখানে ডেলিভারি চান সেই ঠিকানা যোগ করুন।' },
  deleteNamed: { en: 'Delete address {label}', bn: '{label} ঠিকানাটি মুছুন' },
  editNamed: { en: 'Edit address {label}', bn: '{label} ঠিকানাটি সম্পাদনা করুন' },
  default: { en: 'Default', bn: 'মূল ঠিকানা' },
  makeDefault: { en: 'Make default', bn: 'মূল ঠিকানা করুন' },
  makeDefaultNamed: { en: 'Make default: {label}', bn: 'মূল ঠিকানা করুন: {label}' },
  isDefault: { en: 'This is your default address now', bn: 'এখন থেকে এটিই আপনার মূল ঠিকানা' },
  delete: { en: 'Delete', bn: 'মুছুন' },
  sure: { en: 'Are you sure?', bn: 'আপনি কি নিশ্চিত?' },
  deleteText: { en: 'The address “{label}” will be deleted.', bn: '“{label}” ঠিকানাটি মুছে যাবে।' },
  deleted: { en: 'Address Deleted', bn: 'ঠিকানা মুছে ফেলা হয়েছে' },
});
