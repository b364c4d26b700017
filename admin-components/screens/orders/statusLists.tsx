'use client';
/** The nine lists of a vendor's orders, one for each status. */
import { packageStatus } from '../../../domain/packages/status';
import { OrderList } from './OrderList';

export const NewOrders = () => <OrderList screen="new-order" status={packageStatus.pending} />;
export const ProcessingOrders = () => <OrderList screen="order-processing" status={packageStatus.processing} />;
export const ReadyOrders = () => <OrderList screen="order-ready" status={packageStatus.readyToShip} />;
export const ShippedOrders = () => <OrderList screen="order-shipped" status={packageStatus.shipped} />;
export const ReceivedOrders = () => <OrderList screen="order-received" status={packageStatus.received} />;
export const DeliveringOrders = () => <OrderList screen="order-delivering" status={packageStatus.delivering} />;
export const DeliveredOrders = () => <OrderList screen="order-delivered" status={packageStatus.delivered} />;
export const CompletedOrders = () => <OrderList screen="order-completed" status={packageStatus.completed} />;
export const CanceledOrders = () => <OrderList screen="order-cancel" status={packageStatus.canceled} />;

/** The list in which a package of this status stands. */
export const listOfStatus = [
  'new-order',
  'order-processing',
  'order-ready',
  'order-shipped',
  'order-received',
  'order-delivering',
  'order-delivered',
  'order-completed',
  'order-cancel',
] as const;
