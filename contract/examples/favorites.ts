import { addToFavorite, removeFavorite, removeFavoriteProduct } from '../favorites';
import { answered, example, found } from './example';

export const favoriteExamples = [
  example(addToFavorite, 'customer', { params: { productId: found('products', 'slug', 'rajshahi-silk-saree') } }),
  example(removeFavorite, 'customer', { params: { id: answered(addToFavorite, 'favorite_id') } }),
  example(removeFavoriteProduct, 'customer', {
    params: { productId: found('products', 'slug', 'rajshahi-silk-saree') },
  }),
];
