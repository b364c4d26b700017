import {
  addToCart,
  cartUpdateQuantity,
  deleteCartItem,
  deleteFullCart,
  getCart,
  orderAgain,
  previewAgain,
  moveToCart,
  removeSavedLine,
  saveForLater,
} from '../cart';
import { answered, example, found, prepared } from './example';

export const cartExamples = [
  example(addToCart, 'customer', {
    body: {
      product_id: found('products', 'slug', 'tangail-cotton-saree'),
      product_qty: 1,
      variation1: 'Red',
      variation2: '',
    },
  }),
  example(cartUpdateQuantity, 'customer', { params: { cartId: answered(addToCart, 'cart_id'), direction: 'inc' } }),
  example(getCart, 'customer', { query: { district: 'Dhaka', upazila: 'Savar' } }),
  example(saveForLater, 'customer2', { params: { cartId: prepared('cartLine') } }),
  example(moveToCart, 'customer2', { params: { savedId: answered(saveForLater, 'saved_id') } }),
  example(removeSavedLine, 'customer2', { params: { savedId: prepared('savedLine') } }),
  example(deleteCartItem, 'customer2', { params: { cartId: prepared('cartLine') } }),
  example(deleteFullCart, 'customer2', { params: { type: 2 } }),
  example(previewAgain, 'customer2', { params: { tracking_id: 'HTDEMO001241' } }),
  example(orderAgain, 'customer2', { params: { tracking_id: 'HTDEMO001241' } }),
];
