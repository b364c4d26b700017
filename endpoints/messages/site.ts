import type { Sentence } from './sentence';

export const siteMessages = {
  shopUpdated: { en: 'Shop Updated', bn: 'দোকানের তথ্য হালনাগাদ হয়েছে' },
  shopLogoDeleted: { en: 'Shop Logo Deleted', bn: 'দোকানের লোগো মুছে ফেলা হয়েছে' },
  shopBannerDeleted: { en: 'Shop Banner Deleted', bn: 'দোকানের ব্যানার মুছে ফেলা হয়েছে' },
  sliderUploaded: { en: 'Slider Image Uploaded', bn: 'স্লাইডারের ছবি যোগ হয়েছে' },
  sliderDeleted: { en: 'Slider Image Deleted', bn: 'স্লাইডারের ছবি মুছে ফেলা হয়েছে' },
  bannerUploaded: { en: 'Banner Image Uploaded', bn: 'ব্যানারের ছবি যোগ হয়েছে' },
  bannerDeleted: { en: 'Banner Image Deleted', bn: 'ব্যানারের ছবি মুছে ফেলা হয়েছে' },
  deliveryUpdated: { en: 'Delivery Charge Updated', bn: 'ডেলিভারি চার্জ হালনাগাদ হয়েছে' },
  groceryCategorySet: { en: 'Grocery Category Updated', bn: 'মুদি ক্যাটাগরি ঠিক করা হয়েছে' },
  topInformationUpdated: { en: 'Top Bar Information Updated', bn: 'উপরের বারের তথ্য হালনাগাদ হয়েছে' },
  footerUpdated: { en: 'Footer Text Updated', bn: 'ফুটারের লেখা হালনাগাদ হয়েছে' },
  valuesUpdated: { en: 'Values Updated', bn: 'মান হালনাগাদ হয়েছে' },
  siteLogoUpdated: { en: 'Site Logo Updated', bn: 'সাইটের লোগো হালনাগাদ হয়েছে' },
  searchSaved: { en: 'Search Words Updated', bn: 'খোঁজার শব্দ হালনাগাদ হয়েছে' },
  policiesSaved: { en: 'Policies Updated', bn: 'নীতিমালা হালনাগাদ হয়েছে' },
  videoAdded: { en: 'Video Added', bn: 'ভিডিও যোগ হয়েছে' },
  videoFeaturedChanged: { en: 'Featured Status Changed', bn: 'ফিচার্ড অবস্থা বদলানো হয়েছে' },
  videoStatusChanged: { en: 'Display Status Changed', bn: 'প্রদর্শনের অবস্থা বদলানো হয়েছে' },
  videoDeleted: { en: 'Video Deleted', bn: 'ভিডিও মুছে ফেলা হয়েছে' },
} satisfies Record<string, Sentence>;
