import { defineMessages } from '../../../frontend/messages/messages';

export const shoppingMessages = defineMessages({
  setLocationFirst: { en: 'Please, Set your location first!', bn: 'আগে আপনার এলাকা বাছুন!' },
  addToCart: { en: 'Add to cart', bn: 'কার্টে নিন' },
  added: { en: 'Added to cart', bn: 'কার্টে যোগ হয়েছে' },
  alreadyInCart: { en: 'Already in your cart', bn: 'আগে থেকেই কার্টে আছে' },
  choose: { en: 'Choose', bn: 'বাছুন' },
  chooseFirst: { en: 'Choose the {variation} first.', bn: 'আগে {variation} বেছে নিন।' },
  chooseNamed: { en: 'Choose options: {name}', bn: 'বাছুন: {name}' },
  addNamed: { en: 'Add to cart: {name}', bn: 'কার্টে নিন: {name}' },
  addToFavorite: { en: 'Add to favorites', bn: 'পছন্দের তালিকায় রাখুন' },
  favoriteNamed: { en: 'Add {name} to favorites', bn: '{name} পছন্দের তালিকায় রাখুন' },
  inFavorite: { en: 'In your favorites', bn: 'পছন্দের তালিকায় আছে' },
  viewCart: { en: 'View cart', bn: 'কার্ট দেখুন' },
  undo: { en: 'Undo', bn: 'ফিরিয়ে নিন' },
  stockOut: { en: 'Stock Out', bn: 'স্টক শেষ' },
  reviews: { en: '{count, plural, one {# review} other {# reviews}}', bn: '{count, plural, other {#টি রিভিউ}}' },
  loginFirst: { en: 'Please Login First', bn: 'আগে লগইন করুন' },
});
