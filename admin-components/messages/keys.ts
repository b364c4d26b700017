import { defineMessages } from '../../frontend/messages/messages';

export const keyWords = defineMessages({
  title: { en: 'Keyboard shortcuts', bn: 'কীবোর্ড শর্টকাট' },
  open: { en: 'Shortcuts (?)', bn: 'শর্টকাট (?)' },
  move: { en: 'Next or previous row', bn: 'পরের বা আগের সারি' },
  choose: { en: 'Choose the row', bn: 'সারিটি বাছুন' },
  details: { en: 'Open the row', bn: 'সারিটি খুলুন' },
  receive: { en: 'Receive the row', bn: 'সারিটি বুঝে নিন' },
  search: { en: 'Search', bn: 'খুঁজুন' },
  scan: { en: 'Scan box', bn: 'স্ক্যান করার ঘর' },
  leaveScan: { en: 'Leave the scan box, for the other keys', bn: 'অন্য শর্টকাটের জন্য স্ক্যান করার ঘর ছাড়ুন' },
  back: { en: 'Queue before', bn: 'আগের ধাপ' },
  next: { en: 'Next queue', bn: 'পরের ধাপ' },
  help: { en: 'This list', bn: 'এই তালিকা' },
  approve: { en: 'Approve the row', bn: 'সারিটি অনুমোদন দিন' },
  yesNo: { en: 'In a question: yes, no', bn: 'প্রশ্নের উত্তরে: হ্যাঁ, না' },
});
