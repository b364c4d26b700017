import { defineMessages } from '../../frontend/messages/messages';

/** The warehouse of a shop or a package, and choosing one. */
export const warehouseChoiceWords = defineMessages({
  warehouse: { en: 'Warehouse', bn: 'গুদাম' },
  none: { en: 'No warehouse', bn: 'কোনো গুদাম নেই' },
  choose: { en: 'Choose a warehouse', bn: 'গুদাম বেছে নিন' },
  assign: { en: 'Assign', bn: 'নির্ধারণ করুন' },
  noneYet: { en: 'There is no warehouse yet.', bn: 'এখনো কোনো গুদাম নেই।' },
  add: { en: 'Add a warehouse', bn: 'গুদাম যোগ করুন' },
  shopCannotSell: {
    en: 'Your shop cannot sell yet: choose a warehouse. Until then your products are hidden.',
    bn: 'আপনার দোকান এখনো বিক্রি করতে পারে না: একটি গুদাম বেছে নিন। ততক্ষণ আপনার পণ্যগুলো দেখা যাবে না।',
  },
  askAdmin: {
    en: 'Your shop cannot sell yet: the marketplace has no warehouse. An admin has to add one first.',
    bn: 'আপনার দোকান এখনো বিক্রি করতে পারে না: এখানে কোনো গুদাম নেই। আগে একজন অ্যাডমিনকে গুদাম যোগ করতে হবে।',
  },
  vendorCannotSell: {
    en: 'This shop cannot sell yet: it has no warehouse. Choose one here, or let the vendor choose.',
    bn: 'এই দোকান এখনো বিক্রি করতে পারে না: এর কোনো গুদাম নেই। এখানে বেছে দিন, অথবা বিক্রেতাকে বেছে নিতে দিন।',
  },
  atApproval: {
    en: 'The shop can sell once it has a warehouse. The one chosen here is assigned when you accept.',
    bn: 'গুদাম থাকলে তবেই দোকান বিক্রি করতে পারে। এখানে যেটি বেছে নেবেন, অনুমোদনের সময় সেটি নির্ধারিত হবে।',
  },
  shopAsk: {
    en: 'You are going to change the warehouse of {name}. Packages on their way stay where they are.',
    bn: 'আপনি “{name}” দোকানের গুদাম বদলাতে যাচ্ছেন। চলমান প্যাকেজগুলো যেখানে আছে সেখানেই থাকবে।',
  },
  packageAsk: {
    en: 'You are going to give {code} to {name}.',
    bn: 'আপনি {code} প্যাকেজটি {name} গুদামে দিতে যাচ্ছেন।',
  },
  // A queue of several warehouses
  all: { en: 'All my warehouses', bn: 'আমার সব গুদাম' },
  // Repairing
  repair: { en: 'Put right', bn: 'ঠিক করুন' },
  finished: {
    en: 'This package is finished: nothing about it can be changed here.',
    bn: 'এই প্যাকেজের কাজ শেষ: এখানে আর কিছু বদলানো যাবে না।',
  },
  lostNow: {
    en: 'This package has no warehouse, so nobody sees it. Assign one.',
    bn: 'এই প্যাকেজের কোনো গুদাম নেই, তাই কেউ এটি দেখতে পায় না। একটি গুদাম নির্ধারণ করুন।',
  },
  forward: { en: 'Move forward', bn: 'সামনে এগিয়ে নিন' },
  move: { en: 'Move', bn: 'এগিয়ে নিন' },
  moveAsk: {
    en: 'You are going to move {code} to “{name}”. The customer will be notified.',
    bn: 'আপনি {code} প্যাকেজটি “{name}” অবস্থায় নিতে যাচ্ছেন। ক্রেতাকে জানানো হবে।',
  },
  takeBack: { en: 'Take back a wrong move', bn: 'ভুল ধাপ ফিরিয়ে নিন' },
  backTo: { en: 'Back to', bn: 'যে অবস্থায় ফিরবে' },
  reason: { en: 'Reason', bn: 'কারণ' },
  reasonHint: {
    en: 'Stored in the history and the audit log. The customer is not notified.',
    bn: 'ইতিহাস ও অডিট লগে থাকবে। ক্রেতাকে জানানো হবে না।',
  },
  takeBackDo: { en: 'Take back', bn: 'ফিরিয়ে নিন' },
  takeBackAsk: {
    en: 'You are going to put {code} back to “{name}”.',
    bn: 'আপনি {code} প্যাকেজটি আবার “{name}” অবস্থায় নিতে যাচ্ছেন।',
  },
  takenBack: { en: 'taken back', bn: 'ফিরিয়ে নেওয়া হয়েছে' },
  // Stuck packages
  packages: { en: 'Packages that no warehouse sees', bn: 'কোনো গুদামে দেখা যায় না এমন প্যাকেজ' },
  assignChosen: { en: 'Assign to chosen', bn: 'বাছাই করা প্যাকেজগুলোতে নির্ধারণ করুন' },
  assignManyAsk: {
    en: 'You are going to give {count, number} packages to {name}.',
    bn: 'আপনি {count, number}টি প্যাকেজ {name} গুদামে দিতে যাচ্ছেন।',
  },
  failed: { en: 'It could not be assigned.', bn: 'নির্ধারণ করা যায়নি।' },
  tracking: { en: 'Tracking ID', bn: 'ট্র্যাকিং আইডি' },
  vendor: { en: 'Vendor', bn: 'বিক্রেতা' },
  status: { en: 'Status', bn: 'অবস্থা' },
});
