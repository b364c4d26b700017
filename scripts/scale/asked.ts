/** The requests of the report: every reading GET call of the contract, and pages of the shop, with existing values. */
import type { CollectionSlug, Payload, Where } from 'payload';
import * as contract from '../../contract/index';
import type { Route } from '../../contract/route';
import { moneyCalls } from './askedMoney';
import type { Account, Asked, Values } from './types';
import { panelPath, panelRoutes } from '../../admin-components/routes';

export type Accounts = Record<Account, string>;

/** They change something, call a gateway, or send a file: not lists. */
const LEFT_OUT = ['bkashCallback', 'csrfCookie', 'applyCoupon', 'smsBalance', 'vendorDocument'];
/** Screens request one page; so does the report, wherever a call supports it. */
const PAGE = { offset: '0', limit: '20' };

type Row = Record<string, unknown> & { id: number | string };

const routes = (): Route[] =>
  contract.routes.filter((route) => route.method === 'GET' && !LEFT_OUT.includes(route.name));

/** The accounts of the largest shops: the demo's own, or those of the large data. */
export async function accountsOf(payload: Payload): Promise<Accounts> {
  const large = await first(payload, 'users', { email: { equals: 'buyer1@large.test' } });
  return large
    ? {
        customer: 'buyer1@large.test',
        vendor: 'vendor20001@large.test',
        incharge: 'incharge.dhaka@demo.test',
        admin: 'admin@demo.test',
      }
    : {
        customer: 'customer@demo.test',
        vendor: 'vendor.fashion@demo.test',
        incharge: 'incharge.dhaka@demo.test',
        admin: 'admin@demo.test',
      };
}

/** A value for every parameter of a path, taken from what the accounts own. */
export async function valuesOf(payload: Payload, accounts: Accounts): Promise<Values> {
  const customer = await first(payload, 'users', { email: { equals: accounts.customer } });
  const owner = await first(payload, 'users', { email: { equals: accounts.vendor } });
  const vendor = await first(payload, 'vendors', { user: { equals: owner!.id } });
  const own = await first(payload, 'packages', { customer: { equals: customer!.id } });
  const line = await first(payload, 'order-lines', { package: { equals: own!.id } });
  const sold = await first(payload, 'packages', { vendor: { equals: vendor!.id } });
  const product = await first(payload, 'products', {
    and: [{ vendor: { equals: vendor!.id } }, { visible: { equals: 1 } }],
  });
  const shop = await first(payload, 'shops', { vendor: { equals: vendor!.id } });
  const returned = await first(payload, 'returns', {});
  const keeper = await first(payload, 'users', { email: { equals: accounts.incharge } });
  const house = await first(payload, 'warehouses', { incharge1: { equals: keeper!.id } });
  const hub = await first(payload, 'packages', {
    and: [{ warehouse: { equals: house!.id } }, { status: { equals: 3 } }],
  });
  const [main, sub, child] = [
    await named(payload, 'main-categories', product!.category),
    await named(payload, 'sub-categories', product!.subcategory),
    await named(payload, 'child-categories', product!.childcategory),
  ];
  const user = await first(payload, 'users', { email: { equals: 'customer@demo.test' } });
  const run = await first(payload, 'payout-runs', {});
  const payout = await first(payload, 'payouts', {
    and: [{ vendor: { equals: vendor!.id } }, { status: { equals: 'sent' } }],
  });
  return {
    tracking_id: text(own!.tracking_id),
    order_number: text(own!.order_number),
    'adminOrderDetails.id': text(own!.order_number),
    'vendorOrderDetails.id': text(sold!.id),
    'inchargePackageDetails.id': text(hub!.id),
    'warehousePrintDetails.id': text(hub!.id),
    productId: text(product!.id),
    product_id: text(line!.product),
    order_id: text(own!.order_number),
    'getReturnDetails.product_id': text(returned!.product),
    'getReturnDetails.order_id': text(returned!.order_number),
    slug: text(product!.slug),
    'fetchProducts.slug': text(main!.slug),
    'getChildProduct.slug': text(child?.slug),
    'getChildCategoryDetails.slug': text(child?.slug),
    'getPublicShopData.slug': text(shop!.slug),
    category: text(main!.slug),
    product: text(product!.slug),
    'editProduct.id': text(product!.id),
    'getSingleProduct.id': text(line!.product),
    'editCategory.id': text(main!.id),
    'editSubCategory.id': text(sub!.id),
    'editChildCategory.id': text(child?.id),
    'mainToSubCategory.id': text(main!.id),
    'subToChildCategory.id': text(sub!.id),
    'subcategoryToBrand.id': text(sub!.id),
    'getSingleUser.id': text(user!.id),
    vendor: text(vendor!.id),
    warehouse: text(house!.id),
    warehouse_id: text(house!.id),
    'readPayoutRun.id': text(run?.id ?? '1'),
    'payoutBankFile.id': text(run?.id ?? '1'),
    run: text(run?.id ?? '1'),
    'myPayoutStatement.id': text(payout?.id ?? '1'),
    'payoutStatement.id': text(payout?.id ?? '1'),
    entry: text((await first(payload, 'journal-entries', {}))?.id),
    'getSingleVendor.id': text(vendor!.id),
    id: '1',
    districtId: '1',
    keyword: 'rice',
    'adminSearchAllUser.keyword': 'Rahman',
    // A word from its own products: a search without results is always fast.
    'vendorProductSearch.keyword': text(product!.name)
      .split(' ')
      .sort((one, other) => other.length - one.length)[0]!,
    // A late page of the large data against the second page of the demo's: beyond its end the demo would answer
    // nothing, quickly.
    far_order: accounts.customer.endsWith('@large.test') ? '2000' : '20',
    far_product: accounts.customer.endsWith('@large.test') ? '1000' : '20',
    district: 'Dhaka',
    upazila: 'Savar',
    from: '2026-01-01',
    to: '2026-12-31',
    month: '10',
    year: '2026',
    'getAdminDayRangeReport.status': '1',
    'getAdminMonthlyOrderReport.status': '1',
    'getVendorDayRangeReport.status': '1',
    'getVendorMonthlyOrderReport.status': '1',
    status: '3',
    'vendorOrder.status': '0',
    ...PAGE,
  };
}

const text = (value: unknown): string => String(value ?? '');

async function first(payload: Payload, collection: CollectionSlug, where: Where): Promise<Row | null> {
  return (await payload.db.find<Row>({ collection, where, limit: 1, pagination: false })).docs[0] ?? null;
}

const named = async (payload: Payload, collection: CollectionSlug, id: unknown): Promise<Row | null> =>
  id ? first(payload, collection, { id: { equals: id } }) : null;

export function callsOf(values: Values): Asked[] {
  return routes().map((route) => {
    const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(values[`${route.name}.${name}`] ?? values[name] ?? '1'),
    );
    const query = Object.keys(route.query?.shape ?? {})
      .filter((name) => name in PAGE)
      .map((name) => `${name}=${PAGE[name as keyof typeof PAGE]}`);
    return { name: route.name, path: `/api${path}${query.length > 0 ? `?${query.join('&')}` : ''}`, as: whoFor(route) };
  });
}

/** Searches and late pages, which the other requests do not cover. */
export const moreCalls = (values: Values): Asked[] => [
  {
    name: 'allVendorOrder, searched',
    path: `/api/all-vendor-order?offset=0&limit=20&search=${values.order_number!.slice(-6)}`,
    as: 'admin',
  },
  { name: 'allVendorOrder, page 100', path: `/api/all-vendor-order?offset=${values.far_order!}&limit=20`, as: 'admin' },
  {
    name: 'warehousePackage, searched',
    path: `/api/warehouse-package/7?offset=0&limit=20&search=${values.tracking_id!.slice(-4)}`,
    as: 'incharge',
  },
  { name: 'warehousePackage, completed', path: '/api/warehouse-package/7?offset=0&limit=20', as: 'incharge' },
  { name: 'vendorOrder, completed', path: '/api/vendor-order/7?offset=0&limit=20', as: 'vendor' },
  {
    name: 'fetchProducts, by price',
    path: `/api/fetchproducts/${values['fetchProducts.slug']}?sort=price_up&offset=0&limit=20`,
    as: null,
  },
  { name: 'getNewProduct, page 50', path: `/api/get-new-product?offset=${values.far_product!}&limit=20`, as: null },
  { name: 'viewAdminProduct, by name', path: '/api/view-admin-product/0/20?sort=name', as: 'admin' },
  ...moneyCalls(values),
];

export const pagesOf = (values: Values): Asked[] =>
  [
    '/',
    `/view-product/${encodeURIComponent(values.slug!)}`,
    `/collections/${values.category}`,
    `/category/${values['getChildProduct.slug']}`,
    `/shop/${values['getPublicShopData.slug']}`,
    '/mall',
    '/grocery',
    '/search/rice',
    '/new-product-more',
  ].map((path) => ({
    name: `page ${path.split('/')[1] || 'home'}`,
    path: `/multi-vendor${path}`,
    as: null,
  }));

/** Every screen of the panel, as the first role that may open it; optional parameters are left out. */
export const screensOf = (values: Values): Asked[] =>
  panelRoutes.map(({ name, path, who }) => ({
    name: `screen ${name}`,
    path: panelPath + path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? '1')),
    as: (who as readonly string[]).includes('superadmin')
      ? 'admin'
      : (who as readonly string[]).includes('vendor')
        ? 'vendor'
        : 'incharge',
  }));

/** The panel's own lists of the collections, as the super admin sees them: the first page, the third, and a search. */
export const collectionViews = (payload: Payload, values: Values): Asked[] =>
  payload.config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug }) => {
      const word = slug === 'packages' ? values.tracking_id! : slug === 'orders' ? values.order_number! : 'rahman';
      const list = `${panelPath}/collections/${slug}`;
      return [
        { name: `list of ${slug}`, path: `${list}?limit=10`, as: 'admin' as const },
        { name: `list of ${slug}, page 3`, path: `${list}?limit=10&page=3`, as: 'admin' as const },
        { name: `list of ${slug}, searched`, path: `${list}?limit=10&search=${word}`, as: 'admin' as const },
      ];
    });

function whoFor({ who }: Route): Account | null {
  if (who === 'public') return null;
  if (who === 'signed-in') return 'customer';
  if (who.includes('superadmin')) return 'admin';
  return who.includes('vendor') ? 'vendor' : 'incharge';
}
