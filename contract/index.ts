/** Every call of the contract. A new resource is one line in the list; a test finds files that are missing here. */
import type { Route } from './route';
import * as account from './account';
import * as addresses from './addresses';
import * as library from './library';
import * as announcements from './announcements';
import * as apiKeys from './apiKeys';
import * as audit from './audit';
import * as auth from './auth';
import * as banners from './banners';
import * as brands from './brands';
import * as cart from './cart';
import * as catalogue from './catalogue';
import * as categories from './categories';
import * as categoryTree from './categoryTree';
import * as checkout from './checkout';
import * as communication from './communication';
import * as messageTemplates from './messageTemplates';
import * as cash from './cash';
import * as commissions from './commissions';
import * as ledger from './ledger';
import * as coupons from './coupons';
import * as customerReturns from './customerReturns';
import * as customers from './customers';
import * as dashboard from './dashboard';
import * as delivery from './delivery';
import * as favorites from './favorites';
import * as find from './find';
import * as follows from './follows';
import * as notifications from './notifications';
import * as orders from './orders';
import * as packageRepairs from './packageRepairs';
import * as packageNotes from './packageNotes';
import * as packages from './packages';
import * as pages from './pages';
import * as passwords from './passwords';
import * as payments from './payments';
import * as payoutAccounts from './payoutAccounts';
import * as payoutBankFiles from './payoutBankFiles';
import * as payoutRuns from './payoutRuns';
import * as payoutSettings from './payoutSettings';
import * as payoutStatements from './payoutStatements';
import * as payouts from './payouts';
import * as payoutsByBkash from './payoutsByBkash';
import * as settlement from './settlement';
import * as picturePlaces from './picturePlaces';
import * as places from './places';
import * as policies from './policies';
import * as ownProducts from './ownProducts';
import * as productImports from './productImports';
import * as productPages from './productPages';
import * as products from './products';
import * as reports from './reports';
import * as questions from './questions';
import * as rejections from './rejections';
import * as refunds from './refunds';
import * as returns from './returns';
import * as reviews from './reviews';
import * as search from './search';
import * as self from './self';
import * as sessions from './sessions';
import * as shops from './shops';
import * as site from './site';
import * as sliders from './sliders';
import * as deleted from './deleted';
import * as stuck from './stuck';
import * as tracking from './tracking';
import * as twoFactors from './twoFactors';
import * as profileChanges from './profileChanges';
import * as vendorSteps from './vendorSteps';
import * as waiting from './waiting';
import * as users from './users';
import * as vendorDecisions from './vendorDecisions';
import * as vendorMoney from './vendorMoney';
import * as vendors from './vendors';
import * as videos from './videos';
import * as warehouses from './warehouses';
import * as watches from './watches';

const resources = [
  account,
  addresses,
  announcements,
  library,
  apiKeys,
  audit,
  auth,
  banners,
  brands,
  cart,
  catalogue,
  categories,
  categoryTree,
  checkout,
  communication,
  messageTemplates,
  commissions,
  ledger,
  cash,
  refunds,
  coupons,
  customerReturns,
  customers,
  dashboard,
  delivery,
  favorites,
  find,
  follows,
  notifications,
  orders,
  packageRepairs,
  packageNotes,
  packages,
  pages,
  passwords,
  payments,
  payoutBankFiles,
  payoutRuns,
  payoutSettings,
  payoutStatements,
  payouts,
  payoutsByBkash,
  settlement,
  picturePlaces,
  places,
  policies,
  ownProducts,
  productImports,
  productPages,
  products,
  reports,
  questions,
  returns,
  reviews,
  search,
  self,
  sessions,
  shops,
  site,
  sliders,
  deleted,
  stuck,
  tracking,
  twoFactors,
  profileChanges,
  rejections,
  users,
  vendorDecisions,
  vendorMoney,
  payoutAccounts,
  vendorSteps,
  vendors,
  videos,
  warehouses,
  waiting,
  watches,
];

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'route';

export const routes: readonly Route[] = resources.flatMap((resource) => Object.values(resource).filter(isRoute));
