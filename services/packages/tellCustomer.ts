import type { PackageStatus } from '../../domain/packages/status';
import type { Package } from '../../payload-types';
import type { Ctx } from '../ctx';
import { notify } from '../notifications/notify';
import { refId } from '../relations';
import { moveText } from './moveTexts';

/** Notifies a package's customer of its status. */
export async function tellCustomer(ctx: Ctx, found: Package, to: PackageStatus): Promise<void> {
  const customer = refId(found.customer);
  if (customer === null) return;
  const { type, en, bn } = moveText(found.tracking_id, to);
  await notify(ctx, { users: [customer], type, en, bn, link: `/account/order-details/${found.tracking_id}` });
}
