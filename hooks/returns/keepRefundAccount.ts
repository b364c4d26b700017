import type { CollectionBeforeChangeHook } from 'payload';
import { invalid } from '../../domain/failure';
import { refundAccount } from '../../domain/returns/refundAccount';
import type { Return } from '../../payload-types';
import { changesAny } from '../changes';

/** Whatever the entry point, the account of a refund is a mobile number that can receive money, stored as 11 digits. */
export const keepRefundAccount: CollectionBeforeChangeHook<Return> = ({ data, originalDoc }) => {
  if (!changesAny(data, originalDoc && { ...originalDoc }, ['payment_account'])) return data;
  const account = refundAccount(String(data.payment_account));
  if (account === null) throw invalid({ payment_account: 'wrongRefundAccount' });
  return { ...data, payment_account: account };
};
