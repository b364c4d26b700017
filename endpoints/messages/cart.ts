import type { Sentence } from './sentence';

export const cartMessages = {
  addedToCart: { en: 'Product Added to Cart', bn: 'পণ্যটি কার্টে যোগ হয়েছে' },
  alreadyInCart: { en: 'Product is Already in Your Cart', bn: 'পণ্যটি আগে থেকেই আপনার কার্টে আছে' },
  quantityChanged: { en: 'Quantity Updated', bn: 'পরিমাণ বদলানো হয়েছে' },
  cartItemRemoved: { en: 'Product Removed from Cart', bn: 'পণ্যটি কার্ট থেকে সরানো হয়েছে' },
  savedForLater: { en: 'Saved for Later', bn: 'পরে কেনার জন্য তুলে রাখা হয়েছে' },
  savedLineRemoved: { en: 'Removed from Saved for Later', bn: 'তুলে রাখা পণ্যটি সরানো হয়েছে' },
  cartCleared: { en: 'Your Cart is Cleared', bn: 'আপনার কার্ট খালি করা হয়েছে' },
  addedToFavorite: { en: 'Product Added to Favorite', bn: 'পণ্যটি পছন্দের তালিকায় যোগ হয়েছে' },
  alreadyFavorite: { en: 'Product is Already in Your Favorite List', bn: 'পণ্যটি আগে থেকেই আপনার পছন্দের তালিকায় আছে' },
  favoriteRemoved: { en: 'Product Removed from Favorite', bn: 'পণ্যটি পছন্দের তালিকা থেকে সরানো হয়েছে' },
} satisfies Record<string, Sentence>;
