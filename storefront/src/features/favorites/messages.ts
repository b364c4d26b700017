import { defineMessages } from '../../../../frontend/messages/messages';

export const favoriteMessages = defineMessages({
  empty: { en: 'No favorite product yet', bn: 'এখনো পছন্দের কোনো পণ্য নেই' },
  emptyText: { en: 'Tap the heart on a product to keep it here.', bn: 'পণ্যের হার্ট চিহ্নে চাপ দিলে সেটি এখানে থাকবে।' },
  browse: { en: 'Browse products', bn: 'পণ্য দেখুন' },
  addToCart: { en: 'Add to cart', bn: 'কার্টে নিন' },
  addNamed: { en: 'Add to cart: {name}', bn: '{name} কার্টে নিন' },
  remove: { en: 'Remove', bn: 'সরান' },
  removeNamed: { en: 'Remove {name} from favorites', bn: '{name} পছন্দের তালিকা থেকে সরান' },
  removed: { en: 'Product Removed from Favorite', bn: 'পণ্যটি পছন্দের তালিকা থেকে সরানো হয়েছে' },
  undo: { en: 'Undo', bn: 'ফিরিয়ে নিন' },
  stockOut: { en: 'Stock Out', bn: 'স্টক শেষ' },
});
