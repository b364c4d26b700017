/**
 * Examples of every call that has input, in an order in which each finds the records it needs. Calls without input need
 * no example of their own: the test makes them as a person who may.
 */
import { payoutExamples } from './payouts';
import { addressExamples } from './addresses';
import { accountExamples } from './account';
import { auditExamples } from './audit';
import { authExamples, lastAuthExamples } from './auth';
import { bannerExamples } from './banners';
import { brandExamples } from './brands';
import { cartExamples } from './cart';
import { catalogueExamples } from './catalogue';
import { categoryExamples } from './categories';
import { checkoutExamples } from './checkout';
import { paymentExamples } from './payments';
import { communicationExamples } from './communication';
import { messageTemplateExamples } from './messageTemplates';
import { cashExamples } from './cash';
import { refundExamples } from './refunds';
import { commissionExamples } from './commissions';
import { ledgerExamples } from './ledger';
import { couponExamples } from './coupons';
import { customerReturnExamples } from './customerReturns';
import { customerExamples } from './customers';
import { dashboardExamples } from './dashboard';
import { deliveryExamples } from './delivery';
import { favoriteExamples } from './favorites';
import { followExamples } from './follows';
import { watchExamples } from './watches';
import { notificationExamples } from './notifications';
import { orderExamples } from './orders';
import { profileChangeExamples } from './profileChanges';
import { vendorMoneyExamples } from './vendorMoney';
import { vendorStepExamples } from './vendorSteps';
import { packageRepairExamples } from './packageRepairs';
import { packageNoteExamples } from './packageNotes';
import { packageExamples } from './packages';
import { pageExamples } from './pages';
import { deletedExamples } from './deleted';
import { placeExamples } from './places';
import { policyExamples } from './policies';
import { productImportExamples } from './productImports';
import { productExamples } from './products';
import { questionExamples } from './questions';
import { reportExamples } from './reports';
import { returnExamples } from './returns';
import { reviewExamples } from './reviews';
import { searchExamples } from './search';
import { sessionExamples } from './sessions';
import { shopExamples } from './shops';
import { siteExamples } from './site';
import { lastLibraryExamples, libraryExamples } from './library';
import { sliderExamples } from './sliders';
import { stuckExamples } from './stuck';
import { findExamples } from './find';
import { trackingExamples } from './tracking';
import { twoFactorExamples } from './twoFactors';
import { vendorExamples } from './vendors';
import { videoExamples } from './videos';
import { warehouseExamples } from './warehouses';
import { announcementExamples, lastAnnouncementExamples } from './announcements';
import { picturePlaceExamples } from './picturePlaces';
import { apiKeyExamples } from './apiKeys';
import { userExamples } from './users';
import { cmsExamples, lastCmsExamples as lastOfCms } from './cms';
import type { Example } from './example';

export const examples: readonly Example[] = [
  ...addressExamples,
  ...accountExamples,
  ...auditExamples,
  ...authExamples,
  ...bannerExamples,
  ...brandExamples,
  ...cartExamples,
  ...catalogueExamples,
  ...categoryExamples,
  ...checkoutExamples,
  ...paymentExamples,
  ...payoutExamples,
  ...communicationExamples,
  ...messageTemplateExamples,
  ...commissionExamples,
  ...ledgerExamples,
  ...couponExamples,
  ...customerReturnExamples,
  ...dashboardExamples,
  ...customerExamples,
  ...deliveryExamples,
  ...favoriteExamples,
  ...watchExamples,
  ...findExamples,
  ...followExamples,
  ...notificationExamples,
  ...orderExamples,
  ...packageNoteExamples,
  ...packageExamples,
  ...pageExamples,
  ...packageRepairExamples,
  ...placeExamples,
  ...policyExamples,
  ...productImportExamples,
  ...productExamples,
  ...questionExamples,
  ...reportExamples,
  ...returnExamples,
  ...reviewExamples,
  ...searchExamples,
  ...sessionExamples,
  ...shopExamples,
  ...siteExamples,
  ...sliderExamples,
  ...picturePlaceExamples,
  ...announcementExamples,
  ...libraryExamples,
  ...deletedExamples,
  ...stuckExamples,
  ...trackingExamples,
  ...twoFactorExamples,
  ...vendorExamples,
  ...vendorStepExamples,
  ...vendorMoneyExamples,
  ...profileChangeExamples,
  ...videoExamples,
  ...warehouseExamples,
  ...cashExamples,
  ...refundExamples,
  ...apiKeyExamples,
  ...userExamples,
];
export const lastExamples: readonly Example[] = lastAuthExamples;
export const lastCmsExamples = [...lastOfCms, ...lastAnnouncementExamples, ...lastLibraryExamples];
export { cmsExamples };
