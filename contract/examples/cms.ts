/** Calls of the CMS that are not a mere list or a reading of its first record: those the test makes up by itself. */
import { answered, cmsExample, found } from './example';

const made = (name: string) => answered(`cmsCreate${name}`, 'doc.id');
const names = { name: 'Handloom', name_bn: 'তাঁত' };

/** Made, changed and deleted again. */
const whole = (name: string, as: string, body: Record<string, unknown>, change: Record<string, unknown>) => [
  cmsExample(`cmsCreate${name}`, as, { query: { depth: 0 }, body }),
  cmsExample(`cmsUpdate${name}`, as, { id: made(name), query: { depth: 0 }, body: change }),
];
const gone = (...all: string[]) =>
  all.map((name) => cmsExample(`cmsDelete${name}`, 'admin', { id: made(name), query: { depth: 0 } }));

export const cmsExamples = [
  cmsExample('cmsListProducts', 'visitor', {
    query: { 'where[category.slug][equals]': 'grocery', sort: '-createdAt', limit: 1, depth: 0 },
  }),
  cmsExample('cmsCreateMedia', 'admin', { query: { depth: 0 }, body: { alt: 'A loom' }, files: ['file'] }),
  cmsExample('cmsUpdateMedia', 'admin', { id: made('Media'), query: { depth: 0 }, body: { alt: 'A hand loom' } }),
  ...whole(
    'MainCategories',
    'admin',
    { ...names, slug: 'handloom', meta_title: 'Handloom' },
    { name_bn: 'তাঁতের কাপড়' },
  ),
  ...whole(
    'SubCategories',
    'admin',
    { ...names, slug: 'handloom-sarees', category: made('MainCategories') },
    { name_bn: 'তাঁতের শাড়ি' },
  ),
  ...whole(
    'ChildCategories',
    'admin',
    { ...names, slug: 'handloom-jamdani', subcategory: made('SubCategories') },
    { name_bn: 'জামদানি' },
  ),
  ...whole('Brands', 'admin', { ...names, subcategory: made('SubCategories') }, { status: 0 }),
  ...whole(
    'Products',
    'vendor.fashion',
    {
      name: 'Handloom Gamcha',
      name_bn: 'তাঁতের গামছা',
      slug: 'handloom-gamcha',
      vendor: found('vendors', 'business_name', 'Rong Dhonu'),
      category: made('MainCategories'),
      subcategory: made('SubCategories'),
      selling_price: 220,
      original_price: 250,
      qty: 40,
      image1: made('Media'),
    },
    { qty: 35 },
  ),
  ...whole(
    'Coupons',
    'admin',
    { code: 'LOOM5', type: 2, percentage: 5, quantity: 50, min_order: 0, status: 1 },
    { status: 0 },
  ),
  ...whole('Districts', 'admin', { name: 'Sandwip', name_bn: 'সন্দ্বীপ', slug: 'sandwip' }, { name_bn: 'সন্দ্বীপ জেলা' }),
  ...whole(
    'Upazilas',
    'admin',
    { district: made('Districts'), name: 'Urir Char', name_bn: 'উড়ির চর', slug: 'sandwip-urir-char', kind: 'upazila' },
    { kind: 'thana' },
  ),
  ...whole(
    'Videos',
    'admin',
    { title: 'The sound of a loom', url: 'ScMzIvxBSi4', featured: 0, status: 1 },
    { featured: 1 },
  ),
  ...whole(
    'Warehouses',
    'admin',
    {
      name: 'Rajshahi Depot',
      district: found('districts', 'slug', 'rajshahi'),
      address: '3 Station Road',
      incharge1: found('users', 'email', 'shopper4@demo.test'),
    },
    { address: '5 Station Road' },
  ),
  ...whole(
    'Users',
    'admin',
    { name: 'Habib Ullah', email: 'habib@example.test', mobile: '01899887766', password: 'a-Long-pass-2026' },
    { name: 'Habib Ullah Khan' },
  ),
  cmsExample('cmsUpdateShops', 'vendor.fashion', {
    id: found('shops', 'slug', 'rong-dhonu'),
    query: { depth: 0 },
    body: { tagline: 'Every colour there is' },
  }),
  cmsExample('cmsUpdateVendors', 'admin', {
    id: found('vendors', 'business_name', 'Rong Dhonu'),
    query: { depth: 0 },
    body: { business_postcode: '1209' },
  }),
  cmsExample('cmsUpdateSliders', 'admin', { query: { depth: 0 }, body: { slide8: made('Media') } }),
  cmsExample('cmsUpdateBanners', 'admin', { query: { depth: 0 }, body: { banner8: made('Media') } }),
  cmsExample('cmsUpdateDeliveryCharges', 'admin', { query: { depth: 0 }, body: { grocery_delivery_charge: 50 } }),
  cmsExample('cmsUpdateSiteInformation', 'admin', { query: { depth: 0 }, body: { contact: '09612345678' } }),
  cmsExample('cmsUpdatePolicies', 'admin', {
    query: { depth: 0 },
    body: { returnpolicy: 'Products can be sent back within two days of delivery.' },
  }),
];

/** After the readings, because what is gone cannot be read. */
export const lastCmsExamples = [
  cmsExample('cmsDeleteReviews', 'admin', { id: answered('cmsListReviews', 'docs.0.id'), query: { depth: 0 } }),
  ...gone(
    'Products',
    'Brands',
    'ChildCategories',
    'SubCategories',
    'MainCategories',
    'Coupons',
    'Upazilas',
    'Districts',
    'Videos',
    'Warehouses',
    'Users',
  ),
  cmsExample('cmsDeleteMedia', 'admin', { id: made('Media'), query: { depth: 0 } }),
  cmsExample('cmsDeleteShops', 'admin', { id: found('shops', 'slug', 'mizan-traders'), query: { depth: 0 } }),
  cmsExample('cmsDeleteVendors', 'admin', {
    id: found('vendors', 'business_name', 'Mizan Traders'),
    query: { depth: 0 },
  }),
];
