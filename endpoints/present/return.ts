import { emailOf } from '../../domain/emails';
import type {
  ReturnEventShape,
  ReturnProductShape,
  ReturnRowShape,
  ReturnShape,
  ReturnUserShape,
  VendorReturnShape,
} from '../../contract/returnShapes';
import { returnForm, returnForVendor, returnPictures } from '../../domain/returns/fields';
import type { Rendition } from '../../domain/pictures/renditions';
import type { Product, Return, ReturnEvent, User } from '../../payload-types';
import { filled, refId } from '../../services/relations';
import { flag } from './flags';
import { presentDeclared, presentOwnPictures } from './declared';
import { picturePath, shownAt } from './picture';

/** Customers' photos: only those who may see the request can open them. */
export const presentReturnPictures = (request: Return, size?: Rendition) =>
  presentOwnPictures(returnPictures, request, (which) => `/api/return-picture/${request.id}/${which}`, size);

/** A row of a return list. */
export function presentReturnRow(request: Return): ReturnRowShape {
  return {
    id: request.id,
    product_id: refId(request.product),
    order_id: request.order_number,
    tracking_id: request.tracking_id,
    status: request.status,
    payment_refund: flag(request.payment_refund),
    created_at: request.createdAt,
    updated_at: request.updatedAt,
  };
}

/** A return as its vendor sees it: without the account the refund goes to. */
export function presentVendorReturn(request: Return): VendorReturnShape {
  return {
    ...presentReturnRow(request),
    ...presentDeclared(returnForVendor, request),
    ...presentReturnPictures(request),
    cancel_reason: request.cancel_reason ?? '',
  };
}

/** The outcome of the refund; `worth` is what was paid for the pieces. */
export const presentRefund = (request: Return, worth: number) => ({
  worth,
  refund_amount: request.refund_amount ?? (request.payment_refund === 1 ? worth : null),
  refund_reason: request.refund_reason ?? '',
  refund_trx_id: request.refund_trx_id ?? '',
});

/** A return as admins see it. */
export function presentReturn(request: Return, worth: number): ReturnShape {
  return {
    ...presentVendorReturn(request),
    ...presentDeclared(returnForm, request),
    ...presentRefund(request, worth),
  };
}

/**
 * The returned product as it was bought: with the options, the SKU, the prices and the picture of its order line, which
 * are those of the variant where it has variants.
 */
export function presentReturnProduct(request: Return): ReturnProductShape {
  const product = presentShortProduct(request.product as Product);
  const line = filled(request.order_line);
  return {
    ...product,
    thumbnail: shownAt(line?.thumbnail) ?? product.thumbnail,
    selling_price: line?.price ?? product.selling_price,
    original_price: line ? (line.original_price ?? line.price) : product.original_price,
    variation1: line?.variation1 ?? '',
    variation2: line?.variation2 ?? '',
    sku: line?.sku ?? '',
  };
}

/** A product as forms and pages about one purchase show it. */
export function presentShortProduct(product: Product): Omit<ReturnProductShape, 'variation1' | 'variation2' | 'sku'> {
  return {
    id: product.id,
    name: product.name,
    name_bn: product.name_bn,
    slug: product.slug,
    thumbnail: shownAt(product.thumbnail),
    selling_price: product.selling_price,
    original_price: product.original_price,
    short_description: product.short_description ?? '',
    short_description_bn: product.short_description_bn ?? '',
  };
}

/** The customer who returns something, for admins. */
export function presentReturnUser(user: User): ReturnUserShape {
  return {
    id: user.id,
    name: user.name,
    image: picturePath(user.image, 'thumbnail'),
    mobile: user.mobile,
    mobile_verify: flag(user.mobile_verify),
    user_verify: flag(user.user_verify),
    email: emailOf(user),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
  };
}

/** A step of the history: with the name of the member of staff for admins; without what was refunded for vendors. */
export function presentReturnEvent(event: ReturnEvent, reader: 'admin' | 'vendor' | 'customer'): ReturnEventShape {
  const isByStaff = event.actor_role === 'superadmin' || event.actor_role === 'subadmin';
  const { actor } = event;
  // The reason for a smaller refund is for the customer and admins; the reason for a cancellation for the vendor too.
  const isHidden = reader === 'vendor' && typeof event.refund_to === 'number';
  const refund = (value: number | null | undefined) => (value === null || value === undefined ? null : flag(value));
  return {
    from: event.from ?? null,
    to: event.to ?? null,
    refund_from: refund(event.refund_from),
    refund_to: refund(event.refund_to),
    actor_role: event.actor_role ?? '',
    actor: reader === 'admin' && isByStaff && typeof actor === 'object' && actor ? actor.name : '',
    reason: isHidden ? '' : (event.reason ?? ''),
    refund_amount: isHidden ? null : (event.refund_amount ?? null),
    created_at: event.createdAt,
  };
}
