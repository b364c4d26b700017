import * as contract from '../contract/favorites';
import { addFavorite } from '../services/favorites/addFavorite';
import { listFavorites } from '../services/favorites/listFavorites';
import { removeFavorite } from '../services/favorites/removeFavorite';
import { onlyOnce } from '../services/repeats/onlyOnce';
import { implement } from './implement';
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
  implement(contract.removeFavorite, async (ctx, { params }) => {
    await onlyOnce(ctx, 'removeFavorite', params, () => removeFavorite(ctx, params.id));
    return { status: 200, message: 'favoriteRemoved' };
  }),
];
