'use client';
/** The lists of a vendor's orders, one for each status. */
import { packageStatusRow, type PackageStatusName } from '../../../domain/packages/status';
import { packageStatusTable } from '../../../domain/packages/statusTable';
import type { ScreenName } from '../../routes';
import { OrderList } from './OrderList';

/** The list of a status, as a screen. */
export const orderList = (name: PackageStatusName) => {
  const { vendorList, code } = packageStatusTable[name];
  return function OrdersOfStatus() {
    return <OrderList screen={vendorList} status={code} />;
  };
};

/** The list that shows packages of this status. */
export const listOfStatus = (status: number): ScreenName | undefined => packageStatusRow(status)?.vendorList;
