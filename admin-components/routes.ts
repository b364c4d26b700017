/**
 * Every route of the panel: its address, who may open it, its title, and its place in the menu. Menu, plugin and tests
 * read this.
 */
import { admins, contentEditors, staff, superAdmin, type Role } from '../domain/permissions';

/** The panel's own address. */
export const panelPath = '/multi-vendor/admin';
/** The shop's URL, where users without access to the panel are sent. */
export const shopPath = '/multi-vendor';

type Words = { en: string; bn: string };
export type MenuPlace = {
  /** A group of the menu; the groups are in `menu.ts`. */
  group: string;
  /** If the menu's label differs from the title. */
  label?: Words;
};
type RouteRow = { name: string; path: `/${string}`; who: readonly Role[]; title: Words; menu?: MenuPlace };

const vendor = ['vendor'] as const satisfies readonly Role[];
const incharge = ['incharge'] as const satisfies readonly Role[];
const cashiers = [...admins, 'incharge'] as const satisfies readonly Role[];
const catalogue = [...admins, 'vendor'] as const satisfies readonly Role[];

// One route a line.
// prettier-ignore
export const panelRoutes = [
  { name: 'dashboard', path: '/dashboard', who: staff, title: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' } },
  { name: 'uc', path: '/uc', who: staff, title: { en: 'Coming Soon', bn: 'শিগগিরই আসছে' } },
  { name: 'release', path: '/release', who: staff, title: { en: 'Release Note', bn: 'রিলিজ নোট' } },

  { name: 'security', path: '/security', who: staff, title: { en: 'Security', bn: 'নিরাপত্তা' } },

  { name: 'profile', path: '/profile', who: vendor, title: { en: 'Vendor Profile', bn: 'বিক্রেতার প্রোফাইল' }, menu: { group: 'shop', label: { en: 'My Profile', bn: 'আমার প্রোফাইল' } } },
  { name: 'profile-change', path: '/profile-change', who: vendor, title: { en: 'Ask For A Change', bn: 'পরিবর্তনের অনুরোধ' } },
  { name: 'shop', path: '/shop', who: vendor, title: { en: 'My Shop', bn: 'আমার দোকান' }, menu: { group: 'shop' } },
  { name: 'view-product', path: '/view-product', who: vendor, title: { en: 'My Products', bn: 'আমার পণ্য' }, menu: { group: 'shop' } },
  { name: 'add-product', path: '/add-product', who: vendor, title: { en: 'Add Product', bn: 'পণ্য যোগ করুন' }, menu: { group: 'shop' } },
  { name: 'product-import', path: '/product-import', who: catalogue, title: { en: 'Import Products', bn: 'ফাইল থেকে পণ্য আনুন' } },
  { name: 'edit-product', path: '/edit-product/:id', who: catalogue, title: { en: 'Edit Product', bn: 'পণ্য সম্পাদনা' } },

  { name: 'new-order', path: '/new-order', who: vendor, title: { en: 'New Orders', bn: 'নতুন অর্ডার' }, menu: { group: 'orders' } },
  { name: 'order-processing', path: '/order-processing', who: vendor, title: { en: 'Processing', bn: 'প্রস্তুত হচ্ছে' }, menu: { group: 'orders' } },
  { name: 'order-ready', path: '/order-ready', who: vendor, title: { en: 'Ready To Ship', bn: 'পাঠানোর জন্য তৈরি' }, menu: { group: 'orders' } },
  { name: 'order-shipped', path: '/order-shipped', who: vendor, title: { en: 'Shipped', bn: 'পাঠানো হয়েছে' }, menu: { group: 'orders' } },
  { name: 'order-received', path: '/order-received', who: vendor, title: { en: 'Received By the marketplace', bn: 'মার্কেটপ্লেস বুঝে পেয়েছে' }, menu: { group: 'orders', label: { en: 'Received', bn: 'বুঝে পেয়েছে' } } },
  { name: 'order-delivering', path: '/order-delivering', who: vendor, title: { en: 'Delivering', bn: 'ডেলিভারির পথে' }, menu: { group: 'orders' } },
  { name: 'order-delivered', path: '/order-delivered', who: vendor, title: { en: 'Delivered', bn: 'পৌঁছে গেছে' }, menu: { group: 'orders' } },
  { name: 'order-completed', path: '/order-completed', who: vendor, title: { en: 'Completed', bn: 'সম্পন্ন' }, menu: { group: 'orders' } },
  { name: 'order-cancel', path: '/order-cancel', who: vendor, title: { en: 'Not Received OR Canceled', bn: 'গ্রহণ করা হয়নি বা বাতিল' }, menu: { group: 'orders', label: { en: 'NRC', bn: 'বাতিল' } } },
  { name: 'order-details', path: '/order-details/:id', who: vendor, title: { en: 'Order Details', bn: 'অর্ডারের বিস্তারিত' } },
  { name: 'order-print', path: '/order-print/:id', who: vendor, title: { en: 'Order Print', bn: 'অর্ডার প্রিন্ট' } },
  { name: 'order-slips', path: '/order-slips', who: vendor, title: { en: 'Order Slips', bn: 'অর্ডারের স্লিপ' } },
  { name: 'vendor-returns-new', path: '/vendor-returns-new', who: vendor, title: { en: 'New Returns', bn: 'নতুন ফেরত' }, menu: { group: 'vendor-returns' } },
  { name: 'vendor-returns-received', path: '/vendor-returns-received', who: vendor, title: { en: 'Received Returns', bn: 'বুঝে পাওয়া ফেরত' }, menu: { group: 'vendor-returns' } },
  { name: 'vendor-returns-details', path: '/vendor-returns-details/:product_id/:order_id/:tracking_id', who: vendor, title: { en: 'Return Details', bn: 'ফেরতের বিস্তারিত' } },
  { name: 'vendor-questions', path: '/vendor-questions', who: vendor, title: { en: 'Questions', bn: 'প্রশ্ন' }, menu: { group: 'shop' } },
  { name: 'vendor-question', path: '/vendor-question/:id', who: vendor, title: { en: 'Question', bn: 'প্রশ্ন' } },
  { name: 'my-money', path: '/my-money', who: vendor, title: { en: 'My Money', bn: 'আমার টাকা' }, menu: { group: 'vendor-money' } },
  { name: 'my-statement', path: '/my-statement', who: vendor, title: { en: 'Statement', bn: 'হিসাব বিবরণী' }, menu: { group: 'vendor-money' } },
  { name: 'my-payout', path: '/my-payout/:id', who: vendor, title: { en: 'Lines Of A Payout', bn: 'পেআউটের লাইন' } },
  { name: 'vendor-order-report', path: '/vendor-order-report', who: vendor, title: { en: 'Order Report', bn: 'অর্ডার রিপোর্ট' }, menu: { group: 'vendor-reports' } },

  { name: 'package-upcoming', path: '/package-upcoming', who: incharge, title: { en: 'Upcoming Packages', bn: 'আসছে যেসব প্যাকেজ' }, menu: { group: 'packages', label: { en: 'Upcoming', bn: 'আসছে' } } },
  { name: 'package-received', path: '/package-received', who: incharge, title: { en: 'Received Packages', bn: 'বুঝে পাওয়া প্যাকেজ' }, menu: { group: 'packages', label: { en: 'Received', bn: 'বুঝে পাওয়া' } } },
  { name: 'package-delivering', path: '/package-delivering', who: incharge, title: { en: 'Delivering Packages', bn: 'ডেলিভারির পথে প্যাকেজ' }, menu: { group: 'packages', label: { en: 'Delivering', bn: 'ডেলিভারির পথে' } } },
  { name: 'package-delivered', path: '/package-delivered', who: incharge, title: { en: 'Delivered Packages', bn: 'পৌঁছে যাওয়া প্যাকেজ' }, menu: { group: 'packages', label: { en: 'Delivered', bn: 'পৌঁছে গেছে' } } },
  { name: 'package-completed', path: '/package-completed', who: incharge, title: { en: 'Completed Packages', bn: 'সম্পন্ন প্যাকেজ' }, menu: { group: 'packages', label: { en: 'Completed', bn: 'সম্পন্ন' } } },
  { name: 'package-cancel', path: '/package-cancel', who: incharge, title: { en: 'Not Received OR Canceled Packages', bn: 'গ্রহণ না করা বা বাতিল প্যাকেজ' }, menu: { group: 'packages', label: { en: 'NRC', bn: 'বাতিল' } } },
  { name: 'package-details', path: '/package-details/:id', who: incharge, title: { en: 'Package Details', bn: 'প্যাকেজের বিস্তারিত' } },
  { name: 'package-print', path: '/package-print/:id', who: incharge, title: { en: 'Cash Memo', bn: 'ক্যাশ মেমো' } },

  { name: 'package-slips', path: '/package-slips', who: incharge, title: { en: 'Package Slips', bn: 'প্যাকেজের স্লিপ' } },

  { name: 'all-user', path: '/all-user', who: admins, title: { en: 'Registered User List', bn: 'নিবন্ধিত ব্যবহারকারী' }, menu: { group: 'users', label: { en: 'All Users', bn: 'সব ব্যবহারকারী' } } },
  { name: 'all-admin', path: '/all-admin', who: admins, title: { en: 'All Admins List', bn: 'সব অ্যাডমিন' }, menu: { group: 'users', label: { en: 'All Admins', bn: 'সব অ্যাডমিন' } } },
  { name: 'suspended-user', path: '/suspended-user', who: admins, title: { en: 'Suspended User List', bn: 'স্থগিত ব্যবহারকারী' }, menu: { group: 'users', label: { en: 'Suspended Users', bn: 'স্থগিত ব্যবহারকারী' } } },
  { name: 'user-details', path: '/user-details/:id', who: admins, title: { en: 'User Details', bn: 'ব্যবহারকারীর বিস্তারিত' } },

  { name: 'vendor-request', path: '/vendor-request', who: admins, title: { en: 'Vendor Request', bn: 'বিক্রেতার আবেদন' }, menu: { group: 'vendors' } },
  { name: 'vendor-approved', path: '/vendor-approved', who: admins, title: { en: 'Approved Vendor List', bn: 'অনুমোদিত বিক্রেতা' }, menu: { group: 'vendors', label: { en: 'Approved Vendors', bn: 'অনুমোদিত বিক্রেতা' } } },
  { name: 'vendor-suspended', path: '/vendor-suspended', who: admins, title: { en: 'Suspended Vendor List', bn: 'স্থগিত বিক্রেতা' }, menu: { group: 'vendors', label: { en: 'Suspended Vendors', bn: 'স্থগিত বিক্রেতা' } } },
  { name: 'profile-changes', path: '/profile-changes', who: admins, title: { en: 'Profile Changes', bn: 'প্রোফাইল পরিবর্তনের অনুরোধ' }, menu: { group: 'vendors' } },
  { name: 'profile-change-details', path: '/profile-change/:id', who: admins, title: { en: 'Profile Change', bn: 'প্রোফাইল পরিবর্তন' } },
  { name: 'rejection-answers', path: '/rejection-answers', who: admins, title: { en: 'Answers To Rejections', bn: 'প্রত্যাখ্যানের উত্তর' }, menu: { group: 'vendors' } },
  { name: 'vendor-details', path: '/vendor-details/:id', who: admins, title: { en: 'Vendor Details', bn: 'বিক্রেতার বিস্তারিত' } },
  { name: 'vendor-update', path: '/vendor-update/:id', who: admins, title: { en: 'Update Vendor Information', bn: 'বিক্রেতার তথ্য হালনাগাদ' } },

  { name: 'category-tree', path: '/category-tree', who: admins, title: { en: 'Categories', bn: 'ক্যাটাগরি' }, menu: { group: 'categories', label: { en: 'Category Tree', bn: 'ক্যাটাগরির ক্রম' } } },
  { name: 'vendor-money', path: '/vendor-money/:id', who: admins, title: { en: 'Money Of A Vendor', bn: 'বিক্রেতার টাকাপয়সা' } },
  { name: 'vendor-statement', path: '/vendor-statement/:id', who: admins, title: { en: 'Statement Of A Vendor', bn: 'বিক্রেতার হিসাব বিবরণী' } },

  { name: 'main-category', path: '/main-category', who: admins, title: { en: 'Main Category', bn: 'মূল ক্যাটাগরি' }, menu: { group: 'categories' } },
  { name: 'sub-category', path: '/sub-category', who: admins, title: { en: 'Sub Category', bn: 'সাব ক্যাটাগরি' }, menu: { group: 'categories' } },
  { name: 'child-category', path: '/child-category', who: admins, title: { en: 'Child Category', bn: 'চাইল্ড ক্যাটাগরি' }, menu: { group: 'categories' } },
  { name: 'add-category', path: '/add-category', who: admins, title: { en: 'Add Category', bn: 'ক্যাটাগরি যোগ করুন' } },
  { name: 'edit-category', path: '/edit-category/:id', who: admins, title: { en: 'Edit Main Category', bn: 'মূল ক্যাটাগরি সম্পাদনা' } },
  { name: 'edit-sub-category', path: '/edit-sub-category/:id', who: admins, title: { en: 'Edit Sub Category', bn: 'সাব ক্যাটাগরি সম্পাদনা' } },
  { name: 'edit-child-category', path: '/edit-child-category/:id', who: admins, title: { en: 'Edit Child Category', bn: 'চাইল্ড ক্যাটাগরি সম্পাদনা' } },

  { name: 'verify-products', path: '/verify-products', who: admins, title: { en: 'Products Approval', bn: 'পণ্য অনুমোদন' }, menu: { group: 'products', label: { en: 'Product Approval', bn: 'পণ্য অনুমোদন' } } },
  { name: 'all-products', path: '/all-products', who: admins, title: { en: 'All Vendors Products', bn: 'সব বিক্রেতার পণ্য' }, menu: { group: 'products', label: { en: 'All Products', bn: 'সব পণ্য' } } },
  { name: 'all-order', path: '/all-order', who: admins, title: { en: 'All Orders', bn: 'সব অর্ডার' }, menu: { group: 'sales' } },
  { name: 'admin-order-details', path: '/admin-order-details/:id', who: admins, title: { en: 'Order Details', bn: 'অর্ডারের বিস্তারিত' } },
  { name: 'order-invoices', path: '/order-invoices', who: admins, title: { en: 'Invoices', bn: 'চালান' } },

  { name: 'returns-new', path: '/returns-new', who: admins, title: { en: 'New Return Requests', bn: 'নতুন ফেরতের অনুরোধ' }, menu: { group: 'returns', label: { en: 'New Requests', bn: 'নতুন অনুরোধ' } } },
  { name: 'returns-all', path: '/returns-all', who: admins, title: { en: 'All Return Requests', bn: 'সব ফেরতের অনুরোধ' }, menu: { group: 'returns', label: { en: 'All Requests', bn: 'সব অনুরোধ' } } },
  { name: 'refund', path: '/refund', who: admins, title: { en: 'Refund Requests', bn: 'টাকা ফেরতের অনুরোধ' }, menu: { group: 'returns', label: { en: 'Refund', bn: 'টাকা ফেরত' } } },
  { name: 'returns-details', path: '/returns-details/:product_id/:order_id/:tracking_id', who: admins, title: { en: 'Return Details', bn: 'ফেরতের বিস্তারিত' } },

  { name: 'settlement', path: '/settlement', who: admins, title: { en: 'Settlement', bn: 'হিসাব নিষ্পত্তি' }, menu: { group: 'money' } },
  { name: 'payout-run', path: '/payout-run/:id', who: admins, title: { en: 'Payout Run', bn: 'পেআউট রান' } },
  { name: 'payout', path: '/payout/:id', who: admins, title: { en: 'Lines Of A Payout', bn: 'পেআউটের লাইন' } },

  { name: 'admin-order-report', path: '/admin-order-report', who: admins, title: { en: 'Order Report', bn: 'অর্ডার রিপোর্ট' }, menu: { group: 'reports' } },
  { name: 'report-usermobile', path: '/report/usermobile', who: admins, title: { en: 'Phone Number Export', bn: 'ফোন নম্বরের তালিকা' }, menu: { group: 'reports' } },
  { name: 'report-month-view', path: '/report/month-view/:month/:year/:status', who: vendor, title: { en: 'Monthly Order Report', bn: 'মাসিক অর্ডার রিপোর্ট' } },
  { name: 'report-day-range-view', path: '/report/day-range-view/:from_date/:to_date/:status', who: vendor, title: { en: 'Day Range Order Report', bn: 'তারিখ অনুযায়ী অর্ডার রিপোর্ট' } },
  { name: 'report-admin-month-view', path: '/report/admin-month-view/:month/:year/:status/:vendor', who: admins, title: { en: 'Monthly Order Report', bn: 'মাসিক অর্ডার রিপোর্ট' } },
  { name: 'report-admin-day-range-view', path: '/report/admin-day-range-view/:from_date/:to_date/:status/:vendor', who: admins, title: { en: 'Day Range Order Report', bn: 'তারিখ অনুযায়ী অর্ডার রিপোর্ট' } },

  { name: 'brand', path: '/brand', who: admins, title: { en: 'Brands', bn: 'ব্র্যান্ড' }, menu: { group: 'market' } },
  { name: 'add-brand', path: '/add-brand', who: admins, title: { en: 'Add Brand', bn: 'ব্র্যান্ড যোগ করুন' } },
  { name: 'edit-brand', path: '/edit-brand/:id', who: admins, title: { en: 'Edit Brand', bn: 'ব্র্যান্ড সম্পাদনা' } },
  { name: 'view-coupon', path: '/view-coupon', who: admins, title: { en: 'Coupons', bn: 'কুপন' }, menu: { group: 'market' } },
  { name: 'add-coupon', path: '/add-coupon', who: admins, title: { en: 'Add Coupon', bn: 'কুপন যোগ করুন' } },
  { name: 'edit-coupon', path: '/edit-coupon/:id', who: admins, title: { en: 'Edit Coupon', bn: 'কুপন সম্পাদনা' } },
  { name: 'ledger', path: '/ledger', who: admins, title: { en: 'Trial Balance', bn: 'রেওয়ামিল' }, menu: { group: 'money' } },
  { name: 'ledger-lines', path: '/ledger-lines', who: admins, title: { en: 'Ledger', bn: 'খাতা' }, menu: { group: 'money' } },
  { name: 'income', path: '/income', who: admins, title: { en: 'Income And Costs', bn: 'আয় ও খরচ' }, menu: { group: 'money' } },
  { name: 'adjustments', path: '/adjustments', who: admins, title: { en: 'Corrections', bn: 'সংশোধন' }, menu: { group: 'money' } },
  { name: 'commissions', path: '/commissions', who: admins, title: { en: 'Commissions', bn: 'কমিশন' }, menu: { group: 'market' } },
  { name: 'edit-commission', path: '/edit-commission/:id', who: admins, title: { en: 'Edit Commission Rule', bn: 'কমিশনের নিয়ম সম্পাদনা' } },
  { name: 'cash-desk', path: '/cash-desk', who: cashiers, title: { en: 'Cash Desk', bn: 'ক্যাশ ডেস্ক' }, menu: { group: 'money' } },
  { name: 'cash-sheet', path: '/cash-sheet/:warehouse/:day', who: cashiers, title: { en: 'Cash Sheet', bn: 'নগদের হিসাব' } },
  { name: 'refund-desk', path: '/refund-desk', who: admins, title: { en: 'Refund Desk', bn: 'টাকা ফেরতের ডেস্ক' }, menu: { group: 'money' } },
  { name: 'communication', path: '/communication', who: admins, title: { en: 'Communication', bn: 'যোগাযোগ' }, menu: { group: 'market' } },
  { name: 'questions', path: '/questions', who: admins, title: { en: 'Questions To Vendors', bn: 'বিক্রেতাদের কাছে প্রশ্ন' }, menu: { group: 'market', label: { en: 'Questions', bn: 'প্রশ্ন' } } },
  { name: 'question-details', path: '/question-details/:id', who: admins, title: { en: 'Question', bn: 'প্রশ্ন' } },
  { name: 'view-warehouse', path: '/view-warehouse', who: admins, title: { en: 'Warehouses', bn: 'গুদাম' }, menu: { group: 'market' } },
  { name: 'add-warehouse', path: '/add-warehouse', who: admins, title: { en: 'Add Warehouse', bn: 'গুদাম যোগ করুন' } },
  { name: 'details-warehouse', path: '/details-warehouse/:id', who: admins, title: { en: 'Warehouse Details', bn: 'গুদামের বিস্তারিত' } },
  { name: 'edit-warehouse', path: '/edit-warehouse/:id', who: admins, title: { en: 'Edit Warehouse', bn: 'গুদাম সম্পাদনা' } },

  { name: 'initial-setting', path: '/initial-setting', who: admins, title: { en: 'Initial Settings', bn: 'প্রাথমিক সেটিংস' }, menu: { group: 'preferences' } },
  { name: 'delivery-charge', path: '/delivery-charge', who: admins, title: { en: 'Delivery Charge', bn: 'ডেলিভারি চার্জ' }, menu: { group: 'preferences' } },
  { name: 'slide', path: '/slide', who: contentEditors, title: { en: 'Slider Setting', bn: 'স্লাইডার সেটিংস' }, menu: { group: 'site', label: { en: 'Slider', bn: 'স্লাইডার' } } },
  { name: 'banner', path: '/banner', who: contentEditors, title: { en: 'Ad Banner Setting', bn: 'বিজ্ঞাপনের ব্যানার' }, menu: { group: 'site', label: { en: 'Ad Banner', bn: 'বিজ্ঞাপনের ব্যানার' } } },
  { name: 'media-library', path: '/media-library', who: contentEditors, title: { en: 'Media Library', bn: 'ছবির লাইব্রেরি' }, menu: { group: 'site' } },
  { name: 'announcements', path: '/announcements', who: contentEditors, title: { en: 'Announcements', bn: 'ঘোষণা' }, menu: { group: 'site' } },
  { name: 'videos', path: '/videos', who: contentEditors, title: { en: 'Videos', bn: 'ভিডিও' }, menu: { group: 'site' } },
  { name: 'policies', path: '/policies', who: contentEditors, title: { en: 'Policies', bn: 'নীতিমালা' }, menu: { group: 'site' } },
  { name: 'search-words', path: '/search-words', who: admins, title: { en: 'Search Words', bn: 'খোঁজার শব্দ' }, menu: { group: 'preferences' } },
  { name: 'missed-searches', path: '/missed-searches', who: admins, title: { en: 'Searches Without Result', bn: 'খুঁজে যা পাওয়া যায়নি' }, menu: { group: 'preferences', label: { en: 'Not Found', bn: 'যা পাওয়া যায়নি' } } },
  { name: 'deleted', path: '/deleted', who: catalogue, title: { en: 'Deleted', bn: 'মুছে ফেলা' }, menu: { group: 'products' } },
  { name: 'stuck', path: '/stuck', who: admins, title: { en: 'What Is Stuck', bn: 'কী আটকে আছে' }, menu: { group: 'preferences', label: { en: 'Stuck', bn: 'আটকে আছে' } } },
  { name: 'api-keys', path: '/api-keys', who: superAdmin, title: { en: 'API Keys', bn: 'এপিআই কী' }, menu: { group: 'preferences' } },
  { name: 'audit-log', path: '/audit-log', who: superAdmin, title: { en: 'Audit Log', bn: 'অডিট লগ' }, menu: { group: 'preferences' } },
] as const satisfies readonly RouteRow[];

/** Lists of the CMS itself in the menu: people who may open one work in its own list and form. */
export const cmsLists = [
  {
    name: 'cms-pages',
    path: '/collections/pages',
    who: contentEditors,
    title: { en: 'Pages', bn: 'পাতা' },
    menu: { group: 'site' },
  },
] as const satisfies readonly RouteRow[];

export type ScreenName = (typeof panelRoutes)[number]['name'];
export type PanelRoute = Omit<RouteRow, 'name'> & { name: ScreenName };

const rows: readonly PanelRoute[] = panelRoutes;

/** The route with this name. */
export function routeNamed(name: ScreenName): PanelRoute {
  return rows.find((route) => route.name === name)!;
}

/** The target of a menu entry: a screen, or a list of the CMS. */
export type MenuItem = Omit<RouteRow, 'name'> & { name: ScreenName | (typeof cmsLists)[number]['name'] };

/** Whether somebody with these roles may open it. */
export const mayOpen = (route: Pick<MenuItem, 'who'>, roles: readonly Role[]): boolean =>
  route.who.some((role) => roles.includes(role));

/** The route of an address below the panel's, with its parameters. */
export function matchRoute(segments: readonly string[]): { route: PanelRoute; params: Record<string, string> } | null {
  for (const route of rows) {
    const parts = route.path.slice(1).split('/');
    if (parts.length !== segments.length) continue;
    const params: Record<string, string> = {};
    const fits = parts.every((part, index) => {
      const given = segments[index] ?? '';
      if (!part.startsWith(':')) return part === given;
      params[part.slice(1)] = decodeSegment(given);
      return given !== '';
    });
    if (fits) return { route, params };
  }
  return null;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The address of a screen: `addressOf('order-details', { id: 1001 })`. */
export function screenAddress(name: ScreenName, params: Record<string, string | number> = {}): string {
  const path = routeNamed(name).path.replace(/:(\w+)/g, (_whole, key: string) =>
    encodeURIComponent(String(params[key] ?? '')),
  );
  return `${panelPath}${path}`;
}
