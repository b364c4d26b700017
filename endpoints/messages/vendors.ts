import type { Sentence } from './sentence';

export const vendorMessages = {
  applicationSent: {
    en: 'Your application is submitted. Wait for the approval.',
    bn: 'আপনার আবেদন জমা হয়েছে। অনুমোদনের জন্য অপেক্ষা করুন।',
  },
  vendorApproved: { en: 'Vendor Approved', bn: 'বিক্রেতা অনুমোদিত হয়েছেন' },
  vendorRejected: { en: 'Vendor Application Deleted', bn: 'বিক্রেতার আবেদন মুছে ফেলা হয়েছে' },
  vendorDeleted: { en: 'Vendor Permanently Deleted', bn: 'বিক্রেতাকে স্থায়ীভাবে মুছে ফেলা হয়েছে' },
  vendorSuspended: { en: 'Vendor Suspended', bn: 'বিক্রেতাকে স্থগিত করা হয়েছে' },
  vendorSuspensionRemoved: { en: 'Vendor Suspension Removed', bn: 'বিক্রেতার স্থগিতাদেশ তুলে নেওয়া হয়েছে' },
  shopWarehouseAssigned: {
    en: 'The shop is connected to the warehouse',
    bn: 'দোকানটি গুদামের সঙ্গে যুক্ত হয়েছে',
  },
  shopFeatured: { en: 'Shop is Featured Now', bn: 'দোকানটি এখন ফিচার্ড' },
  shopNotFeatured: { en: 'Shop is No Longer Featured', bn: 'দোকানটি আর ফিচার্ড নয়' },
  shopVerified: { en: 'Shop is Verified Now', bn: 'দোকানটি এখন যাচাইকৃত' },
  shopNotVerified: { en: 'Shop is No Longer Verified', bn: 'দোকানটি আর যাচাইকৃত নয়' },
  stepsHidden: { en: 'The list is hidden', bn: 'তালিকাটি সরিয়ে রাখা হয়েছে' },
  stepsShown: { en: 'The list is shown again', bn: 'তালিকাটি আবার দেখানো হচ্ছে' },
  profileChangeAsked: { en: 'Your request was sent', bn: 'আপনার অনুরোধ পাঠানো হয়েছে' },
  profileChangeWithdrawn: { en: 'Your request was taken back', bn: 'আপনার অনুরোধ ফিরিয়ে নেওয়া হয়েছে' },
  profileChangeAccepted: { en: 'The information was changed', bn: 'তথ্য পরিবর্তন করা হয়েছে' },
  profileChangeRefused: { en: 'The request was refused', bn: 'অনুরোধটি গ্রহণ করা হয়নি' },
  rejectionAnswered: { en: 'Your answer was sent', bn: 'আপনার উত্তর পাঠানো হয়েছে' },
  rejectionReplied: { en: 'The reply was sent', bn: 'উত্তর পাঠানো হয়েছে' },
  rejectionSettled: { en: 'Taken off the list', bn: 'তালিকা থেকে সরানো হয়েছে' },
  vendorUpdated: { en: 'Vendor Information Updated', bn: 'বিক্রেতার তথ্য হালনাগাদ হয়েছে' },
} satisfies Record<string, Sentence>;
