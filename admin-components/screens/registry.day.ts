'use client';
/** Screens of daily work: products, orders, packages, returns. */
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { entriesOf } from '../../domain/fields/statusTable';
import type { PackageStatusName } from '../../domain/packages/status';
import { packageStatusTable } from '../../domain/packages/statusTable';
import type { ScreenName } from '../routes';

type Statuses = typeof packageStatusTable;
type Screens<K extends 'vendorList' | 'queue'> = Record<NonNullable<Statuses[keyof Statuses][K]>, ComponentType>;

/** One screen for each status that has one, by the screen's name. */
const statusScreens = <K extends 'vendorList' | 'queue'>(
  key: K,
  screen: (name: PackageStatusName) => ComponentType,
): Screens<K> =>
  Object.fromEntries(
    entriesOf(packageStatusTable).flatMap(([name, row]) => (row[key] === null ? [] : [[row[key], screen(name)]])),
  ) as Screens<K>;

export const dayScreens = {
  dashboard: dynamic(() => import('./dashboard/Dashboard').then((file) => file.Dashboard)),
  'profile-change': dynamic(() => import('./profile/ProfileChange').then((file) => file.ProfileChange)),
  profile: dynamic(() => import('./profile/VendorProfile').then((file) => file.VendorProfile)),
  'add-product': dynamic(() => import('./products/AddProduct').then((file) => file.AddProduct)),
  'edit-product': dynamic(() => import('./products/EditProduct').then((file) => file.EditProduct)),
  'view-product': dynamic(() => import('./products/MyProducts').then((file) => file.MyProducts)),
  'all-products': dynamic(() => import('./products/AllProducts').then((file) => file.AllProducts)),
  'verify-products': dynamic(() => import('./products/VerifyProducts').then((file) => file.VerifyProducts)),
  ...statusScreens('vendorList', (name) =>
    dynamic(() => import('./orders/statusLists').then((file) => file.orderList(name))),
  ),
  'order-details': dynamic(() => import('./orders/OrderDetails').then((file) => file.OrderDetails)),
  'order-print': dynamic(() => import('./orders/OrderPrint').then((file) => file.OrderPrint)),
  'all-order': dynamic(() => import('./orders/AllOrders').then((file) => file.AllOrders)),
  'admin-order-details': dynamic(() => import('./orders/AdminOrderDetails').then((file) => file.AdminOrderDetails)),
  ...statusScreens('queue', (name) =>
    dynamic(() => import('./packages/PackageQueue').then((file) => file.packageQueue(name))),
  ),
  'package-details': dynamic(() => import('./packages/PackageDetails').then((file) => file.PackageDetails)),
  'package-print': dynamic(() => import('./packages/PackagePrint').then((file) => file.PackagePrint)),
  'returns-new': dynamic(() => import('./returns/returnLists').then((file) => file.NewReturns)),
  'returns-all': dynamic(() => import('./returns/returnLists').then((file) => file.AllReturns)),
  refund: dynamic(() => import('./returns/returnLists').then((file) => file.Refunds)),
  'vendor-returns-new': dynamic(() => import('./returns/returnLists').then((file) => file.VendorNewReturns)),
  'vendor-returns-received': dynamic(() => import('./returns/returnLists').then((file) => file.VendorReceivedReturns)),
  'returns-details': dynamic(() => import('./returns/ReturnDetails').then((file) => file.ReturnDetails)),
  'vendor-returns-details': dynamic(() =>
    import('./returns/VendorReturnDetails').then((file) => file.VendorReturnDetails),
  ),
  'vendor-questions': dynamic(() => import('./questions/QuestionList').then((file) => file.VendorQuestions)),
  'vendor-question': dynamic(() => import('./questions/QuestionDetails').then((file) => file.QuestionDetails)),
  'my-money': dynamic(() => import('./money/MyMoney').then((file) => file.MyMoney)),
  'my-payout': dynamic(() => import('./money/PayoutStatement').then((file) => file.MyPayout)),
  'my-statement': dynamic(() => import('./money/Statement').then((file) => file.MyStatement)),
  'vendor-money': dynamic(() => import('./money/MyMoney').then((file) => file.VendorMoney)),
  'vendor-statement': dynamic(() => import('./money/Statement').then((file) => file.VendorStatement)),
  questions: dynamic(() => import('./questions/QuestionList').then((file) => file.AdminQuestions)),
  'question-details': dynamic(() => import('./questions/QuestionDetails').then((file) => file.QuestionDetails)),
  uc: dynamic(() => import('./uc/UnderConstruction').then((file) => file.UnderConstruction)),
} satisfies Partial<Record<ScreenName, ComponentType>>;
