/**
 * Every screen of the panel as the specs have it (part 1, section 2; part 2, section 2), and the few the specs do not name: its
 * address, who may open it, its heading, the columns of its table, and words that have to stand on it. Written by hand.
 */
type Pair = readonly [en: string, bn: string];
export type Role = 'superadmin' | 'subadmin' | 'vendor' | 'incharge' | 'editor';

/** The values of a URL's parameters: records of the demo data that the role may see. */
export type Records = {
  order: number;
  tracking: string;
  product: number | string;
  user: { id: number | string; name: string };
  vendor: { id: number | string; name: string };
  question: { id: number | string; customer: string };
  returned: { id: number | string; product_id: number | string; order_id: number; tracking_id: string };
  mainCategory: number | string;
  subCategory: number | string;
  childCategory: number | string;
  brand: number | string;
  coupon: number | string;
  commission: number | string;
  /** A payout run. */
  run: number | string;
  payout: number | string;
  change: { id: number | string; business_name: string };
  warehouse: { id: number | string; name: string };
  /** Any signed-in person. */
  self: string;
};

export type ScreenRow = {
  /** As in the specs' route table, below `/multi-vendor/admin`. */
  path: string;
  who: readonly Role[];
  /** Where the address has parameters. */
  address?: (records: Records) => string;
  heading: Pair | ((records: Records) => Pair);
  /** The table's columns, in order; none: the screen is no list. */
  columns?: readonly Pair[];
  /** Words of the screen beside its heading and columns. */
  shows?: readonly Pair[] | Partial<Record<Role, readonly Pair[]>>;
};

const everybody = ['superadmin', 'subadmin', 'vendor', 'incharge', 'editor'] as const;
const editors = ['superadmin', 'subadmin', 'editor'] as const;
const admins = ['superadmin', 'subadmin'] as const;
const vendor = ['vendor'] as const;
const incharge = ['incharge'] as const;

const sl: Pair = ['Sl', 'ক্রম'];
const photo: Pair = ['Photo', 'ছবি'];
const image: Pair = ['Image', 'ছবি'];
const name: Pair = ['Name', 'নাম'];
const slug: Pair = ['Slug', 'স্লাগ'];
const mobile: Pair = ['Mobile', 'মোবাইল'];
const email: Pair = ['Email', 'ইমেইল'];
const status: Pair = ['Status', 'অবস্থা'];
const type: Pair = ['Type', 'ধরন'];
const option: Pair = ['Option', 'অপশন'];
const orderId: Pair = ['Order ID', 'অর্ডার আইডি'];
const trackingId: Pair = ['Tracking ID', 'ট্র্যাকিং আইডি'];
const accVerify: Pair = ['ACC Verify', 'অ্যাকাউন্ট যাচাই'];
const mobileVerify: Pair = ['Mobile Verify', 'মোবাইল যাচাই'];
const category: Pair = ['Category', 'ক্যাটাগরি'];
const shop: Pair = ['Shop', 'দোকান'];
const sellPrice: Pair = ['Sell Price', 'বিক্রয়মূল্য'];
const verify: Pair = ['Verify', 'যাচাই'];
const parent: Pair = ['Parent Category', 'উপরের ক্যাটাগরি'];
const day: Pair = ['Day', 'বার'];
const customer: Pair = ['Customer', 'ক্রেতা'];
const dateTime: Pair = ['Date & Time', 'তারিখ ও সময়'];
const paymentStatus: Pair = ['Payment Status', 'পেমেন্টের অবস্থা'];
const paymentMethod: Pair = ['Payment Method', 'পেমেন্ট মাধ্যম'];
const details: Pair = ['Details', 'বিস্তারিত'];
const seoTags: Pair = ['SEO Tags', 'এসইও ট্যাগ'];
const print: Pair = ['Print', 'প্রিন্ট'];
const edit: Pair = ['Edit', 'সম্পাদনা'];
const back: Pair = ['Back', 'ফিরে যান'];
const next: Pair = ['Next', 'পরের ধাপ'];
const personalInformation: Pair = ['Personal Information', 'ব্যক্তিগত তথ্য'];
const businessInformation: Pair = ['Business Information', 'ব্যবসার তথ্য'];
const warning: Pair = [
  'সতর্কতা: কোনো ক্যাটাগরি মুছে ফেললে তার অধীনের সব ক্যাটাগরি, ব্র্যান্ড ও পণ্য স্থায়ীভাবে মুছে যাবে। শুধু ৩০ দিনের মধ্যে “মুছে ফেলা” পাতা থেকে সব ফিরিয়ে আনা যায়।',
  'সতর্কতা: কোনো ক্যাটাগরি মুছে ফেললে তার অধীনের সব ক্যাটাগরি, ব্র্যান্ড ও পণ্য স্থায়ীভাবে মুছে যাবে।',
];
const grandTotal: Pair = ['Grand Total', 'সর্বমোট'];
const orderNumber: Pair = ['Order number', 'অর্ডার নম্বর'];
const trackingNumber: Pair = ['Tracking number', 'ট্র্যাকিং নম্বর'];

const userColumns = [sl, photo, name, mobile, email, accVerify, mobileVerify, status, option];
const vendorColumns = [sl, photo, name, mobile, ['Business Name', 'ব্যবসার নাম'] as Pair, type, option];
const orderColumns = [sl, orderId, dateTime, day, paymentStatus, paymentMethod, option];
const packageColumns = [sl, trackingId, orderId, ['Vendor', 'বিক্রেতা'] as Pair, customer, ['Area', 'এলাকা'] as Pair, ['To collect', 'আদায় করতে হবে'] as Pair, option];
const returnColumns = [sl, ['Return ID', 'ফেরত আইডি'] as Pair, orderId, trackingId, status, ['Requested at', 'অনুরোধের সময়'] as Pair, option];
const printColumns: Pair[] = [sl, ['Product', 'পণ্য'], ['Unit Price', 'একক মূল্য'], ['Qty', 'পরিমাণ'], ['Total Price', 'মোট মূল্য']];
const reportColumns: Pair[] = [
  sl, ['OrderID', 'অর্ডার নম্বর'], ['TrackingID', 'ট্র্যাকিং নম্বর'], status, ['Date/Time', 'তারিখ/সময়'], ['Item(s)', 'পণ্যসংখ্যা'], ['Amount', 'টাকা'],
];
const reportForms: Pair[] = [
  ['Month', 'মাস'], ['Year', 'বছর'], ['From date', 'শুরুর তারিখ'], ['To date', 'শেষ তারিখ'], ['Only delivered/completed', 'শুধু পৌঁছে যাওয়া/সম্পন্ন'],
];
const categoryForm: Pair[] = [details, seoTags, ['Name (English)', 'নাম (ইংরেজি)'], ['Name (Bangla)', 'নাম (বাংলা)'], slug, ['Description', 'বিবরণ'], status];
const productForm: Pair[] = [details, ['Images/Video', 'ছবি/ভিডিও'], ['More', 'আরও'], ['Short description (English)', 'সংক্ষিপ্ত বিবরণ (ইংরেজি)'], ['Description (Bangla)', 'বিবরণ (বাংলা)'], ['characters left', 'অক্ষর'], ['Quantity', 'মজুদ']];
const warehouseForm: Pair[] = [
  ['Warehouse name', 'গুদামের নাম'], ['District', 'জেলা'], ['Details address', 'বিস্তারিত ঠিকানা'], ['Incharge person', 'দায়িত্বপ্রাপ্ত ব্যক্তি'],
  ['Sub incharge 1', 'সহকারী দায়িত্বপ্রাপ্ত ১'], ['Sub incharge 2', 'সহকারী দায়িত্বপ্রাপ্ত ২'],
];
const brandForm: Pair[] = [['Sub Category', 'সাব ক্যাটাগরি'], ['Name (English)', 'নাম (ইংরেজি)'], ['Name (Bangla)', 'নাম (বাংলা)'], status];
const couponForm: Pair[] = [['Code', 'কোড'], type, ['Minimum order', 'সর্বনিম্ন অর্ডার'], ['Quantity', 'পরিমাণ'], status];
const adminCards: Pair[] = [
  ['Total User', 'মোট ব্যবহারকারী'], ['Total Vendor', 'মোট বিক্রেতা'], ['Total Product', 'মোট পণ্য'], ['Total Order', 'মোট অর্ডার'],
  ['Total Main Category', 'মোট মূল ক্যাটাগরি'], ['Total Brand', 'মোট ব্র্যান্ড'], ['Active Coupon', 'সক্রিয় কুপন'], ['Total Return', 'মোট ফেরত'],
];
const vendorCards: Pair[] = [
  ['My New Order', 'আমার নতুন অর্ডার'], ['My Shipped Order', 'আমার পাঠানো অর্ডার'], ['My Complete Order', 'আমার সম্পন্ন অর্ডার'], ['My Product', 'আমার পণ্য'],
];
const profileCard: Pair[] = [['Member since', 'সদস্য হয়েছেন'], ['Account type', 'অ্যাকাউন্টের ধরন'], email, mobile];
const vendorFacts: Pair[] = [
  ['Birth date', 'জন্ম তারিখ'], ['Gender', 'লিঙ্গ'], ['District', 'জেলা'], ['Upazila', 'উপজেলা'], ['Thana', 'থানা'], ['Post code', 'পোস্ট কোড'], ['Address', 'ঠিকানা'],
  ['Business type', 'ব্যবসার ধরন'], ['Trade license', 'ট্রেড লাইসেন্স'],
];
const returnFacts: Pair[] = [['Return information', 'ফেরতের তথ্য'], ['Attached images', 'সংযুক্ত ছবি'], ['Product', 'পণ্য']];

const orderList = (path: string, heading: Pair): ScreenRow => ({ path, who: vendor, heading, columns: orderColumns });
const queue = (path: string, heading: Pair, links: readonly Pair[]): ScreenRow => ({ path, who: incharge, heading, columns: packageColumns, shows: links });

const statementWords: readonly Pair[] = [['This month', 'এই মাস'], ['Last month', 'গত মাস'], ['Opening balance', 'প্রারম্ভিক ব্যালেন্স'], ['Closing balance', 'সমাপনী ব্যালেন্স'], ['PDF file', 'পিডিএফ ফাইল']];

export const screens: readonly ScreenRow[] = [
  {
    path: '/dashboard', who: everybody, heading: ['Dashboard', 'ড্যাশবোর্ড'],
    shows: { superadmin: [...profileCard, ...adminCards], subadmin: profileCard, vendor: [...profileCard, ...vendorCards], incharge: profileCard, editor: [...profileCard, ['Slider', 'স্লাইডার'], ['Announcements', 'ঘোষণা']] },
  },
  { path: '/uc', who: everybody, heading: ({ self }) => [`Hello, ${self}!`, `স্বাগতম, ${self}!`], shows: [['This page is coming soon.', 'এই পাতাটি শিগগিরই আসছে।'], ['Dashboard', 'ড্যাশবোর্ড'], ['Homepage', 'হোমপেজ']] },
  { path: '/release', who: everybody, heading: ['Release Note', 'রিলিজ নোট'], shows: [['0.3.8', '০.৩.৮'], ['05 April 2023', '০৫ এপ্রিল ২০২৩'], ['Version 0.1.5', 'সংস্করণ ০.১.৫'], ['Homepage', 'হোমপেজ'], ['My Account', 'আমার অ্যাকাউন্ট']] },

  { path: '/security', who: everybody, heading: ['Security', 'নিরাপত্তা'], shows: [['Two-step sign-in', 'দুই ধাপের লগইন']] },

  { path: '/profile', who: vendor, heading: ['Vendor Profile', 'বিক্রেতার প্রোফাইল'], shows: [personalInformation, businessInformation, ...vendorFacts, ['Vendor type', 'বিক্রেতার ধরন']] },
  { path: '/profile-change', who: vendor, heading: ['Ask For A Change', 'পরিবর্তনের অনুরোধ'], shows: [...vendorFacts, ['Why should it change?', 'কেন বদলাতে হবে?'], ['Send the request', 'অনুরোধ পাঠান'], back] },
  {
    path: '/shop', who: vendor, heading: ['My Shop', 'আমার দোকান'],
    shows: [['Shop name', 'দোকানের নাম'], ['Tagline', 'ট্যাগলাইন'], slug, ['Connected warehouse', 'সংযুক্ত গুদাম'], ['300x300', '৩০০x৩০০'], ['1400x300', '১৪০০x৩০০'], ['max 2 MB', 'সর্বোচ্চ ২ এমবি'], ['Update Shop', 'দোকান হালনাগাদ করুন']],
  },
  { path: '/view-product', who: vendor, heading: ['My Products', 'আমার পণ্য'], columns: [sl, image, name, category, sellPrice, status, verify, option], shows: [['Add Product', 'পণ্য যোগ করুন']] },
  { path: '/add-product', who: vendor, heading: ['Add Product', 'পণ্য যোগ করুন'], shows: [...productForm, back] },
  { path: '/edit-product/:id', address: ({ product }) => `/edit-product/${product}`, who: [...admins, 'vendor'], heading: ['Edit Product', 'পণ্য সম্পাদনা'], shows: productForm },

  { path: '/product-import', who: [...admins, 'vendor'], heading: ['Import Products', 'ফাইল থেকে পণ্য আনুন'], shows: [['CSV file', 'CSV ফাইল'], ['Preview', 'প্রিভিউ'], ['The columns', 'কলামগুলো']] },

  orderList('/new-order', ['New Orders', 'নতুন অর্ডার']),
  orderList('/order-processing', ['Processing', 'প্রস্তুত হচ্ছে']),
  orderList('/order-ready', ['Ready To Ship', 'পাঠানোর জন্য তৈরি']),
  orderList('/order-shipped', ['Shipped', 'পাঠানো হয়েছে']),
  orderList('/order-received', ['Received By the marketplace', 'মার্কেটপ্লেস বুঝে পেয়েছে']),
  orderList('/order-delivering', ['Delivering', 'ডেলিভারির পথে']),
  orderList('/order-delivered', ['Delivered', 'পৌঁছে গেছে']),
  orderList('/order-completed', ['Completed', 'সম্পন্ন']),
  orderList('/order-cancel', ['Not Received OR Canceled', 'গ্রহণ করা হয়নি বা বাতিল']),
  {
    path: '/order-details/:id', address: ({ order }) => `/order-details/${order}`, who: vendor, heading: ({ order }) => [`Order Details #${order}`, `অর্ডারের বিস্তারিত #${order}`],
    shows: [orderNumber, trackingNumber, ['Placed at', 'অর্ডারের সময়'], ['Delivery note', 'ডেলিভারি নোট'], ['Expected delivery date', 'প্রত্যাশিত ডেলিভারির তারিখ'], print, back],
  },
  {
    path: '/order-print/:id', address: ({ order }) => `/order-print/${order}`, who: vendor, heading: ['Order Print', 'অর্ডার প্রিন্ট'], columns: printColumns,
    shows: [['Sub Total', 'মোট দাম'], ['Delivery Charge', 'ডেলিভারি চার্জ'], ['N/A', 'প্রযোজ্য নয়'], grandTotal, trackingId, ['Printed', 'প্রিন্টের'], print, back],
  },
  { path: '/order-slips', address: ({ order }) => `/order-slips?ids=${order}`, who: vendor, heading: ['Order Slips (1)', 'অর্ডারের স্লিপ (১)'] },
  { path: '/vendor-returns-new', who: vendor, heading: ['New Returns', 'নতুন ফেরত'], columns: returnColumns },
  { path: '/vendor-returns-received', who: vendor, heading: ['Received Returns', 'বুঝে পাওয়া ফেরত'], columns: returnColumns },
  {
    path: '/vendor-returns-details/:product_id/:order_id/:tracking_id', who: vendor,
    address: ({ returned }) => `/vendor-returns-details/${returned.product_id}/${returned.order_id}/${returned.tracking_id}`,
    heading: ({ returned }) => [`Return Details #${returned.id}`, `ফেরতের বিস্তারিত #${returned.id}`], shows: returnFacts,
  },
  { path: '/vendor-questions', who: vendor, heading: ['Questions', 'প্রশ্ন'], columns: [sl, ['About', 'বিষয়'], ['Customer', 'ক্রেতা'], ['Last message', 'শেষ বার্তা'], ['Written at', 'লেখার সময়'], ['Status', 'অবস্থা'], ['Option', 'অপশন']] },
  {
    path: '/vendor-question/:id', who: vendor, address: ({ question }) => `/vendor-question/${question.id}`,
    heading: ({ question }) => [`Question from ${question.customer}`, `${question.customer}-এর প্রশ্ন`], shows: [['Your answer', 'আপনার উত্তর'], ['Send answer', 'উত্তর পাঠান']],
  },
  {
    path: '/my-money', who: vendor, heading: ['My Money', 'আমার টাকা'],
    shows: [['Available for payout', 'তোলা যাবে'], ['Next payout', 'পরের পেআউট'], ['Pending', 'অপেক্ষমাণ'], ['Blocked by returns', 'ফেরতের কারণে আটকে আছে'], ['In payout', 'পেআউট হচ্ছে'], ['The last 12 weeks', 'গত ১২ সপ্তাহ'], ['Payout account', 'পেআউট অ্যাকাউন্ট'], ['Payouts', 'পেআউট']],
  },
  { path: '/my-statement', who: vendor, heading: ['Statement', 'হিসাব বিবরণী'], shows: statementWords },
  { path: '/my-payout/:id', address: ({ payout }) => `/my-payout/${payout}`, who: vendor, heading: ['Lines Of A Payout', 'পেআউটের লাইন'], shows: [['Lines', 'লাইন'], ['Commission', 'কমিশন'], back] },
  { path: '/vendor-order-report', who: vendor, heading: ['Order Report', 'অর্ডার রিপোর্ট'], shows: reportForms },

  queue('/package-upcoming', ['Upcoming Packages', 'আসছে যেসব প্যাকেজ'], [back, next]),
  queue('/package-received', ['Received Packages', 'বুঝে পাওয়া প্যাকেজ'], [back, next]),
  queue('/package-delivering', ['Delivering Packages', 'ডেলিভারির পথে প্যাকেজ'], [back, next]),
  queue('/package-delivered', ['Delivered Packages', 'পৌঁছে যাওয়া প্যাকেজ'], [back, next]),
  queue('/package-completed', ['Completed Packages', 'সম্পন্ন প্যাকেজ'], [back, next]),
  queue('/package-cancel', ['Not Received OR Canceled Packages', 'গ্রহণ না করা বা বাতিল প্যাকেজ'], [back, ['First', 'প্রথম']]),
  {
    path: '/package-details/:id', address: ({ tracking }) => `/package-details/${tracking}`, who: incharge, heading: ['Package Details', 'প্যাকেজের বিস্তারিত'],
    shows: [orderNumber, trackingNumber, ['From (vendor)', 'প্রেরক (বিক্রেতা)'], ['Business address', 'ব্যবসার ঠিকানা'], ['To (customer)', 'প্রাপক (ক্রেতা)'], ['All packages of the order', 'অর্ডারের সব প্যাকেজ'], print, back],
  },
  {
    path: '/package-print/:id', address: ({ tracking }) => `/package-print/${tracking}`, who: incharge, heading: ['Cash Memo', 'ক্যাশ মেমো'], columns: printColumns,
    shows: [['Sub Total', 'মোট দাম'], grandTotal, ['Sender', 'প্রেরক'], ['Delivery address', 'ডেলিভারির ঠিকানা'], trackingNumber, ['Total payable', 'মোট প্রদেয়'], print, back],
  },
  { path: '/package-slips', address: ({ tracking }) => `/package-slips?ids=${tracking}`, who: incharge, heading: ['Package Slips (1)', 'প্যাকেজের স্লিপ (১)'] },

  { path: '/all-user', who: admins, heading: ['Registered User List', 'নিবন্ধিত ব্যবহারকারী'], columns: userColumns },
  { path: '/all-admin', who: admins, heading: ['All Admins List', 'সব অ্যাডমিন'], columns: [sl, photo, name, ['Role', 'ভূমিকা'], mobile, email, accVerify, mobileVerify, status, option] },
  { path: '/suspended-user', who: admins, heading: ['Suspended User List', 'স্থগিত ব্যবহারকারী'], columns: userColumns },
  {
    path: '/user-details/:id', address: ({ user }) => `/user-details/${user.id}`, who: admins, heading: ['User Details', 'ব্যবহারকারীর বিস্তারিত'],
    shows: [personalInformation, name, mobile, email, ['Account type', 'অ্যাকাউন্টের ধরন'], ['Created at', 'খোলার সময়'], ['Updated at', 'সর্বশেষ হালনাগাদ'], mobileVerify, ['Send SMS', 'এসএমএস পাঠান'], ['Send Notification', 'নোটিফিকেশন পাঠান'], ['Last orders', 'শেষ অর্ডারগুলো'], ['Staff notes', 'কর্মীদের নোট'], print, back],
  },
  { path: '/vendor-request', who: admins, heading: ['Vendor Request', 'বিক্রেতার আবেদন'], columns: vendorColumns },
  { path: '/vendor-approved', who: admins, heading: ['Approved Vendor List', 'অনুমোদিত বিক্রেতা'], columns: vendorColumns },
  { path: '/vendor-suspended', who: admins, heading: ['Suspended Vendor List', 'স্থগিত বিক্রেতা'], columns: vendorColumns },
  { path: '/profile-changes', who: admins, heading: ['Profile Changes', 'প্রোফাইল পরিবর্তনের অনুরোধ'], columns: [sl, ['Vendor', 'বিক্রেতা'], ['What should change', 'যা বদলাবে'], status, ['Asked at', 'অনুরোধের সময়'], option] },
  { path: '/rejection-answers', who: admins, heading: ['Answers To Rejections', 'প্রত্যাখ্যানের উত্তর'], columns: [sl, ['About', 'যা নিয়ে'], ['Written by', 'যিনি লিখেছেন'], ['Answer', 'উত্তর'], ['Written at', 'লেখার সময়'], option] },
  {
    path: '/profile-change/:id', address: ({ change }) => `/profile-change/${change.id}`, who: admins, heading: ({ change }) => [change.business_name, change.business_name],
    shows: [['Before', 'আগে'], ['After', 'পরে'], ['Reason', 'কারণ'], ['Open the vendor', 'বিক্রেতার পাতা খুলুন'], back],
  },
  {
    path: '/vendor-details/:id', address: ({ vendor: { id } }) => `/vendor-details/${id}`, who: admins, heading: ({ vendor: person }) => [person.name, person.name],
    shows: [personalInformation, businessInformation, ['Attached Files', 'সংযুক্ত ফাইল'], ['Trade License', 'ট্রেড লাইসেন্স'], ['NID Front', 'এনআইডির সামনের দিক'], ['NID Back', 'এনআইডির পেছনের দিক'], print, ['Send SMS', 'এসএমএস পাঠান'], ['Send Notification', 'নোটিফিকেশন পাঠান'], ['Visit Shop', 'দোকান দেখুন'], ['Update Information', 'তথ্য হালনাগাদ']],
  },
  {
    path: '/vendor-money/:id', address: ({ vendor: { id } }) => `/vendor-money/${id}`, who: admins, heading: ['Money Of A Vendor', 'বিক্রেতার টাকাপয়সা'],
    shows: [['Available for payout', 'তোলা যাবে'], ['Next payout', 'পরের পেআউট'], ['Payout account', 'পেআউট অ্যাকাউন্ট'], ['Payouts', 'পেআউট'], back],
  },
  { path: '/vendor-statement/:id', address: ({ vendor: { id } }) => `/vendor-statement/${id}`, who: admins, heading: ['Statement Of A Vendor', 'বিক্রেতার হিসাব বিবরণী'], shows: [...statementWords, back] },
  {
    path: '/vendor-update/:id', address: ({ vendor: { id } }) => `/vendor-update/${id}`, who: admins, heading: ['Update Vendor Information', 'বিক্রেতার তথ্য হালনাগাদ'],
    shows: [personalInformation, businessInformation, ['max 10 MB', 'সর্বোচ্চ ১০ এমবি'], ['I confirmed to update this vendor information with full concern.', 'বিক্রেতার তথ্য']],
  },
  { path: '/category-tree', who: admins, heading: ['Categories', 'ক্যাটাগরি'], shows: [['Category tree', 'ক্যাটাগরির ক্রম'], ['Open all', 'সব খুলুন']] },
  { path: '/main-category', who: admins, heading: ['Main Category', 'মূল ক্যাটাগরি'], columns: [sl, name, slug, status, option], shows: [...categoryForm, warning] },
  { path: '/sub-category', who: admins, heading: ['Sub Category', 'সাব ক্যাটাগরি'], columns: [sl, name, slug, parent, status, option], shows: [...categoryForm, warning] },
  { path: '/child-category', who: admins, heading: ['Child Category', 'চাইল্ড ক্যাটাগরি'], columns: [sl, name, slug, parent, status, option], shows: [...categoryForm, warning] },
  { path: '/add-category', who: admins, heading: ['Add Category', 'ক্যাটাগরি যোগ করুন'], shows: categoryForm },
  { path: '/edit-category/:id', address: ({ mainCategory }) => `/edit-category/${mainCategory}`, who: admins, heading: ['Edit Main Category', 'মূল ক্যাটাগরি সম্পাদনা'], shows: categoryForm },
  { path: '/edit-sub-category/:id', address: ({ subCategory }) => `/edit-sub-category/${subCategory}`, who: admins, heading: ['Edit Sub Category', 'সাব ক্যাটাগরি সম্পাদনা'], shows: categoryForm },
  { path: '/edit-child-category/:id', address: ({ childCategory }) => `/edit-child-category/${childCategory}`, who: admins, heading: ['Edit Child Category', 'চাইল্ড ক্যাটাগরি সম্পাদনা'], shows: categoryForm },

  { path: '/verify-products', who: admins, heading: ['Products Approval', 'পণ্য অনুমোদন'], columns: [sl, image, name, category, shop, sellPrice, ['Approval', 'অনুমোদন'], option] },
  { path: '/all-products', who: admins, heading: ['All Vendors Products', 'সব বিক্রেতার পণ্য'], columns: [sl, image, name, category, shop, sellPrice, ['Featured', 'ফিচার্ড'], status, verify, option] },
  { path: '/all-order', who: admins, heading: ['All Orders', 'সব অর্ডার'], columns: [sl, orderId, dateTime, day, type, paymentStatus, paymentMethod, customer, ['Packages', 'প্যাকেজের অবস্থা'], option] },
  {
    path: '/admin-order-details/:id', address: ({ order }) => `/admin-order-details/${order}`, who: admins, heading: ({ order }) => [`Order Details #${order}`, `অর্ডারের বিস্তারিত #${order}`],
    shows: [['Packages', 'প্যাকেজ'], ['Products', 'পণ্য'], grandTotal],
  },
  { path: '/order-invoices', address: ({ order }) => `/order-invoices?ids=${order}`, who: admins, heading: ['Invoices (1)', 'চালান (১)'] },
  { path: '/returns-new', who: admins, heading: ['New Return Requests', 'নতুন ফেরতের অনুরোধ'], columns: returnColumns },
  { path: '/returns-all', who: admins, heading: ['All Return Requests', 'সব ফেরতের অনুরোধ'], columns: returnColumns },
  { path: '/refund', who: admins, heading: ['Refund Requests', 'টাকা ফেরতের অনুরোধ'], columns: [...returnColumns.slice(0, 5), ['Refund', 'টাকা ফেরত'], ...returnColumns.slice(5)] },
  {
    path: '/returns-details/:product_id/:order_id/:tracking_id', who: admins, address: ({ returned }) => `/returns-details/${returned.product_id}/${returned.order_id}/${returned.tracking_id}`,
    heading: ({ returned }) => [`Return Details #${returned.id}`, `ফেরতের বিস্তারিত #${returned.id}`],
    shows: [...returnFacts, ['Customer', 'ক্রেতা'], ['Vendor', 'বিক্রেতা'], ['Order', 'অর্ডার']],
  },
  { path: '/questions', who: admins, heading: ['Questions To Vendors', 'বিক্রেতাদের কাছে প্রশ্ন'], columns: [sl, ['About', 'বিষয়'], ['Customer', 'ক্রেতা'], ['Vendor', 'বিক্রেতা'], ['Last message', 'শেষ বার্তা'], ['Written at', 'লেখার সময়'], ['Status', 'অবস্থা'], ['Option', 'অপশন']] },
  {
    path: '/question-details/:id', who: admins, address: ({ question }) => `/question-details/${question.id}`,
    heading: ({ question }) => [`Question from ${question.customer}`, `${question.customer}-এর প্রশ্ন`], shows: [['Admins read conversations and do not write in them.', 'অ্যাডমিন কথোপকথন পড়তে পারেন, লিখতে পারেন না।']],
  },
  { path: '/admin-order-report', who: admins, heading: ['Order Report', 'অর্ডার রিপোর্ট'], shows: [...reportForms, ['Vendor', 'বিক্রেতা']] },
  { path: '/report/usermobile', who: admins, heading: ['Phone Number Export', 'ফোন নম্বরের তালিকা'], shows: [type, ['Separator', 'মাঝের চিহ্ন'], ['Show Verified Numbers Only', 'শুধু যাচাইকৃত নম্বর'], ['Extract Numbers', 'নম্বর বের করুন']] },
  { path: '/report/month-view/:month/:year/:status', address: () => '/report/month-view/1/2026/0', who: vendor, heading: ['Monthly Order Report', 'মাসিক অর্ডার রিপোর্ট'], shows: [['No Data Found!', 'কোনো তথ্য পাওয়া যায়নি!']] },
  { path: '/report/day-range-view/:from_date/:to_date/:status', address: () => '/report/day-range-view/null/null/0', who: vendor, heading: ['Day Range Order Report', 'তারিখ অনুযায়ী অর্ডার রিপোর্ট'], columns: reportColumns, shows: [['Not Set', 'দেওয়া নেই'], ['Total Amount', 'মোট টাকা']] },
  {
    path: '/report/admin-month-view/:month/:year/:status/:vendor', address: ({ vendor: { id } }) => `/report/admin-month-view/1/2026/0/${id}`, who: admins, heading: ['Monthly Order Report', 'মাসিক অর্ডার রিপোর্ট'],
    shows: [['No Data Found!', 'কোনো তথ্য পাওয়া যায়নি!'], ['Business name', 'ব্যবসার নাম']],
  },
  {
    path: '/report/admin-day-range-view/:from_date/:to_date/:status/:vendor', address: ({ vendor: { id } }) => `/report/admin-day-range-view/null/null/0/${id}`, who: admins,
    heading: ['Day Range Order Report', 'তারিখ অনুযায়ী অর্ডার রিপোর্ট'], columns: reportColumns, shows: [['Not Set', 'দেওয়া নেই'], ['Total Amount', 'মোট টাকা'], ['Business name', 'ব্যবসার নাম']],
  },

  { path: '/brand', who: admins, heading: ['Brands', 'ব্র্যান্ড'], columns: [sl, name, ['Sub Category', 'সাব ক্যাটাগরি'], ['Main Category', 'মূল ক্যাটাগরি'], status, option], shows: brandForm },
  { path: '/add-brand', who: admins, heading: ['Add Brand', 'ব্র্যান্ড যোগ করুন'], shows: brandForm },
  { path: '/edit-brand/:id', address: ({ brand }) => `/edit-brand/${brand}`, who: admins, heading: ['Edit Brand', 'ব্র্যান্ড সম্পাদনা'], shows: brandForm },
  {
    path: '/view-coupon', who: admins, heading: ['Coupons', 'কুপন'], shows: couponForm,
    columns: [sl, ['Code', 'কোড'], type, ['Value', 'ছাড়'], ['Minimum Order', 'সর্বনিম্ন অর্ডার'], ['Quantity', 'পরিমাণ'], ['Used', 'ব্যবহৃত'], status, ['Created By', 'তৈরি করেছেন'], ['Created At', 'তৈরির সময়'], option],
  },
  {
    path: '/ledger', who: admins, heading: ['Trial Balance', 'রেওয়ামিল'], shows: [['At the end of', 'যে দিনের শেষে']],
    columns: [['No.', 'নম্বর'], ['Account', 'হিসাব'], ['Kind', 'ধরন'], ['Debit', 'ডেবিট'], ['Credit', 'ক্রেডিট'], ['Balance', 'স্থিতি']],
  },
  {
    path: '/ledger-lines', who: admins, heading: ['Ledger', 'খাতা'],
    columns: [['When', 'কখন'], ['What', 'কী'], ['Account', 'হিসাব'], ['Whose', 'কার'], ['Order', 'অর্ডার'], ['Debit', 'ডেবিট'], ['Credit', 'ক্রেডিট'], ['Option', 'অপশন']],
  },
  {
    path: '/income', who: admins, heading: ['Income And Costs', 'আয় ও খরচ'], shows: [['From', 'শুরু']],
    columns: [['Day', 'তারিখ'], ['Commission', 'কমিশন'], ['Delivery', 'ডেলিভারি'], ['Coupons', 'কুপন'], ['Gateway fees', 'গেটওয়ের ফি'], ['Goodwill refunds', 'সৌজন্য ফেরত'], ['Cash differences', 'নগদের গরমিল'], ['Write-offs', 'অবলোপন'], ['Result', 'ফলাফল']],
  },
  {
    path: '/adjustments', who: admins, heading: ['Corrections', 'সংশোধন'], shows: [['New correction', 'নতুন সংশোধন']],
    columns: [['When', 'কখন'], ['Debit', 'ডেবিট'], ['Credit', 'ক্রেডিট'], ['Amount', 'পরিমাণ'], ['Reason', 'কারণ'], ['State', 'অবস্থা'], ['Prepared by', 'প্রস্তুত করেছেন'], ['Option', 'অপশন']],
  },
  {
    path: '/cash-desk', who: [...admins, 'incharge'], heading: ['Cash Desk', 'ক্যাশ ডেস্ক'], shows: [['Counts', 'গণনা'], ['Deposits', 'জমা'], ['Differences by day', 'দিনভিত্তিক গরমিল']],
  },
  {
    path: '/cash-sheet/:warehouse/:day', address: ({ warehouse: { id } }) => `/cash-sheet/${id}/2026-11-20`, who: [...admins, 'incharge'], heading: ['Cash Sheet', 'নগদের হিসাব'], shows: [['At the beginning of the day', 'দিনের শুরুতে'], ['Signature', 'স্বাক্ষর'], ['A5', 'A5']],
  },
  {
    path: '/refund-desk', who: admins, heading: ['Refund Desk', 'টাকা ফেরতের ডেস্ক'], shows: [['To be sent', 'পাঠাতে হবে'], ['Owed to customers', 'ক্রেতাদের পাওনা'], ['0–2 days', '০–২ দিন']],
    columns: [['Age', 'বয়স'], ['Refunds', 'ফেরত'], ['Sum', 'মোট'], ['Sl', 'ক্রম'], ['Order', 'অর্ডার'], ['Kind', 'ধরন'], ['Customer', 'ক্রেতা'], ['Amount', 'পরিমাণ'], ['To account', 'যে অ্যাকাউন্টে'], ['State', 'অবস্থা'], ['Option', 'অপশন'], ['Sent', 'পাঠানোর সময়'], ['Transaction number', 'লেনদেন নম্বর'], ['Sent from', 'যেখান থেকে পাঠানো'], ['By', 'কে']],
  },
  {
    path: '/settlement', who: admins, heading: ['Settlement', 'হিসাব নিষ্পত্তি'], shows: [['Prepare payout', 'পেআউট প্রস্তুত করুন'], ['Payout runs', 'পেআউট রান']],
    columns: [
      sl, ['Vendor', 'বিক্রেতা'], ['Balance', 'ব্যালেন্স'], ['Available', 'তোলা যাবে'], ['Pending', 'অপেক্ষমাণ'], ['Blocked', 'আটকে আছে'], ['In payout', 'পেআউটে আছে'], ['Paid by', 'যেভাবে পান'],
      ['Run', 'রান'], ['Prepared at', 'প্রস্তুতের সময়'], status, ['Payouts', 'পেআউট'], ['Amount', 'টাকা'], ['Prepared by', 'প্রস্তুত করেছেন'], ['Approved by', 'অনুমোদন করেছেন'], option,
      ['Account', 'অ্যাকাউন্ট'], ['Reference', 'রেফারেন্স'], ['Sent at', 'পাঠানোর সময়'],
    ],
  },
  {
    path: '/payout-run/:id', address: ({ run }) => `/payout-run/${run}`, who: admins, heading: ['Payout Run', 'পেআউট রান'], shows: [['Prepared by', 'প্রস্তুত করেছেন'], ['Minimum', 'সর্বনিম্ন']],
    columns: [sl, ['Vendor', 'বিক্রেতা'], ['Amount', 'টাকা'], ['Account', 'অ্যাকাউন্ট'], status, ['Reference', 'রেফারেন্স'], ['Sent at', 'পাঠানোর সময়'], option],
  },
  { path: '/payout/:id', address: ({ payout }) => `/payout/${payout}`, who: admins, heading: ['Lines Of A Payout', 'পেআউটের লাইন'], shows: [['Lines', 'লাইন'], ['Commission', 'কমিশন'], back] },
  {
    path: '/commissions', who: admins, heading: ['Commissions', 'কমিশন'], shows: [['Which commission does a product bear?', 'কোন পণ্যে কত কমিশন?']],
    columns: [['Sl', 'ক্রম'], ['For', 'যার জন্য'], ['Commission', 'কমিশন'], ['From', 'শুরু'], ['To', 'শেষ'], ['State', 'অবস্থা'], ['Option', 'অপশন']],
  },
  { path: '/edit-commission/:id', address: ({ commission }) => `/edit-commission/${commission}`, who: admins, heading: ['Edit Commission Rule', 'কমিশনের নিয়ম সম্পাদনা'], shows: [['Vendor', 'বিক্রেতা'], ['Update', 'হালনাগাদ']] },
  { path: '/add-coupon', who: admins, heading: ['Add Coupon', 'কুপন যোগ করুন'], shows: couponForm },
  { path: '/edit-coupon/:id', address: ({ coupon }) => `/edit-coupon/${coupon}`, who: admins, heading: ['Edit Coupon', 'কুপন সম্পাদনা'], shows: couponForm },
  { path: '/communication', who: admins, heading: ['Communication', 'যোগাযোগ'], shows: [['Web Notification', 'ওয়েব নোটিফিকেশন'], ['Text SMS', 'টেক্সট এসএমএস'], ['SMS Balance', 'এসএমএস ব্যালেন্স'], ['Send History', 'পাঠানোর ইতিহাস']] },
  { path: '/view-warehouse', who: admins, heading: ['Warehouses', 'গুদাম'], shows: [['Add New', 'নতুন যোগ করুন'], ['Incharge', 'দায়িত্বপ্রাপ্ত'], details, edit] },
  { path: '/add-warehouse', who: admins, heading: ['Add Warehouse', 'গুদাম যোগ করুন'], shows: warehouseForm },
  {
    path: '/details-warehouse/:id', address: ({ warehouse: { id } }) => `/details-warehouse/${id}`, who: admins, heading: ({ warehouse }) => [warehouse.name, warehouse.name],
    shows: [['Location', 'অবস্থান'], ['Address', 'ঠিকানা'], ['Warehouse Incharge', 'গুদামের দায়িত্বপ্রাপ্ত']],
  },
  { path: '/edit-warehouse/:id', address: ({ warehouse: { id } }) => `/edit-warehouse/${id}`, who: admins, heading: ['Edit Warehouse', 'গুদাম সম্পাদনা'], shows: [...warehouseForm, ['Update', 'হালনাগাদ'], ['Delete', 'মুছুন']] },

  {
    path: '/initial-setting', who: admins, heading: ['Initial Settings', 'প্রাথমিক সেটিংস'],
    shows: [['Site Logo', 'সাইটের লোগো'], ['Values', 'মান'], ['Top Bar', 'টপ বার'], ['Footer', 'ফুটার'], ['Category Setting', 'ক্যাটাগরি সেটিং'], ['recommended 200x45', 'প্রস্তাবিত ২০০x৪৫'], ['recommended 45x45', 'প্রস্তাবিত ৪৫x৪৫']],
  },
  { path: '/delivery-charge', who: admins, heading: ['Delivery Charge', 'ডেলিভারি চার্জ'], shows: [['General Delivery', 'সাধারণ ডেলিভারি'], ['Grocery Delivery', 'মুদি ডেলিভারি'], ['Breakpoint', 'সীমা'], ['Charge', 'চার্জ'], ['Discount charge', 'ছাড়ের চার্জ']] },
  { path: '/slide', who: editors, heading: ['Slider Setting', 'স্লাইডার সেটিংস'], shows: [['1800x540', '১৮০০x৫৪০'], ['max 5 MB', 'সর্বোচ্চ ৫ এমবি'], ['Slide 1', 'স্লাইড ১'], ['Slide 8', 'স্লাইড ৮']] },
  {
    path: '/banner', who: editors, heading: ['Ad Banner Setting', 'বিজ্ঞাপনের ব্যানার'],
    shows: [['1800x300', '১৮০০x৩০০'], ['max 5 MB', 'সর্বোচ্চ ৫ এমবি'], ['Homepage 1', 'হোমপেজ ১'], ['Homepage 2', 'হোমপেজ ২'], ['Grocery Product Page', 'মুদি'], ['Mall Page', 'মল'], ['Notifications Page', 'নোটিফিকেশন'], ['Category Page', 'ক্যাটাগরি'], ['Product Details Page', 'পণ্যের বিস্তারিত'], ['Checkout Page', 'চেকআউট']],
  },
  {
    path: '/media-library', who: editors, heading: ['Media Library', 'ছবির লাইব্রেরি'],
    shows: [['Upload Pictures', 'ছবি যোগ করুন'], ['Add Folder', 'ফোল্ডার যোগ করুন'], ['All folders', 'সব ফোল্ডার'], ['Folder', 'ফোল্ডার']],
  },
  {
    path: '/announcements', who: editors, heading: ['Announcements', 'ঘোষণা'],
    columns: [sl, ['Announcements', 'ঘোষণার তালিকা'], ['Kind', 'ধরন'], ['Pages', 'কোন পাতায়'], ['Seen in', 'যেখানে দেখা যাবে'], ['Leads to', 'চাপ দিলে যাবে'], ['Shown', 'কখন দেখা যাবে'], status, option],
    shows: [['Add Announcement', 'ঘোষণা যোগ করুন']],
  },
  { path: '/videos', who: editors, heading: ['Videos', 'ভিডিও'], columns: [sl, ['Title', 'শিরোনাম'], ['Video ID', 'ভিডিও আইডি'], ['Featured', 'ফিচার্ড'], ['Display', 'প্রদর্শন'], option], shows: [['Add Video', 'ভিডিও যোগ করুন']] },
  {
    path: '/policies', who: editors, heading: ['Policies', 'নীতিমালা'],
    shows: [['Terms And Conditions', 'শর্তাবলি'], ['Privacy Policy', 'গোপনীয়তা নীতি'], ['Vendor Policy', 'বিক্রেতা নীতি'], ['Application Policy', 'অ্যাপ নীতি'], ['Return Policy', 'ফেরত নীতি'], ['Max Characters 1M', 'সর্বোচ্চ ১০ লাখ অক্ষর'], ['Save', 'সংরক্ষণ']],
  },
  { path: '/search-words', who: admins, heading: ['Search Words', 'খোঁজার শব্দ'], shows: [['Words for the same thing', 'একই জিনিসের নানা নাম'], ['Save', 'সংরক্ষণ']] },
  { path: '/missed-searches', who: admins, heading: ['Searches Without Result', 'খুঁজে যা পাওয়া যায়নি'], columns: [sl, ['Searched', 'যা খোঁজা হয়েছে'], ['Times', 'কতবার'], ['Last time', 'শেষবার'], option], shows: [['Search words', 'খোঁজার শব্দ']] },
  { path: '/deleted', who: ['superadmin', 'subadmin', 'vendor'], heading: ['Deleted', 'মুছে ফেলা'], columns: [sl, name, ['Kind', 'ধরন'], ['With it', 'সঙ্গে যা ছিল'], ['Reason', 'কারণ'], ['Deleted by', 'কে মুছেছেন'], ['Deleted', 'কখন মুছেছেন'], ['Days left', 'বাকি দিন'], option] },
  { path: '/stuck', who: admins, heading: ['What Is Stuck', 'কী আটকে আছে'], shows: [['Messages (', 'বার্তা ('], ['Payments (', 'পেমেন্ট ('], ['Background work (', 'ব্যাকগ্রাউন্ডের কাজ (']] },
  {
    path: '/audit-log', who: ['superadmin'], heading: ['Audit Log', 'অডিট লগ'],
    columns: [sl, ['When', 'কখন'], ['Who', 'কে'], ['As', 'ভূমিকা'], ['Action', 'কাজ'], ['What', 'কী'], ['Record', 'রেকর্ড'], ['Changed fields', 'বদলানো ঘর'], option],
  },
  {
    path: '/api-keys', who: ['superadmin'], heading: ['API Keys', 'এপিআই কী'],
    columns: [sl, name, ['Key', 'কী'], ['Owner', 'মালিক'], ['Scopes', 'ক্ষেত্র'], ['Made', 'তৈরি'], ['Last used', 'শেষ ব্যবহার'], ['Expires', 'মেয়াদ শেষ'], status, option],
  },
];
