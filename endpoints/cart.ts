import * as contract from '../contract/cart';
import { productTypeOf } from '../domain/catalogue/productType';
import { addToCart } from '../services/cart/addToCart';
import { readCart } from '../services/cart/readCart';
import { clearCart, removeLine } from '../services/cart/removeLines';
import { stepQuantity } from '../services/cart/stepQuantity';
import { onlyOnce } from '../services/repeats/onlyOnce';
import { implement } from './implement';
import { presentCartLine, presentSummary } from './present/cart';

export const cartEndpoints = [
  implement(contract.getCart, async (ctx, { query }) => {
    const { grocery, general, settings } = await readCart(ctx, query);
    return {
      status: 200,
      grocerycart: grocery.lines.map(presentCartLine),
      generalcart: general.lines.map(presentCartLine),
      vendorcount: general.summary.shops,
      general_delivery_charge: { value: settings.general_delivery_charge },
      grocery_delivery_charge: { value: settings.grocery_delivery_charge },
      discount_general_charge: general.summary.delivery.discount,
      discount_grocery_charge: grocery.summary.delivery.discount,
      grocery_summary: presentSummary(grocery.summary),
      general_summary: presentSummary(general.summary),
    };
  }),
  implement(contract.addToCart, async (ctx, { body }) => {
    const result = await onlyOnce(ctx, 'addToCart', body, () => addToCart(ctx, body));
    if (!result.added) return { status: 409, message: 'alreadyInCart' };
    return { status: 201, message: 'addedToCart', cart_id: result.id, cart_count: result.count };
  }),
  implement(contract.cartUpdateQuantity, async (ctx, { params }) => ({
    status: 200,
    message: 'quantityChanged',
    product_qty: await onlyOnce(ctx, 'cartUpdateQuantity', params, () =>
      stepQuantity(ctx, params.cartId, params.direction),
    ),
  })),
  implement(contract.deleteCartItem, async (ctx, { params }) => ({
    status: 200,
    message: 'cartItemRemoved',
    cart_count: await onlyOnce(ctx, 'deleteCartItem', params, () => removeLine(ctx, params.cartId)),
  })),
  implement(contract.deleteFullCart, async (ctx, { params }) => {
    const { removed, left } = await clearCart(ctx, productTypeOf(params.type));
    return { status: 200, message: 'cartCleared', count: removed, cart_count: left };
  }),
];
