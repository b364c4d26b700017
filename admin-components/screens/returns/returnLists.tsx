'use client';
/** The five lists of return requests. */
import {
  adminAllReturnProduct,
  adminNewReturnProduct,
  adminRefundRequest,
  vendorNewReturnProduct,
  vendorReceivedReturnProduct,
} from '../../../contract/returns';
import { ReturnList } from './ReturnList';

export const NewReturns = () => (
  <ReturnList screen="returns-new" route={adminNewReturnProduct} details="returns-details" />
);
export const AllReturns = () => (
  <ReturnList screen="returns-all" route={adminAllReturnProduct} details="returns-details" />
);
export const Refunds = () => (
  <ReturnList screen="refund" route={adminRefundRequest} details="returns-details" isRefund />
);
export const VendorNewReturns = () => (
  <ReturnList screen="vendor-returns-new" route={vendorNewReturnProduct} details="vendor-returns-details" />
);
export const VendorReceivedReturns = () => (
  <ReturnList screen="vendor-returns-received" route={vendorReceivedReturnProduct} details="vendor-returns-details" />
);
