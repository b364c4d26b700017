/** Every call with the code that answers it. */
import type { Implementation } from './implement';
import { announcementEndpoints } from './announcements';
import { libraryEndpoints } from './library';
import { picturePlaceEndpoints } from './picturePlaces';
import { apiKeyEndpoints } from './apiKeys';
import { auditEndpoints } from './audit';
import { authEndpoints } from './auth';
import { categoryEndpoints } from './categories';
import { customerEndpoints } from './customers';
import { profileChangeEndpoints } from './profileChanges';
import { rejectionEndpoints } from './rejections';
import { vendorMoneyEndpoints } from './vendorMoney';
import { vendorStepEndpoints } from './vendorSteps';
import { dashboardEndpoints } from './dashboard';
import { placeEndpoints } from './places';
import { ownProductEndpoints } from './ownProducts';
import { productImportEndpoints } from './productImports';
import { productEndpoints } from './products';
import { userEndpoints } from './users';
import { vendorEndpoints } from './vendors';
import { warehouseEndpoints } from './warehouses';
import { videoEndpoints } from './videos';
import { sliderEndpoints } from './sliders';
import { siteEndpoints } from './site';
import { shopEndpoints } from './shops';
import { questionEndpoints } from './questions';
import { refundEndpoints } from './refunds';
import { returnEndpoints } from './returns';
import { reportEndpoints } from './reports';
import { policyEndpoints } from './policies';
import { pageEndpoints } from './pages';
import { packageRepairEndpoints } from './packageRepairs';
import { packageNoteEndpoints } from './packageNotes';
import { packageEndpoints } from './packages';
import { orderEndpoints } from './orders';
import { notificationEndpoints } from './notifications';
import { deletedEndpoints } from './deleted';
import { deliveryEndpoints } from './delivery';
import { ledgerEndpoints } from './ledger';
import { cashEndpoints } from './cash';
import { commissionEndpoints } from './commissions';
import { couponEndpoints } from './coupons';
import { communicationEndpoints } from './communication';
import { messageTemplateEndpoints } from './messageTemplates';
import { brandEndpoints } from './brands';
import { bannerEndpoints } from './banners';
import { accountEndpoints } from './account';
import { addressEndpoints } from './addresses';
import { cartEndpoints } from './cart';
import { catalogueEndpoints } from './catalogue';
import { checkoutEndpoints } from './checkout';
import { customerReturnEndpoints } from './customerReturns';
import { favoriteEndpoints } from './favorites';
import { findEndpoints } from './find';
import { followEndpoints } from './follows';
import { paymentEndpoints } from './payments';
import { payoutEndpoints } from './payouts';
import { reviewEndpoints } from './reviews';
import { searchEndpoints } from './search';
import { stuckEndpoints } from './stuck';
import { trackingEndpoints } from './tracking';
import { sessionEndpoints } from './sessions';
import { twoFactorEndpoints } from './twoFactors';
import { watchEndpoints } from './watches';

export const implementations: Implementation[] = [
  ...apiKeyEndpoints,
  ...auditEndpoints,
  ...authEndpoints,
  ...categoryEndpoints,
  ...dashboardEndpoints,
  ...customerEndpoints,
  ...vendorMoneyEndpoints,
  ...vendorStepEndpoints,
  ...profileChangeEndpoints,
  ...rejectionEndpoints,
  ...placeEndpoints,
  ...ownProductEndpoints,
  ...productImportEndpoints,
  ...productEndpoints,
  ...userEndpoints,
  ...vendorEndpoints,
  ...warehouseEndpoints,
  ...videoEndpoints,
  ...sliderEndpoints,
  ...picturePlaceEndpoints,
  ...announcementEndpoints,
  ...libraryEndpoints,
  ...siteEndpoints,
  ...shopEndpoints,
  ...questionEndpoints,
  ...returnEndpoints,
  ...reportEndpoints,
  ...policyEndpoints,
  ...packageNoteEndpoints,
  ...pageEndpoints,
  ...packageEndpoints,
  ...packageRepairEndpoints,
  ...orderEndpoints,
  ...notificationEndpoints,
  ...deletedEndpoints,
  ...deliveryEndpoints,
  ...commissionEndpoints,
  ...ledgerEndpoints,
  ...cashEndpoints,
  ...refundEndpoints,
  ...couponEndpoints,
  ...communicationEndpoints,
  ...messageTemplateEndpoints,
  ...brandEndpoints,
  ...bannerEndpoints,
  ...accountEndpoints,
  ...addressEndpoints,
  ...cartEndpoints,
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...customerReturnEndpoints,
  ...favoriteEndpoints,
  ...watchEndpoints,
  ...findEndpoints,
  ...followEndpoints,
  ...paymentEndpoints,
  ...payoutEndpoints,
  ...reviewEndpoints,
  ...searchEndpoints,
  ...stuckEndpoints,
  ...trackingEndpoints,
  ...sessionEndpoints,
  ...twoFactorEndpoints,
];
