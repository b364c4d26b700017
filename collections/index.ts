/** The list of all collections. */
import type { CollectionConfig, GlobalConfig } from 'payload';
import { keepKeysInside } from './access/keepKeysInside';
import { announcements } from './announcements';
import { apiKeys } from './apiKeys';
import { auditLogs } from './auditLogs';
import { boughtTogether } from './boughtTogether';
import { brands } from './brands';
import { broadcasts } from './broadcasts';
import { addresses, carts, favorites, savedLines } from './carts';
import { cashCounts, cashDeposits } from './cash';
import { childCategories, mainCategories, subCategories } from './categories';
import { commissionRules } from './commissionRules';
import { journalEntries, journalLines, ledgerAdjustments } from './journal';
import { withMoments } from './fields/moments';
import { payoutAccounts, payoutLines, payoutRuns, payouts } from './payouts';
import { couponRedemptions, coupons } from './coupons';
import { deletedDocuments, deletedRecords } from './deletedRecords';
import {
  banners,
  deliveryCharges,
  payoutSettings,
  policies,
  searchSettings,
  siteInformation,
  sliders,
} from './globals/settings';
import { documents, media } from './media';
import { messages, oneTimeCodes } from './messages';
import { mediaFolders } from './mediaFolders';
import { messageTemplates } from './messageTemplates';
import { missedSearches } from './missedSearches';
import { notifications } from './notifications';
import { picturePlaces } from './picturePlaces';
import { orderLines, orders, packageEvents, packageNotes, packages } from './orders';
import { pages } from './pages';
import { counters, idempotencyKeys, payments } from './payments';
import { districts, upazilas } from './places';
import { policyTexts } from './policyTexts';
import { productImportLines, productImports } from './productImports';
import { productEdits } from './productEdits';
import { customerNotes } from './customerNotes';
import { products } from './products';
import { profileChanges } from './profileChanges';
import { productWatches } from './productWatches';
import { questionMessages, questions } from './questions';
import { refundRequests } from './refundRequests';
import { returnEvents, returns } from './returns';
import { refusedApplications } from './refusedApplications';
import { reviewNotes } from './reviewNotes';
import { reviews } from './reviews';
import { shopFollows } from './shopFollows';
import { shops } from './shops';
import { twoFactors } from './twoFactors';
import { users } from './users';
import { variants } from './variants';
import { vendors } from './vendors';
import { videos } from './videos';
import { warehouses } from './warehouses';
import { audited, auditedGlobal } from '../hooks/audit/audited';
import { guarded, guardedGlobal } from '../hooks/writes/guardWrites';
import { bounded } from '../hooks/reads/boundReads';
import { refuseKeys } from '../hooks/users/refuseKeys';

const kept: CollectionConfig[] = [
  users,
  vendors,
  shops,
  mainCategories,
  subCategories,
  childCategories,
  brands,
  products,
  productEdits,
  reviewNotes,
  refusedApplications,
  variants,
  boughtTogether,
  productImports,
  productImportLines,
  carts,
  savedLines,
  favorites,
  productWatches,
  shopFollows,
  addresses,
  orders,
  packages,
  orderLines,
  packageEvents,
  packageNotes,
  returns,
  returnEvents,
  questions,
  questionMessages,
  reviews,
  coupons,
  couponRedemptions,
  commissionRules,
  payments,
  warehouses,
  districts,
  upazilas,
  notifications,
  videos,
  announcements,
  picturePlaces,
  pages,
  messages,
  broadcasts,
  messageTemplates,
  oneTimeCodes,
  twoFactors,
  idempotencyKeys,
  counters,
  apiKeys,
  auditLogs,
  missedSearches,
  deletedRecords,
  deletedDocuments,
  media,
  documents,
  policyTexts,
  profileChanges,
  customerNotes,
  journalEntries,
  journalLines,
  ledgerAdjustments,
  payoutAccounts,
  payoutRuns,
  payouts,
  payoutLines,
  mediaFolders,
  cashCounts,
  cashDeposits,
  refundRequests,
];

/** Every collection, with what holds for all of them. */
export const collections: CollectionConfig[] = kept
  .map(refuseKeys)
  .map(keepKeysInside)
  .map(audited)
  .map(bounded)
  .map(guarded)
  .map(withMoments);

export const globals: GlobalConfig[] = [
  sliders,
  banners,
  deliveryCharges,
  siteInformation,
  policies,
  searchSettings,
  payoutSettings,
]
  .map(auditedGlobal)
  .map(guardedGlobal)
  .map(withMoments);
