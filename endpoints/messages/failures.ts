import type { FailureCode } from '../../domain/failureCodes';
import { deskHoldsLess } from './cash';
import type { Sentence } from './sentence';

/** The sentence of a failure when the route has none of its own. */
export const failureMessages = {
  malformed: { en: 'The request could not be read.', bn: 'অনুরোধটি পড়া যায়নি।' },
  invalid: { en: 'Check all fields', bn: 'সব ঘর যাচাই করুন' },
  wrongParameter: { en: 'A parameter is not valid.', bn: 'একটি প্যারামিটার সঠিকভাবে লিখুন।' },
  unauthorized: { en: 'Please Login First', bn: 'আগে লগইন করুন' },
  keyUnknown: { en: 'This API key is unknown, expired or revoked.', bn: 'এই এপিআই কী অজানা, মেয়াদোত্তীর্ণ অথবা বাতিল।' },
  keyScopeMissing: { en: 'This API key needs the scope {scope}.', bn: 'এই এপিআই কী-র {scope} অনুমতি প্রয়োজন।' },
  notForKeys: {
    en: 'API keys cannot do this; sign in as a person.',
    bn: 'এপিআই কী দিয়ে এটি করা যায় না; নিজের অ্যাকাউন্টে লগইন করে করুন।',
  },
  forbidden: { en: 'Access Denied OR Suspended !', bn: 'প্রবেশাধিকার নেই অথবা অ্যাকাউন্ট স্থগিত!' },
  superAdminOnly: {
    en: 'You have no permission to execute this operation',
    bn: 'এই কাজটি করার অনুমতি আপনার নেই',
  },
  noSuchPath: { en: 'Page Not Found', bn: 'পাতাটি পাওয়া যায়নি' },
  wrongMethod: { en: 'This address accepts {allow} only.', bn: 'এই ঠিকানায় শুধু {allow} চলে।' },
  foreignOrigin: {
    en: 'Signing in and out works only from the shop’s own pages. Open the shop in your browser and try again.',
    bn: 'লগইন ও লগআউট শুধু দোকানের নিজের পাতা থেকে করা যায়। ব্রাউজারে দোকানটি খুলে আবার চেষ্টা করুন।',
  },
  tooLarge: { en: 'The file or request is too large.', bn: 'ফাইল বা অনুরোধটি অনেক বড়।' },
  tooMany: {
    en: 'Too many requests. Try again in {seconds} seconds.',
    bn: 'অনেক বেশি অনুরোধ। {seconds} সেকেন্ড পর আবার চেষ্টা করুন।',
  },
  internal: { en: 'Something is wrong! Try Again...', bn: 'কিছু একটা সমস্যা হয়েছে! আবার চেষ্টা করুন...' },
  busy: { en: 'The shop is very busy. Please try again in a moment.', bn: 'এখন খুব ভিড়। একটু পর আবার চেষ্টা করুন।' },
  cannotSave: {
    en: 'The shop cannot save anything at the moment. Nothing was changed. Please try again later.',
    bn: 'দোকানটি এই মুহূর্তে কিছুই সংরক্ষণ করতে পারছে না। কিছুই বদলায়নি। একটু পরে আবার চেষ্টা করুন।',
  },
  filesAway: {
    en: 'Pictures and documents cannot be reached at the moment. Nothing was changed. Please try again in a few minutes.',
    bn: 'ছবি ও দলিলপত্র এই মুহূর্তে পাওয়া যাচ্ছে না। কিছুই বদলায়নি। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  },
  notSetUp: {
    en: 'This shop is not set up yet. Please come back later.',
    bn: 'দোকানটি এখনো চালু করা হয়নি। অনুগ্রহ করে পরে আবার আসুন।',
  },
  alreadySetUp: {
    en: 'The shop is already set up. Nothing was changed.',
    bn: 'দোকানটি আগেই সেটআপ করা হয়েছে। কিছুই বদলায়নি।',
  },
  notFound: { en: 'Not found', bn: 'পাওয়া যায়নি' },
  conflict: { en: 'It already exists', bn: 'এটি আগে থেকেই আছে' },
  packageHasReturns: {
    en: 'The customer has asked to return something of this package, so it stays delivered.',
    bn: 'ক্রেতা এই প্যাকেজের কিছু ফেরত দিতে চেয়েছেন, তাই এটি পৌঁছে দেওয়া অবস্থাতেই থাকবে।',
  },
  packageSettled: {
    en: 'The package was canceled, and what was paid for it was settled then.',
    bn: 'প্যাকেজটি বাতিল হয়েছে, আর এর টাকার হিসাব তখনই মিটিয়ে ফেলা হয়েছে।',
  },
  cashChanged: {
    en: 'Cash was added or removed meanwhile: {expected} taka should be there now. Count again.',
    bn: 'এর মধ্যে নগদ টাকা এসেছে বা গেছে: এখন থাকার কথা {expected} টাকা। আবার গুনুন।',
  },
  deskHoldsLess,
  refundNeedsTwo: {
    en: 'A refund above {limit} taka is prepared by one admin and confirmed by another, who is a super admin.',
    bn: '{limit} টাকার বেশি ফেরত একজন অ্যাডমিন প্রস্তুত করেন, অন্য একজন সুপার অ্যাডমিন নিশ্চিত করেন।',
  },
  answersFull: {
    en: 'You have answered {most} times. Wait for a reply, then you can write again.',
    bn: 'আপনি {most} বার উত্তর দিয়েছেন। জবাব আসার পর আবার লিখতে পারবেন।',
  },
  refundWaits: {
    en: 'This refund has been prepared and waits for a super admin to confirm it.',
    bn: 'এই ফেরত প্রস্তুত করা আছে, একজন সুপার অ্যাডমিনের নিশ্চিত করার অপেক্ষায়।',
  },
  ownRefund: {
    en: 'Another super admin has to confirm what you have prepared.',
    bn: 'আপনি যা প্রস্তুত করেছেন তা অন্য একজন সুপার অ্যাডমিনকে নিশ্চিত করতে হবে।',
  },
  refundNotStuck: {
    en: 'Only a refund that bKash has refused and that is still owed is sent by hand.',
    bn: 'বিকাশ যে ফেরত দেয়নি এবং এখনো পাওনা আছে, শুধু সেটিই হাতে পাঠানো যায়।',
  },
  bkashSendsIt: {
    en: 'bKash is sending this refund after all, or has sent it. Send nothing by hand.',
    bn: 'বিকাশ এই টাকা ফেরত পাঠাচ্ছে বা পাঠিয়ে দিয়েছে। হাতে কিছু পাঠাবেন না।',
  },
  bkashSilent: {
    en: 'bKash did not say what became of this refund, so send nothing by hand yet. Try again in a few minutes.',
    bn: 'এই ফেরতের কী হলো বিকাশ জানায়নি, তাই এখনই হাতে কিছু পাঠাবেন না। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  },
  packageRefunded: {
    en: 'Money of this package was refunded by hand, so its customer had paid for it. Complete it instead of canceling it.',
    bn: 'এই প্যাকেজের টাকা হাতে ফেরত দেওয়া হয়েছে, অর্থাৎ ক্রেতা টাকা দিয়েছিলেন। বাতিল না করে সম্পন্ন করুন।',
  },
  packageShipped: {
    en: 'The status cannot be updated because the order is shipped or canceled. Please contact support.',
    bn: 'অর্ডারটি পাঠানো বা বাতিল হয়ে গেছে, তাই অবস্থা বদলানো যাবে না। সাপোর্টে যোগাযোগ করুন।',
  },
  cannotUndo: {
    en: 'This move can no longer be undone.',
    bn: 'এই ধাপ আর ফিরিয়ে নেওয়া যাবে না।',
  },
  tooLateToCancel: {
    en: 'It can no longer be canceled: the shop has the parcel ready, or it was canceled already.',
    bn: 'এটি আর বাতিল করা যাবে না: দোকান পার্সেল তৈরি করে ফেলেছে, অথবা আগেই বাতিল হয়েছে।',
  },
  totalChanged: {
    en: 'The total of your order has changed to {total} Taka. Check the new amounts and confirm again.',
    bn: 'আপনার অর্ডারের সর্বমোট বদলে {total} টাকা হয়েছে। নতুন হিসাব দেখে আবার নিশ্চিত করুন।',
  },
  paymentUnclear: {
    en: 'bKash has not told us yet how your last payment ended. Check again in a few minutes: you are never charged twice.',
    bn: 'আগের পেমেন্টের কী হলো বিকাশ এখনো জানায়নি। কয়েক মিনিট পরে আবার দেখুন: দুইবার টাকা কাটা হবে না।',
  },
  alreadyPaid: { en: 'This order is already paid.', bn: 'এই অর্ডারের টাকা আগেই দেওয়া হয়েছে।' },
  refused: { en: 'This cannot be done now', bn: 'এখন এটি করা যাচ্ছে না' },
  badCredentials: { en: 'The email, mobile or password is not correct.', bn: 'ইমেইল, মোবাইল বা পাসওয়ার্ড সঠিক নয়।' },
  accountLocked: {
    en: 'Too many wrong passwords. Try again in {minutes} minutes.',
    bn: 'অনেকবার ভুল পাসওয়ার্ড দেওয়া হয়েছে। {minutes} মিনিট পর আবার চেষ্টা করুন।',
  },
  accountSuspended: {
    en: 'Your account is suspended. Contact support.',
    bn: 'আপনার অ্যাকাউন্ট স্থগিত আছে। সাপোর্টে যোগাযোগ করুন।',
  },
  mobileNotVerified: { en: 'Mobile Not Verified', bn: 'মোবাইল নম্বর যাচাই করা হয়নি' },
  unknownMobile: { en: 'No account has this mobile number.', bn: 'এই মোবাইল নম্বরে কোনো অ্যাকাউন্ট নেই।' },
  wrongCode: { en: 'The code is wrong or has expired.', bn: 'কোডটি ভুল অথবা মেয়াদ শেষ।' },
  secondStep: {
    en: 'This account needs a code from its authenticator app. Sign in on the sign-in page.',
    bn: 'এই অ্যাকাউন্টে অথেনটিকেটর অ্যাপের কোড লাগে। লগইন পাতা থেকে লগইন করুন।',
  },
  signInAgain: { en: 'That took too long. Sign in again.', bn: 'অনেক সময় পেরিয়ে গেছে। আবার লগইন করুন।' },
  codesLocked: {
    en: 'Too many wrong codes. Try again in {seconds} seconds.',
    bn: 'অনেকবার ভুল কোড দেওয়া হয়েছে। {seconds} সেকেন্ড পর আবার চেষ্টা করুন।',
  },
  passwordNeeded: {
    en: 'Change this where you are asked for your current password: Edit account in the shop, or Security in the panel.',
    bn: 'যেখানে বর্তমান পাসওয়ার্ড চাওয়া হয় সেখানে এটি বদলান: দোকানে অ্যাকাউন্ট সম্পাদনা, বা প্যানেলে নিরাপত্তা।',
  },
  passwordSignIn: {
    en: 'You cannot sign in to this account with a code. Use your password.',
    bn: 'এই অ্যাকাউন্টে শুধু কোড দিয়ে ঢোকা যায় না। পাসওয়ার্ড দিয়ে লগইন করুন।',
  },
  wrongPassword: { en: 'The old password is not correct.', bn: 'পুরোনো পাসওয়ার্ড সঠিক নয়।' },
  resendWait: { en: 'Wait for {seconds} Sec to resend code.', bn: 'আবার কোড পাঠাতে {seconds} সেকেন্ড অপেক্ষা করুন।' },
  categoryNotFound: { en: 'Category Not Found', bn: 'ক্যাটাগরিটি পাওয়া যায়নি' },
  groceryCategoryNeeded: {
    en: 'The grocery category cannot be deleted. Choose another one in the settings first.',
    bn: 'মুদি ক্যাটাগরি মুছে ফেলা যায় না। আগে সেটিংসে অন্য একটি বেছে নিন।',
  },
  productNotFound: { en: 'Product Not Found', bn: 'পণ্যটি পাওয়া যায়নি' },
  vendorNotFound: { en: 'Vendor Not Found', bn: 'বিক্রেতা পাওয়া যায়নি' },
  noApplication: { en: 'You have not applied to become a vendor.', bn: 'আপনি এখনো বিক্রেতা হওয়ার আবেদন করেননি।' },
  changeWaits: {
    en: 'Another request is already waiting. Take it back first, or wait for the answer.',
    bn: 'আপনার আরেকটি অনুরোধ অপেক্ষায় আছে। আগে সেটি ফিরিয়ে নিন, নয়তো উত্তরের অপেক্ষা করুন।',
  },
  nothingChanged: {
    en: 'Nothing is different. Change what should be corrected first.',
    bn: 'কিছুই বদলানো হয়নি। যা ঠিক করতে চান, আগে তা বদলান।',
  },
  noAccountChange: {
    en: 'No change of your payout account is waiting.',
    bn: 'আপনার পেআউট অ্যাকাউন্টের কোনো পরিবর্তন অপেক্ষায় নেই।',
  },
  statementTooLong: {
    en: 'There are too many movements in these days for one PDF file. Take it in parts, choose fewer days, or the CSV file.',
    bn: 'এই সময়ে লেনদেন অনেক, একটি পিডিএফ ফাইলে আঁটবে না। কয়েক অংশে নিন, কম দিন বেছে নিন, অথবা সিএসভি ফাইল নিন।',
  },
  alreadyApplied: { en: 'You have already applied.', bn: 'আপনি আগেই আবেদন করেছেন।' },
  openPackages: {
    en: 'This vendor still has open packages. Finish them first.',
    bn: 'এই বিক্রেতার কিছু প্যাকেজ এখনো চলমান। আগে সেগুলো শেষ করুন।',
  },
  countedSince: {
    en: 'This desk was counted again since. Take back the latest count first.',
    bn: 'এর পরে এই ডেস্ক আবার গোনা হয়েছে। আগে শেষ গণনাটি ফেরত নিন।',
  },
  vendorHasMoney: {
    en: 'The account with this vendor is not settled. Balance: {balance} taka; not due yet, or waiting for a return: {waiting} taka; payouts that have not ended: {payouts}; corrections that are not posted: {corrections}. Pay the balance out or correct it first; the balance must be 0.',
    bn: 'এই বিক্রেতার সঙ্গে হিসাব এখনো মেটেনি। ব্যালেন্স: {balance} টাকা; এখনো সময় হয়নি বা পণ্য ফেরতের সিদ্ধান্ত বাকি: {waiting} টাকা; শেষ না হওয়া পেআউট: {payouts}টি; খাতায় না ওঠা সংশোধন: {corrections}টি। আগে ব্যালেন্স পেআউট করুন বা সংশোধন করুন; ব্যালেন্স ০ হতে হবে।',
  },
  userNotFound: { en: 'User Not Found', bn: 'ব্যবহারকারীকে পাওয়া যায়নি' },
  samePerson: {
    en: 'You prepared this yourself: another super admin has to post it.',
    bn: 'এটি আপনি নিজেই প্রস্তুত করেছেন, অন্য একজন সুপার অ্যাডমিনকে খাতায় তুলতে হবে।',
  },
  ownAccount: { en: 'You cannot suspend or demote yourself.', bn: 'নিজেকে স্থগিত বা নিজের ভূমিকা বদল করা যায় না।' },
  notAnAdmin: { en: 'This account is not an admin’s.', bn: 'এটি কোনো অ্যাডমিনের অ্যাকাউন্ট নয়।' },
  protectedAccount: {
    en: "You can't Delete an Admin OR Vendor Account",
    bn: 'অ্যাডমিন বা বিক্রেতার অ্যাকাউন্ট মুছে ফেলা যায় না',
  },
  shopNotFound: { en: 'Shop Not Found', bn: 'দোকানটি পাওয়া যায়নি' },
  announcementsFull: {
    en: 'There are {max} announcements already. Delete old ones first.',
    bn: 'এরই মধ্যে {max}টি ঘোষণা আছে। আগে পুরোনোগুলো মুছুন।',
  },
  pictureNotFound: { en: 'Image Not Found', bn: 'ছবিটি পাওয়া যায়নি' },
  pictureInUse: {
    en: 'This picture is still shown. Places that use it: {count}. Give them another picture first.',
    bn: 'ছবিটি এখনো দেখানো হচ্ছে। যত জায়গায় আছে: {count}। আগে সেখানে অন্য ছবি দিন।',
  },
  folderNotFound: { en: 'Folder Not Found', bn: 'ফোল্ডারটি পাওয়া যায়নি' },
  folderThere: { en: 'There is a folder with this name already.', bn: 'এই নামে আগে থেকেই একটি ফোল্ডার আছে।' },
  foldersFull: {
    en: 'There are {max} folders already. Delete one first.',
    bn: 'এরই মধ্যে {max}টি ফোল্ডার আছে। আগে একটি মুছুন।',
  },
  videoThere: { en: 'This video has already been added.', bn: 'এই ভিডিওটি আগেই যোগ করা হয়েছে।' },
  warehouseInUse: {
    en: 'This warehouse is still needed. Shops that use it: {shops}; unfinished packages: {packages}; cash: {cash} taka. Give shops and packages another warehouse and deposit the cash first.',
    bn: 'এই গুদামটি এখনো দরকার। এটি ব্যবহার করে এমন দোকান: {shops}টি; চলমান প্যাকেজ: {packages}টি; নগদ: {cash} টাকা। আগে দোকান ও প্যাকেজকে অন্য গুদাম দিন এবং নগদ টাকা ব্যাংকে জমা দিন।',
  },
  warehouseHasHistory: {
    en: 'The ledger refers to this warehouse, so it cannot be deleted. Counts and deposits of its cash: {count}; movements in the ledger: {lines}; corrections that are not posted: {corrections}. Rename it if it is no longer used.',
    bn: 'হিসাবের খাতায় এই গুদামের নাম আছে, তাই এটি মোছা যায় না। নগদ গোনা ও জমার হিসাব: {count}টি; খাতায় লেনদেন: {lines}টি; খাতায় না ওঠা সংশোধন: {corrections}টি। গুদামটি আর ব্যবহার না হলে নাম বদলে দিন।',
  },
  demoDisabled: {
    en: 'This functionality is currently disabled in DEMO mode.',
    bn: 'ডেমো মোডে এই সুবিধাটি এখন বন্ধ আছে।',
  },
  smsUnreachable: {
    en: 'The SMS service does not answer. Try again later.',
    bn: 'এসএমএস সেবা সাড়া দিচ্ছে না। পরে আবার চেষ্টা করুন।',
  },
  mayHaveArrived: {
    en: 'It may have arrived already: the provider did not answer.',
    bn: 'এটি হয়তো আগেই পৌঁছে গেছে: সেবাদাতা কোনো উত্তর দেয়নি।',
  },
  askingAlready: {
    en: 'bKash is already being asked about this. Check again in two minutes.',
    bn: 'বিকাশের কাছে এ বিষয়ে এখনই জানতে চাওয়া হচ্ছে। দুই মিনিট পর আবার দেখুন।',
  },
  changedMeanwhile: {
    en: 'It has been changed in the meantime. Check it again.',
    bn: 'এর মধ্যে এটি বদলে গেছে। আবার দেখে নিন।',
  },
  doneAlready: {
    en: 'This was done or decided already. Here is the current state.',
    bn: 'এটি আগেই করা বা সিদ্ধান্ত নেওয়া হয়ে গেছে। এখনকার অবস্থা দেখে নিন।',
  },
  nothingToPay: {
    en: 'No vendor has both enough available and a payout account. Nothing was prepared.',
    bn: 'যথেষ্ট টাকা ও চালু অ্যাকাউন্ট আছে এমন কোনো বিক্রেতা নেই। কিছুই প্রস্তুত করা হয়নি।',
  },
  ownRun: {
    en: 'You prepared this run. Another super admin has to approve it.',
    bn: 'এই রান আপনি প্রস্তুত করেছেন। অন্য একজন সুপার অ্যাডমিনকে এটি অনুমোদন করতে হবে।',
  },
  payoutsOff: {
    en: 'Payouts by bKash are switched off.',
    bn: 'বিকাশে পেআউট পাঠানো বন্ধ আছে।',
  },
  notByBkash: {
    en: 'bKash cannot send this one: it needs a bKash account, an amount that bKash takes, and a vendor who is not suspended.',
    bn: 'এটি বিকাশে পাঠানো যাবে না: অ্যাকাউন্ট বিকাশের হতে হবে, অঙ্ক বিকাশের সীমার মধ্যে থাকতে হবে, আর বিক্রেতা স্থগিত থাকা যাবে না।',
  },
  changedByOther: {
    en: 'Changed meanwhile by {name}. Nothing was saved.',
    bn: 'এর মধ্যে {name} এটি বদলেছেন। কিছুই সংরক্ষণ করা হয়নি।',
  },
  lockedByOther: {
    en: 'Somebody else is editing this now. Nothing was saved.',
    bn: 'এখন অন্য কেউ এটি সম্পাদনা করছেন। কিছুই সংরক্ষণ করা হয়নি।',
  },
  draftChangedByOther: {
    en: 'Changed meanwhile by {name}. What you have written since is still in the form, but it is not saved: copy it, reload the page, and add it there.',
    bn: 'এর মধ্যে {name} এটি বদলেছেন। আপনার নতুন লেখা ফর্মেই আছে, কিন্তু সংরক্ষণ করা হয়নি: লেখাটি কপি করুন, পাতাটি রিলোড করুন, তারপর আবার বসান।',
  },
  categoryGone: {
    en: 'Its category has been deleted too. Restore the category first.',
    bn: 'এর ক্যাটাগরিও মুছে ফেলা হয়েছে। আগে ক্যাটাগরিটি ফিরিয়ে আনুন।',
  },
  vendorGone: { en: 'Its vendor no longer exists.', bn: 'এর বিক্রেতা আর নেই।' },
  codeTaken: {
    en: 'Another coupon has the code {code} now. Delete that one first.',
    bn: '{code} কোডটি এখন অন্য একটি কুপনের। আগে সেটি মুছে ফেলুন।',
  },
  placeTaken: {
    en: 'This place has another picture now. Delete that one first.',
    bn: 'এই জায়গায় এখন অন্য ছবি আছে। আগে সেটি মুছে ফেলুন।',
  },
  fileGone: { en: 'The picture itself no longer exists.', bn: 'ছবিটিই আর নেই।' },
} satisfies Record<FailureCode, Sentence>;
