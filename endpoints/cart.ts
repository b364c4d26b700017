import * as contract from '../contract/cart';
import { productTypeOf } from '../domain/catalogue/productType';
import { addToCart } from '../services/cart/addToCart';
import { orderAgain, previewAgain } from '../services/cart/orderAgain';
import { listSavedLines, moveToCart, removeSavedLine, saveForLater } from '../services/cart/savedLines';
import { blockerOfLine, readCart } from '../services/cart/readCart';
import { clearCart, removeLine } from '../services/cart/removeLines';
import { stepQuantity } from '../services/cart/stepQuantity';
import { onlyOnce } from '../services/repeats/onlyOnce';
import { implement } from './implement';
import { presentAgainLine } from './present/customerOrder';
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
  implement(contract.previewAgain, async (ctx, { params, query }) => {
    const lines = await previewAgain(ctx, { trackingId: params.tracking_id, ...query });
    return { status: 200, lines: lines.map(presentAgainLine) };
  }),
  implement(contract.orderAgain, async (ctx, { params, query }) => {
    const asked = { trackingId: params.tracking_id, ...query };
    const again = await onlyOnce(ctx, 'orderAgain', asked, async () => {
      const { added, cartCount, lines } = await orderAgain(ctx, asked);
      return { added, cart_count: cartCount, lines: lines.map(presentAgainLine) };
    });
    return { status: 200, ...again };
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
  implement(contract.saveForLater, async (ctx, { params }) => {
    const { saved, left } = await saveForLater(ctx, params.cartId);
    return { status: 200, message: 'savedForLater', saved_id: saved, cart_count: left };
  }),
  implement(contract.getSavedLines, async (ctx) => ({
    status: 200,
    saved: (await listSavedLines(ctx)).map((line) => presentCartLine({ ...line, blocker: blockerOfLine(line) })),
  })),
  implement(contract.moveToCart, async (ctx, { params }) => {
    const { line, count } = await moveToCart(ctx, params.savedId);
    return { status: 200, message: line === null ? 'alreadyInCart' : 'addedToCart', cart_id: line, cart_count: count };
  }),
  implement(contract.removeSavedLine, async (ctx, { params }) => {
    await removeSavedLine(ctx, params.savedId);
    return { status: 200, message: 'savedLineRemoved' };
  }),
];
