import { followShop, readFollow, unfollowShop } from '../follows';
import { example, found } from './example';

const shop = { params: { shopId: found('shops', 'slug', 'rong-dhonu') } };

export const followExamples = [
  example(followShop, 'customer', shop),
  example(readFollow, 'customer', shop),
  example(unfollowShop, 'customer', shop),
];
