import type { z } from 'zod';
import type { customerReturn } from '../../contract/customerReturns';
import type { Return } from '../../payload-types';
import { refId } from '../../services/relations';
import { returnPicturePath } from './return';

/** A return request as the customer who made it sees it; pictures filled in. */
export function presentCustomerReturn(request: Return): z.input<typeof customerReturn> {
  return {
    id: request.id,
    product_id: refId(request.product),
    order_id: request.order_number,
    tracking_id: request.tracking_id,
    status: request.status,
    case: request.case,
    qty: request.qty,
    payment_method: request.payment_method,
    payment_account: request.payment_account,
    payment_refund: request.payment_refund === 1 ? 1 : 0,
    details: request.details ?? '',
    image1: returnPicturePath(request, 'image1', 'card'),
    image2: returnPicturePath(request, 'image2', 'card'),
    image3: returnPicturePath(request, 'image3', 'card'),
    created_at: request.createdAt,
    updated_at: request.updatedAt,
  };
}
