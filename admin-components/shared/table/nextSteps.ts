/** The screen where somebody goes on from a list without rows. */
import type { EmptyName } from '../../messages/empty';
import type { ScreenName } from '../../routes';

export const nextSteps: Readonly<Partial<Record<EmptyName, ScreenName>>> = {
  newOrders: 'view-product',
  ordersInStatus: 'new-order',
  packages: 'package-upcoming',
  products: 'product-import',
  approvals: 'all-products',
  suspendedUsers: 'all-user',
  vendorRequests: 'vendor-approved',
  approvedVendors: 'vendor-request',
  suspendedVendors: 'vendor-approved',
  profileChanges: 'vendor-approved',
  rejectionAnswers: 'verify-products',
  refunds: 'refund-desk',
  openRefunds: 'returns-all',
  vendorReturns: 'order-completed',
  ownPayouts: 'my-statement',
  desks: 'add-warehouse',
  cashSheet: 'cash-desk',
  missedSearches: 'search-words',
};
