'use client';
/** Screens of the day's work: products, orders, packages, returns. */
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { ScreenName } from '../routes';

export const dayScreens = {
  dashboard: dynamic(() => import('./dashboard/Dashboard').then((file) => file.Dashboard)),
  profile: dynamic(() => import('./profile/VendorProfile').then((file) => file.VendorProfile)),
  'add-product': dynamic(() => import('./products/AddProduct').then((file) => file.AddProduct)),
  'edit-product': dynamic(() => import('./products/EditProduct').then((file) => file.EditProduct)),
  'view-product': dynamic(() => import('./products/MyProducts').then((file) => file.MyProducts)),
  'all-products': dynamic(() => import('./products/AllProducts').then((file) => file.AllProducts)),
  'verify-products': dynamic(() => import('./products/VerifyProducts').then((file) => file.VerifyProducts)),
  'new-order': dynamic(() => import('./orders/statusLists').then((file) => file.NewOrders)),
  'order-processing': dynamic(() => import('./orders/statusLists').then((file) => file.ProcessingOrders)),
  'order-ready': dynamic(() => import('./orders/statusLists').then((file) => file.ReadyOrders)),
  'order-shipped': dynamic(() => import('./orders/statusLists').then((file) => file.ShippedOrders)),
  'order-received': dynamic(() => import('./orders/statusLists').then((file) => file.ReceivedOrders)),
  'order-delivering': dynamic(() => import('./orders/statusLists').then((file) => file.DeliveringOrders)),
  'order-delivered': dynamic(() => import('./orders/statusLists').then((file) => file.DeliveredOrders)),
  'order-completed': dynamic(() => import('./orders/statusLists').then((file) => file.CompletedOrders)),
  'order-cancel': dynamic(() => import('./orders/statusLists').then((file) => file.CanceledOrders)),
  'order-details': dynamic(() => import('./orders/OrderDetails').then((file) => file.OrderDetails)),
  'order-print': dynamic(() => import('./orders/OrderPrint').then((file) => file.OrderPrint)),
  'all-order': dynamic(() => import('./orders/AllOrders').then((file) => file.AllOrders)),
  'admin-order-details': dynamic(() => import('./orders/AdminOrderDetails').then((file) => file.AdminOrderDetails)),
  'package-upcoming': dynamic(() => import('./packages/queueScreens').then((file) => file.UpcomingPackages)),
  'package-received': dynamic(() => import('./packages/queueScreens').then((file) => file.ReceivedPackages)),
  'package-delivering': dynamic(() => import('./packages/queueScreens').then((file) => file.DeliveringPackages)),
  'package-delivered': dynamic(() => import('./packages/queueScreens').then((file) => file.DeliveredPackages)),
  'package-completed': dynamic(() => import('./packages/queueScreens').then((file) => file.CompletedPackages)),
  'package-cancel': dynamic(() => import('./packages/queueScreens').then((file) => file.CanceledPackages)),
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
  uc: dynamic(() => import('./uc/UnderConstruction').then((file) => file.UnderConstruction)),
} satisfies Partial<Record<ScreenName, ComponentType>>;
