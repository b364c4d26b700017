/** How the panel is walked: inside one page, as its menu does it, so that hundreds of screens are opened in seconds. */
import type { Page } from '@playwright/test';
import type { Api } from '../support/api';
import { at, nowAndThen } from '../support/pages';
import type { Person } from '../support/people';
import type { Records, Role } from './screens.table';

/** The address of a screen of the panel. */
export const panelAt = (path: string): string => at(`/admin${path}`);

/** Opens the panel for the first time; from then on `goTo` is quicker. */
export async function enterPanel(page: Page, path = '/release'): Promise<void> {
  await page.goto(panelAt(path), { waitUntil: 'load' });
  await settled(page, panelAt(path));
}

/** React has taken over the page that the server sent. */
export const isAwake = (page: Page) =>
  page.waitForFunction(
    () => Object.keys(document.querySelector('.haat-nav') ?? {}).some((key) => key.startsWith('__reactFiber')),
    undefined,
    nowAndThen,
  );

/** Goes to another screen without loading the whole page again. */
export async function goTo(page: Page, path: string): Promise<void> {
  const address = panelAt(path);
  // Next's router takes no address before.
  await isAwake(page);
  await page.evaluate((to) => {
    // As the click on a link would: a search that is still being typed is written down first.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    (window as unknown as { next: { router: { push: (to: string) => void } } }).next.router.push(to);
  }, address);
  await settled(page, address);
}

/** The screen of this address is there, with its data. */
export async function settled(page: Page, address: string): Promise<void> {
  await page.waitForFunction(
    (path) =>
      location.pathname === path &&
      // Next takes the old title away before the new one comes.
      document.title !== '' &&
      [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
      !document.querySelector('[aria-busy="true"], .haat-spinner, .haat-bar'),
    new URL(address, page.url()).pathname,
    nowAndThen,
  );
}

/** Nothing on the screen is still loading. */
export async function hasCalmed(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"], .haat-spinner, .haat-bar'),
    undefined,
    nowAndThen,
  );
}

type Id = { id: number | string; name: string };
type Return = Records['returned'];
type Order = { id: number };
type Question = { id: number | string; customer_name: string };

const asRecord = ({ id, customer_name: customer }: Question): Records['question'] => ({ id, customer });

const nothing = { id: 0, name: '' };
const noReturn: Return = { id: 0, product_id: 0, order_id: 0, tracking_id: 'none' };
const none: Records = {
  order: 0,
  tracking: 'none',
  product: 0,
  user: nothing,
  vendor: nothing,
  question: { id: 0, customer: '' },
  returned: noReturn,
  mainCategory: 0,
  subCategory: 0,
  childCategory: 0,
  brand: 0,
  coupon: 0,
  commission: 0,
  run: 0,
  payout: 0,
  change: { id: 0, business_name: '' },
  warehouse: nothing,
  self: '',
};

/** Records of the demo data for the parameters of addresses, read by somebody who may. */
export async function recordsFor(role: Role, person: Person): Promise<Records> {
  const own = { ...none, self: person.name };
  if (role === 'vendor') return { ...own, ...(await ofVendor(person.api)) };
  if (role === 'incharge') return { ...own, ...(await ofIncharge(person.api)) };
  if (role === 'editor') return own;
  return { ...own, ...(await ofAdmin(person.api)) };
}

async function ofVendor(api: Api): Promise<Partial<Records>> {
  const [{ orders }, { products }, received, { questions }, { payouts }] = await Promise.all([
    api.get<{ orders: Order[] }>('/vendor-order/7'),
    api.get<{ products: Id[] }>('/view-all-vendor-product/0/10'),
    api.get<{ returns: Return[] }>('/vendor-received-return-product'),
    api.get<{ questions: Question[] }>('/vendor-questions?list=open'),
    api.get<{ payouts: Id[] }>('/my-payouts?offset=0&limit=100'),
  ]);
  return {
    order: orders[0]!.id,
    product: products[0]!.id,
    question: asRecord(questions[0]!),
    returned: received.returns[0] ?? noReturn,
    payout: payouts.at(-1)!.id,
  };
}

async function ofIncharge(api: Api): Promise<Partial<Records>> {
  const { package: delivered } = await api.get<{ package: { tracking_id: string }[] }>('/warehouse-package/7');
  const { desks } = await api.get<{ desks: { warehouse: Records['warehouse'] }[] }>('/cash-desks');
  return { tracking: delivered[0]!.tracking_id, warehouse: desks[0]!.warehouse };
}

/** The demo's own records, not those another journey makes and takes away meanwhile: lists end with the oldest. */
async function ofAdmin(api: Api): Promise<Partial<Records>> {
  const oldest = async <T>(path: string, field: string) => (await api.get<Record<string, T[]>>(path))[field]!.at(-1)!;
  const [
    order,
    product,
    user,
    { vendor: vendors },
    question,
    returned,
    main,
    sub,
    child,
    brand,
    coupon,
    commission,
    run,
    payout,
    warehouse,
    { requests },
  ] = await Promise.all([
    oldest<Order>('/all-vendor-order', 'orders'),
    oldest<Id>('/admin-product-search/gamcha', 'products'),
    oldest<Id>('/admin-search-all-user/customer2@demo.test', 'users'),
    api.get<{ vendor: (Id & { business_name: string })[] }>('/get-approved-vendor'),
    oldest<Question>('/admin-questions', 'questions'),
    oldest<Return>('/admin-all-return-product', 'returns'),
    oldest<Id>('/view-category', 'category'),
    oldest<Id>('/view-sub-category', 'subcategory'),
    oldest<Id>('/view-child-category', 'childcategory'),
    oldest<Id>('/all-brand', 'brand'),
    oldest<Id>('/all-coupon', 'coupon'),
    oldest<Id>('/all-commission', 'rules'),
    anyRun(api),
    oldest<Id>('/all-payout?limit=100', 'payouts'),
    oldest<Id>('/get-all-warehouse', 'warehouse'),
    api.get<{ requests: Records['change'][] }>('/list-profile-changes'),
  ]);
  return {
    order: order.id,
    product: product.id,
    user,
    vendor: vendors.find((each) => each.business_name === 'Nakshi Ghor')!,
    question: asRecord(question),
    returned,
    mainCategory: main.id,
    subCategory: sub.id,
    childCategory: child.id,
    brand: brand.id,
    coupon: coupon.id,
    commission: commission.id,
    run,
    payout: payout.id,
    change: requests[0]!,
    warehouse,
  };
}

/** The demo has none: the first who asks prepares one and gives back what it took. Where another did so meanwhile, that one is there. */
async function anyRun(api: Api): Promise<number | string> {
  const oldest = async () => (await api.get<{ runs: Id[] }>('/all-payout-run?limit=100')).runs.at(-1);
  const known = await oldest();
  if (known) return known.id;
  const { vendors } = await api.get<{ vendors: { vendor_id: Id['id'] }[] }>('/settlement?search=Savar&show=payable');
  const made = await api.post<{ id: Id['id'] }>('/payout-run-prepare', {
    minimum: 1,
    vendor_ids: vendors.map(({ vendor_id: id }) => id),
  });
  await api.post(`/payout-run-discard/${made.id}`);
  return made.id;
}
