/** What can be wrong with one field. Keys are the codes of `FieldProblem`. */
import { deskHoldsLess } from './cash';
import type { Sentence } from './sentence';

export const fieldMessages = {
  required: { en: 'The {field} field is required.', bn: 'এই ঘরটি পূরণ করুন।' },
  changedByOther: { en: 'Somebody else has changed this meanwhile.', bn: 'এর মধ্যে অন্য কেউ এটি বদলেছেন।' },
  noSpaces: { en: 'The {field} may not contain spaces.', bn: 'মাঝে ফাঁকা না রেখে লিখুন।' },
  wrongDigits: {
    en: 'The {field} must have {lengths} digits and nothing else.',
    bn: 'শুধু সংখ্যা লিখুন, {lengths}টি।',
  },
  wrongDay: {
    en: 'The {field} must be a date such as 2026-03-26.',
    bn: 'তারিখ লিখুন, যেমন ২০২৬-০৩-২৬।',
  },
  wrongBirthdate: {
    en: 'The {field} must be a date before today, and not before 1900.',
    bn: 'জন্মতারিখ হিসেবে আজকের আগের কোনো দিন দিন।',
  },
  wrongMoment: {
    en: 'The {field} must be a date and a time, such as 2026-03-26T18:30.',
    bn: 'তারিখ ও সময় দিন, যেমন ২০২৬-০৩-২৬ সন্ধ্যা ৬:৩০।',
  },
  wrongHandle: {
    en: 'The {field} may contain only letters, digits, hyphens and underscores, at most 40.',
    bn: 'শুধু ইংরেজি অক্ষর, সংখ্যা, হাইফেন ও আন্ডারস্কোর লিখুন, সর্বোচ্চ ৪০টি।',
  },
  wrongType: { en: 'The {field} is not valid.', bn: 'এই ঘরে সঠিক তথ্য দিন।' },
  tooShort: { en: 'The {field} must be at least {min} characters.', bn: 'কমপক্ষে {min} অক্ষর লিখুন।' },
  tooLong: { en: 'The {field} may not be longer than {max} characters.', bn: 'সর্বোচ্চ {max} অক্ষর লেখা যাবে।' },
  tooSmall: { en: 'The {field} must be at least {min}.', bn: 'কমপক্ষে {min} দিন।' },
  tooBig: { en: 'The {field} may not be more than {max}.', bn: 'সর্বোচ্চ {max} দেওয়া যাবে।' },
  notWhole: { en: 'The {field} must be a whole number.', bn: 'পূর্ণ সংখ্যা লিখুন।' },
  future: { en: 'The {field} must not be in the future.', bn: 'এখনকার বা আগের কোনো সময় দিন।' },
  past: { en: 'The {field} must not be in the past.', bn: 'আজকের বা পরের কোনো তারিখ দিন।' },
  wrongLink: {
    en: 'Write a path of this shop such as /grocery, or a full address that begins with https://.',
    bn: 'এই দোকানের কোনো পাতার ঠিকানা (“/” দিয়ে শুরু) অথবা অন্য ওয়েবসাইটের পুরো ও নিরাপদ ঠিকানা লিখুন।',
  },
  endsBefore: { en: 'The end must come after the beginning.', bn: 'শেষের সময় শুরুর পরে হতে হবে।' },
  wrongSlug: {
    en: 'The {field} may contain only letters, digits and single hyphens between them.',
    bn: 'শুধু অক্ষর, সংখ্যা এবং মাঝে একটি করে হাইফেন লিখুন।',
  },
  belowSelling: {
    en: 'The {field} may not be less than the selling price.',
    bn: 'আসল দাম বিক্রয়মূল্যের সমান বা বেশি দিন।',
  },
  unknownPlaceholder: {
    en: '{name} is not a placeholder of this message. Use those listed below the text.',
    bn: '{name}-এর জায়গায় কিছু বসানো হয় না। লেখার নিচে দেওয়া নামগুলো ব্যবহার করুন।',
  },
  missingPlaceholder: {
    en: '{name} is missing: without it the message is useless.',
    bn: '{name} নেই: এটি ছাড়া বার্তাটি কাজে লাগবে না।',
  },
  alwaysSent: { en: 'This message cannot be turned off.', bn: 'এই বার্তা বন্ধ করা যায় না।' },
  deskHoldsLess,
  slipUsed: {
    en: 'A deposit with this slip number has been entered already.',
    bn: 'এই স্লিপ নম্বরের জমা আগেই লেখা হয়েছে।',
  },
  usedByPayout: {
    en: 'This {field} is that of the payout {payout} to {holder}. Check the number of the transfer.',
    bn: 'এই লেনদেন নম্বর {holder}-এর পেআউট {payout}-এ লেখা আছে। নম্বরটি মিলিয়ে দেখুন।',
  },
  usedByReturn: {
    en: 'This {field} is the proof of the refund of a return of package {tracking}. Check the number of the transfer.',
    bn: 'এই লেনদেন নম্বর প্যাকেজ {tracking}-এর একটি ফেরতের টাকা পাঠানোর প্রমাণ। নম্বরটি মিলিয়ে দেখুন।',
  },
  usedByPayment: {
    en: 'This {field} is the proof of a refund of order {order}. Check the number of the transfer.',
    bn: 'এই লেনদেন নম্বর অর্ডার {order}-এর টাকা ফেরত পাঠানোর প্রমাণ। নম্বরটি মিলিয়ে দেখুন।',
  },
  onlyWhole: {
    en: 'All that is owed is sent at once: {left} taka.',
    bn: 'পাওনা পুরোটা একবারেই পাঠাতে হয়: {left} টাকা।',
  },
  notAllowed: { en: 'The {field} is not one of the choices.', bn: 'তালিকা থেকে একটি বেছে নিন।' },
  unknownField: { en: 'There is no field {field}.', bn: '{field} নামে কোনো ঘর নেই।' },
  easyPassword: {
    en: 'This {field} is easy to guess. Choose another one.',
    bn: 'এই পাসওয়ার্ড সহজেই অনুমান করা যায়। অন্য একটি বেছে নিন।',
  },
  passwordsDiffer: { en: 'The two passwords do not match.', bn: 'পাসওয়ার্ড দুটি মিলছে না। আবার লিখুন।' },
  setUpCodeWrong: {
    en: 'This is not the code in the server’s log.',
    bn: 'কোডটি মেলেনি। সার্ভারের লগ থেকে কোডটি আবার লিখুন।',
  },
  passwordMissing: { en: 'Enter your current password.', bn: 'আপনার বর্তমান পাসওয়ার্ড লিখুন।' },
  passwordNotSet: {
    en: 'Set a password first, under Security.',
    bn: 'আগে “নিরাপত্তা” অংশে একটি পাসওয়ার্ড দিন।',
  },
  passwordWrong: { en: 'This is not your current password.', bn: 'বর্তমান পাসওয়ার্ডটি মেলেনি। আবার লিখুন।' },
  wrongText: {
    en: 'The {field} contains something that cannot be saved. Remove what was pasted and type it again.',
    bn: 'লেখায় এমন কিছু আছে যা রাখা যায় না। পেস্ট করা অংশটি মুছে আবার লিখুন।',
  },
  wrongTextLink: {
    en: 'A link leads nowhere: write an address that begins with https://, or choose a record.',
    bn: 'একটি লিংকের ঠিকানা ঠিক নেই: https:// দিয়ে শুরু হওয়া ঠিকানা দিন, অথবা তালিকা থেকে বেছে নিন।',
  },
  wrongVideo: {
    en: 'Enter the 11-character id of the YouTube video.',
    bn: 'ইউটিউব ভিডিওর ১১ অক্ষরের আইডি দিন।',
  },
  tooNested: {
    en: 'The {field} has too many parts or lists within lists.',
    bn: 'লেখায় অংশ বা তালিকার ভেতরে তালিকা বেশি হয়ে গেছে। কমিয়ে আবার চেষ্টা করুন।',
  },
  taken: { en: 'The {field} has already been taken.', bn: 'এটি আগেই ব্যবহার করা হয়েছে। অন্য একটি দিন।' },
  notFound: { en: 'The chosen {field} was not found.', bn: 'এটি আর পাওয়া যাচ্ছে না। আরেকটি বেছে নিন।' },
  wrongEmail: {
    en: 'Enter an email address such as name@example.com.',
    bn: 'ইমেইল ঠিকানা লিখুন, যেমন name@example.com।',
  },
  wrongMobile: { en: 'Enter an 11-digit mobile number.', bn: '১১ সংখ্যার মোবাইল নম্বর লিখুন।' },
  weakPassword: { en: 'Use at least 8 characters.', bn: 'কমপক্ষে ৮ অক্ষরের পাসওয়ার্ড দিন।' },
  wrongRefundAccount: {
    en: 'Enter the mobile number of the account, 11 digits such as 01712345678.',
    bn: 'অ্যাকাউন্টের ১১ সংখ্যার মোবাইল নম্বর লিখুন, যেমন ০১৭১২৩৪৫৬৭৮।',
  },
  wrongBankAccount: {
    en: 'Enter the account number: 5 to 34 letters and digits.',
    bn: 'অ্যাকাউন্ট নম্বর লিখুন: ৫ থেকে ৩৪টি অক্ষর ও সংখ্যা।',
  },
  wrongRouting: { en: 'Enter the routing number: nine digits.', bn: '৯ সংখ্যার রাউটিং নম্বর লিখুন।' },
  periodTooLong: { en: 'Choose at most {max} days.', bn: 'সর্বোচ্চ {max} দিন বেছে নিন।' },
  returnThere: { en: 'This product has been returned', bn: 'এই পণ্যটি ফেরত দেওয়া হয়েছে' },
  returnNotDelivered: { en: 'Only a delivered product can be returned', bn: 'শুধু হাতে পাওয়া পণ্য ফেরত দেওয়া যায়' },
  returnTooLate: { en: 'The return time of 2 days is over', bn: 'ফেরত দেওয়ার ২ দিন সময় পার হয়ে গেছে' },
  ownProduct: { en: 'This is a product of your own shop', bn: 'এটি আপনার নিজের দোকানের পণ্য' },
  inStock: { en: 'This product can be bought now', bn: 'পণ্যটি এখনই কেনা যায়' },
  notInStock: {
    en: 'This product is sold out: ask to be notified when it is back',
    bn: 'পণ্যটি এখন স্টকে নেই: আবার এলে জানাতে বলুন',
  },
  watchesFull: {
    en: 'You are already waiting for {max} products. Remove one from your list first.',
    bn: 'আপনি এরই মধ্যে {max}টি পণ্যের অপেক্ষায় আছেন। আগে তালিকা থেকে একটি সরান।',
  },
  followsFull: {
    en: 'You already follow {max} shops. Unfollow one first.',
    bn: 'আপনি এরই মধ্যে {max}টি দোকান অনুসরণ করছেন। আগে তালিকা থেকে একটি সরান।',
  },
  vendorAway: {
    en: 'This shop does not answer questions at the moment',
    bn: 'এই দোকান এখন প্রশ্নের উত্তর দিচ্ছে না',
  },
  notAPicture: { en: 'The {field} must be a JPG, JPEG or PNG picture.', bn: 'JPG, JPEG বা PNG ছবি দিন।' },
  uploadGone: { en: 'This picture no longer exists. Upload it again.', bn: 'ছবিটি আর নেই। আবার পাঠান।' },
  fileTooLarge: { en: 'The {field} may not be larger than {max} MB.', bn: 'ছবিটি সর্বোচ্চ {max} মেগাবাইট হতে পারবে।' },
  emptyFile: { en: 'The {field} is an empty file.', bn: 'ফাইলটি খালি। অন্য ফাইল দিন।' },
  notAFile: { en: 'The {field} must be sent as a file.', bn: 'এখানে একটি ফাইল দিতে হবে।' },
  oneFile: { en: 'Send one file for the {field}.', bn: 'এখানে একটিমাত্র ফাইল দিন।' },
  pictureTooLarge: {
    en: 'The {field} may have at most {megapixels} megapixels and {side} pixels on a side.',
    bn: 'ছবিটি সর্বোচ্চ {megapixels} মেগাপিক্সেল এবং প্রতি পাশে সর্বোচ্চ {side} পিক্সেল হতে পারবে।',
  },
  pictureStays: {
    en: 'The file of a picture cannot be changed. Upload another picture instead.',
    bn: 'আপলোড করা ছবির ফাইল বদলানো যায় না। নতুন একটি ছবি আপলোড করুন।',
  },
  cropOutside: {
    en: 'The chosen part is outside the picture.',
    bn: 'বাছাই করা অংশটি ছবির বাইরে। ছবির ভেতরের অংশ বেছে নিন।',
  },
  differs: {
    en: 'The {field} has changed. Check the new amount: {amount}.',
    bn: 'অঙ্কটি বদলে গেছে। নতুন অঙ্ক দেখুন: {amount}।',
  },
  outOfStock: { en: 'Only {left} left in stock.', bn: 'স্টকে আছে মাত্র {left}টি।' },
  notInCategory: {
    en: 'The chosen {field} does not belong to the category above it.',
    bn: 'এটি বাছাই করা ক্যাটাগরিতে নেই। অন্য একটি বেছে নিন।',
  },
  groceryOnly: {
    en: 'A grocery vendor sells in the grocery category only.',
    bn: 'মুদি বিক্রেতা শুধু মুদি ক্যাটাগরিতে বিক্রি করতে পারেন।',
  },
  notForGeneral: { en: 'The grocery category is for grocery vendors only.', bn: 'মুদি ক্যাটাগরি শুধু মুদি বিক্রেতাদের জন্য।' },
  notAnOption: {
    en: 'These are not options of the variation: {options}.',
    bn: 'এই ভ্যারিয়েশনে এই অপশনগুলো নেই, বাদ দিন: {options}।',
  },
  chooseOptions: { en: 'Choose at least one option of the variation.', bn: 'ভ্যারিয়েশনের অন্তত একটি অপশন বেছে নিন।' },
  chooseVariation: { en: 'Choose the variation these options belong to.', bn: 'অপশনগুলো কোন ভ্যারিয়েশনের তা বেছে নিন।' },
  sameVariation: { en: 'Choose two different variations.', bn: 'দুটি আলাদা ভ্যারিয়েশন বেছে নিন।' },
  notOffered: {
    en: 'The product does not have this combination of options: {options}.',
    bn: 'পণ্যটিতে অপশনের এই কম্বিনেশন নেই: {options}।',
  },
  twice: {
    en: 'This combination of options appears twice: {options}.',
    bn: 'অপশনের এই কম্বিনেশন দুবার আছে: {options}।',
  },
  wrongVariants: {
    en: 'Write a line for each combination, such as M, Red: 450 / 500 / 12.',
    bn: 'প্রতিটি কম্বিনেশনের জন্য একটি লাইন লিখুন, যেমন M, Red: 450 / 500 / 12।',
  },
  wrongSku: {
    en: 'An SKU has letters, digits, hyphens, dots and underscores.',
    bn: 'পণ্য কোডে শুধু অক্ষর, সংখ্যা, হাইফেন, ডট ও আন্ডারস্কোর থাকে।',
  },
  skuTaken: { en: 'You already use this SKU.', bn: 'এই পণ্য কোড আপনি আগেই ব্যবহার করেছেন। অন্য একটি দিন।' },
  tooManyVariants: {
    en: 'A product may have at most {max} combinations. Choose fewer options.',
    bn: 'একটি পণ্যের সর্বোচ্চ {max}টি কম্বিনেশন থাকতে পারে। কম অপশন বেছে নিন।',
  },
  stockChanged: {
    en: 'Somebody has changed the stock to {qty} in the meantime. Check it again.',
    bn: 'এর মধ্যে কেউ মজুদ বদলে {qty} করেছেন। আবার দেখে নিন।',
  },
  hasVariants: {
    en: 'This product has its price and stock for each combination. Change them in the product’s form.',
    bn: 'এই পণ্যের প্রতিটি কম্বিনেশনের দাম ও মজুদ আলাদা। পণ্যের ফর্ম থেকে বদলান।',
  },
  hasProducts: { en: 'The {field} cannot change while there are products.', bn: 'পণ্য থাকা অবস্থায় এটি বদলানো যায় না।' },
  // import of products
  csvEmpty: { en: 'The file has no lines below its heading.', bn: 'ফাইলে শিরোনামের নিচে কোনো লাইন নেই।' },
  csvUnreadable: {
    en: 'The file cannot be read at line {line}: look for a quotation mark that is not closed.',
    bn: 'ফাইলটি {line} নম্বর লাইনে পড়া যাচ্ছে না: কোনো উদ্ধৃতি চিহ্ন খোলা রয়ে গেছে কি না দেখুন।',
  },
  tooManyLines: {
    en: 'A file may have at most {max} lines. Split it into several files.',
    bn: 'একটি ফাইলে সর্বোচ্চ {max}টি লাইন থাকতে পারে। একাধিক ফাইলে ভাগ করুন।',
  },
  unknownColumns: { en: 'These columns are unknown: {columns}.', bn: 'এই কলামগুলো অচেনা, বাদ দিন: {columns}।' },
  columnTwice: { en: 'The column {column} appears twice.', bn: '{column} কলামটি দুবার আছে। একটি মুছে দিন।' },
  columnMissing: { en: 'The column {column} is missing.', bn: '{column} কলামটি নেই।' },
  noKeyColumn: {
    en: 'The first line must name the columns, at least id, slug or name.',
    bn: 'প্রথম লাইনে কলামের নাম থাকতে হবে, অন্তত id, slug বা name।',
  },
  twiceInFile: { en: 'The same product is already in line {line}.', bn: 'একই পণ্য {line} নম্বর লাইনে আগেই আছে।' },
  pictureUnknown: {
    en: 'You have no picture with this name. Upload it first.',
    bn: 'এই নামে আপনার কোনো ছবি নেই। আগে ছবিটি আপলোড করুন।',
  },
  lineFailed: {
    en: 'The line could not be saved. Try it again in a new file.',
    bn: 'লাইনটি সংরক্ষণ করা যায়নি। নতুন ফাইলে আবার চেষ্টা করুন।',
  },
  mayNotImport: {
    en: 'The import was stopped: the permission to sell has ended.',
    bn: 'ইমপোর্ট থামানো হয়েছে: বিক্রির অনুমতি আর নেই।',
  },
  // cart and checkout
  savedFull: {
    en: 'At most {max} products can be saved for later.',
    bn: 'পরে কেনার জন্য সর্বোচ্চ {max}টি পণ্য তুলে রাখা যায়।',
  },
  cartFull: { en: 'A cart holds at most {max} different products.', bn: 'কার্টে সর্বোচ্চ {max} রকমের পণ্য রাখা যায়।' },
  chooseOption: { en: 'Choose the {variation} first.', bn: 'আগে {variation} বেছে নিন।' },
  chooseAgain: {
    en: '{name}: its options have to be chosen again. Remove it from the cart and add it with a choice.',
    bn: '{name}: এর অপশন আবার বেছে নিতে হবে। কার্ট থেকে সরিয়ে অপশন বেছে আবার যোগ করুন।',
  },
  emptyCart: { en: 'Your Cart is Empty!', bn: 'আপনার কার্ট খালি!' },
  cartChanged: {
    en: 'Your cart has changed in the meantime. Check it again.',
    bn: 'এর মধ্যে আপনার কার্ট বদলে গেছে। আবার দেখে নিন।',
  },
  shopNeedsWarehouse: {
    en: 'Choose a warehouse: without one your shop cannot sell. Only an admin can disconnect it.',
    bn: 'একটি গুদাম বেছে নিন: গুদাম ছাড়া আপনার দোকান বিক্রি করতে পারে না। শুধু অ্যাডমিন সংযোগ বাদ দিতে পারেন।',
  },
  removeUnavailable: {
    en: 'Please remove un-available product from your cart, based on your current location.',
    bn: 'আপনার বর্তমান এলাকায় পাওয়া যায় না এমন পণ্য কার্ট থেকে সরিয়ে নিন।',
  },
  removeOutOfStock: {
    en: 'Please remove out-of-stock product from cart. You can add them to your favorite product list.',
    bn: 'স্টকে নেই এমন পণ্য কার্ট থেকে সরিয়ে নিন। চাইলে পছন্দের তালিকায় রাখতে পারেন।',
  },
  lineOutOfStock: { en: 'Only {left} left of {name}.', bn: '{name} আছে মাত্র {left}টি।' },
  notDeliveredThere: {
    en: 'These groceries are not delivered to this address.',
    bn: 'এই ঠিকানায় এই মুদি পণ্য পৌঁছানো হয় না।',
  },
  methodUnavailable: { en: 'Currently Not Available', bn: 'এখন পাওয়া যাচ্ছে না' },
  slotClosed: { en: 'This delivery time is no longer available.', bn: 'ডেলিভারির এই সময়টি আর বেছে নেওয়া যাবে না।' },
  keyReused: {
    en: 'This request was already sent with different values.',
    bn: 'এই অনুরোধটি আগে অন্য তথ্যসহ পাঠানো হয়েছে।',
  },
  couponUnknown: { en: 'The coupon is not valid.', bn: 'কুপনটি সঠিক নয়।' },
  couponInactive: { en: 'The coupon is not active.', bn: 'কুপনটি চালু নেই।' },
  couponUsedUp: { en: 'The coupon is used up.', bn: 'কুপনটি শেষ হয়ে গেছে।' },
  oneCategory: { en: 'Choose one category only.', bn: 'একটিই ক্যাটাগরি বাছুন।' },
  invalidDay: { en: 'This is not a date.', bn: 'এটি সঠিক তারিখ নয়।' },
  sameAccount: { en: 'Choose two different accounts.', bn: 'দুটি আলাদা হিসাব বাছুন।' },
  noParty: { en: 'This account is not kept for anybody.', bn: 'এই হিসাব কারও নামে রাখা হয় না, ঘরটি খালি রাখুন।' },
  tooManyDays: { en: 'Choose at most {max} days.', bn: 'সর্বোচ্চ {max} দিন বাছুন।' },
  tooManyRules: {
    en: 'There can be at most {max} rules. Delete those that have ended.',
    bn: 'সর্বোচ্চ {max}টি নিয়ম রাখা যায়। যেগুলোর মেয়াদ শেষ, সেগুলো মুছুন।',
  },
  couponUsedByYou: { en: 'You have used this coupon before.', bn: 'এই কুপনটি আপনি আগেই ব্যবহার করেছেন।' },
  couponUsedTimes: {
    en: 'You have used this coupon {used} of {limit} times.',
    bn: 'এই কুপনটি আপনি {limit} বারের মধ্যে {used} বার ব্যবহার করেছেন।',
  },
  couponNotYet: { en: 'This coupon is valid from {moment}.', bn: 'কুপনটি {moment} থেকে চলবে।' },
  couponOver: { en: 'This coupon was valid until {moment}.', bn: 'কুপনটির মেয়াদ {moment} পর্যন্ত ছিল।' },
  couponOutOfScope: {
    en: 'This coupon is only for goods of {names}.',
    bn: 'এই কুপন শুধু {names}-এর পণ্যে চলবে।',
  },
  couponBelowMinimum: { en: 'The order is too small for this coupon.', bn: 'এই কুপনের জন্য অর্ডারের অঙ্ক যথেষ্ট নয়।' },
  couponBelowMinimumOf: {
    en: 'This coupon needs goods of {names} for at least {amount} taka.',
    bn: 'এই কুপনের জন্য {names}-এর কমপক্ষে {amount} টাকার পণ্য লাগবে।',
  },
  couponGone: { en: 'The coupon does not apply to this order.', bn: 'এই অর্ডারে কুপনটি চলবে না।' },
} satisfies Record<string, Sentence>;

export type FieldCode = keyof typeof fieldMessages;
