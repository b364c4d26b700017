import { defineMessages } from '../../frontend/messages/messages';

/** What is done to many orders at once, and their invoices on paper. */
export const orderBulkWords = defineMessages({
  movePackages: { en: 'Move packages', bn: 'প্যাকেজ এগিয়ে নিন' },
  cancelPackages: { en: 'Cancel packages', bn: 'প্যাকেজ বাতিল করুন' },
  printInvoices: { en: 'Print invoices', bn: 'চালান প্রিন্ট করুন' },
  atMost: {
    en: 'At most {most, number} orders at once. Please choose fewer.',
    bn: 'একবারে সর্বোচ্চ {most, number}টি অর্ডার। কম বাছুন।',
  },
  newStatus: { en: 'New status', bn: 'নতুন অবস্থা' },
  statusOf: { en: '{name} ({count, number})', bn: '{name} ({count, number}টি)' },
  toMove: {
    en: '{count, plural, one {# package of the chosen orders moves} other {# packages of the chosen orders move}}.',
    bn: 'বাছাই করা অর্ডারগুলোর {count, number}টি প্যাকেজ এগোবে।',
  },
  others: {
    en: '{count, plural, one {# other cannot go there and stays as it is} other {# others cannot go there and stay as they are}}.',
    bn: 'বাকি {count, number}টি সেখানে যেতে পারে না, যেমন আছে তেমনই থাকবে।',
  },
  noneMoves: {
    en: 'No package of the chosen orders can be moved: all are completed or canceled.',
    bn: 'বাছাই করা অর্ডারগুলোর কোনো প্যাকেজ এগোনো যায় না: সবই সম্পন্ন বা বাতিল।',
  },
  noneCancels: {
    en: 'No package of the chosen orders can be canceled: all are completed or canceled.',
    bn: 'বাছাই করা অর্ডারগুলোর কোনো প্যাকেজ বাতিল করা যায় না: সবই সম্পন্ন বা বাতিল।',
  },
  notRead: { en: 'The order could not be read.', bn: 'অর্ডারটি পড়া যায়নি।' },
  notMoved: { en: 'It could not be moved.', bn: 'এগিয়ে নেওয়া যায়নি।' },
  next: { en: 'Next', bn: 'পরবর্তী' },
  // The paper
  invoice: { en: 'Invoice', bn: 'চালান' },
  soldBy: { en: 'Sold by {name}', bn: 'বিক্রেতা: {name}' },
  address: { en: 'Customer and delivery address', bn: 'ক্রেতা ও ডেলিভারির ঠিকানা' },
});
