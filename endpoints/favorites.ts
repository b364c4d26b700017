import * as contract from '../contract/favorites';
import { addFavorite } from '../services/favorites/addFavorite';
import { listFavorites } from '../services/favorites/listFavorites';
import { listFavoriteIds } from '../services/favorites/listFavoriteIds';
import { removeFavorite, removeFavoriteProduct } from '../services/favorites/removeFavorite';
import { onlyOnce } from '../services/repeats/onlyOnce';
import { implement } from './implement';
import { refId } from '../services/relations';
import { presentFavorite } from './present/cart';

export const favoriteEndpoints = [
  implement(contract.addToFavorite, async (ctx, { params }) => {
    const id = await onlyOnce(ctx, 'addToFavorite', params, () => addFavorite(ctx, params.productId));
    if (id === null) return { status: 409, message: 'alreadyFavorite' };
    return { status: 201, message: 'addedToFavorite', favorite_id: id };
  }),
  implement(contract.getFavoriteProducts, async (ctx) => ({
    status: 200,
    favorite: (await listFavorites(ctx)).map(presentFavorite).filter((kept) => kept !== null),
  })),
  implement(contract.getFavoriteIds, async (ctx) => ({
    status: 200,
    product_ids: (await listFavoriteIds(ctx)).map(({ product }) => refId(product)).filter((id) => id !== null),
  })),
  implement(contract.removeFavorite, async (ctx, { params }) => {
    await onlyOnce(ctx, 'removeFavorite', params, () => removeFavorite(ctx, params.id));
    return { status: 200, message: 'favoriteRemoved' };
  }),
  implement(contract.removeFavoriteProduct, async (ctx, { params }) => {
    await onlyOnce(ctx, 'removeFavoriteProduct', params, () => removeFavoriteProduct(ctx, params.productId));
    return { status: 200, message: 'favoriteRemoved' };
  }),
];
