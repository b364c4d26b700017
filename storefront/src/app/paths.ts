/** Every URL of the shop, defined once. All are below the base path. */
const part = (value: string | number) => encodeURIComponent(String(value));

/** The base path of the whole application. */
export const basePath = '/multi-vendor';
/** With the slash: home is `/multi-vendor/`, wherever a link or a script leads there. */
export const routerBase = `${basePath}/`;

export const paths = {
  home: '/',
  about: '/about',
  release: '/release',
  contact: '/contact',
  forbidden: '/403',
  notFound: '/404',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  verify: '/verify',
  collections: '/collections',
  collection: (slug: string) => `/collections/${part(slug)}`,
  collectionProduct: (category: string, product: string) => `/collections/${part(category)}/${part(product)}`,
  product: (slug: string) => `/view-product/${part(slug)}`,
  cart: '/cart',
  checkout: (type: 'grocery' | 'general') => `/checkout/${type}`,
  thankYou: '/thank-you',
  orderPlaced: (status: 'success' | 'failed' | 'cancel') => `/order-placed/payment/${status}`,
  /** An order whose payment at bKash was not finished. */
  orderUnpaid: (order: number) => `/order-placed/payment/pending?order=${part(order)}`,
  category: (slug: string) => `/category/${part(slug)}`,
  shop: (slug: string) => `/shop/${part(slug)}`,
  page: (slug: string) => `/page/${part(slug)}`,
  pagePreview: (id: string | number) => `/page-preview/${part(id)}`,
  picturePreview: (name: string) => `/picture-preview/${part(name)}`,
  announcementPreview: (id: string | number) => `/announcement-preview/${part(id)}`,
  policyPreview: (policy: string) => `/policy-preview/${part(policy)}`,
  notification: '/notification',
  search: (keyword: string) => `/search/${part(keyword)}`,
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  vendorPolicy: '/vendor-policy',
  /** The spelling is kept for compatibility. */
  applicationPolicy: '/applcation-policy',
  applicationPolicyRight: '/application-policy',
  returnPolicy: '/return-policy',
  mall: '/mall',
  grocery: '/grocery',
  live: '/live',
  locationSet: '/location-set',
  featuredMore: '/featured-product-more',
  flashMore: '/flash-product-more',
  newMore: '/new-product-more',
  generalGroceryMore: '/general-grocery-more',
  productReviews: (id: string | number) => `/product-review/${part(id)}`,
  account: '/account',
  accountEdit: '/account/edit',
  accountPicture: '/account/profilepicture',
  accountAddress: '/account/address',
  accountAddAddress: '/account/add-address',
  accountFavorite: '/account/favorite',
  accountWaiting: '/account/waiting',
  accountFollows: '/account/follows',
  accountOrders: '/account/orders',
  accountOrderDetails: (trackingId: string) => `/account/order-details/${part(trackingId)}`,
  accountInvoice: (order: number) => `/account/invoice/${part(order)}`,
  accountTracking: '/account/tracking',
  accountTrackingOf: (order: number) => `/account/tracking?order=${part(order)}`,
  accountReturns: '/account/my-return',
  accountReviews: '/account/review',
  accountProductReview: (productId: string | number) => `/account/product-review/${part(productId)}`,
  /** A product bought in two variations has two lines; without `line` the page finds one. */
  accountProductReturn: (
    productId: string | number,
    orderId: string | number,
    trackingId: string,
    line?: string | number,
  ) =>
    `/account/product-return/${part(productId)}/${part(orderId)}/${part(trackingId)}${line === undefined ? '' : `?line=${part(line)}`}`,
  accountQuestions: '/account/questions',
  accountQuestion: (id: string | number) => `/account/questions/${part(id)}`,
  accountHelp: '/account/help',
  accountReportProblem: '/account/report-problem',
  becomeVendor: '/account/become-vendor',
  applyVendor: '/account/apply-vendor',
  underConstruction: '/account/uc',
} as const;

/** A page of whoever is signed in: below the base path. */
export const isOwnPath = (path: string): boolean => /^\/(account|cart|checkout)(\/|$)/.test(path);

/** The panel is another application: a full page load, with the base path written out. */
export const panelAddress = `${basePath}/admin/dashboard`;
