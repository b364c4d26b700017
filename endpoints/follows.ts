import * as contract from '../contract/follows';
import { followShop, unfollowShop } from '../services/follows/followShop';
import { listFollows, readFollow } from '../services/follows/listFollows';
import { implement } from './implement';
import { presentShopCard } from './present/shopCard';

export const followEndpoints = [
  implement(contract.followShop, async (ctx, { params }) => {
    await followShop(ctx, params.shopId);
    return { status: 200, message: 'shopFollowed' };
  }),
  implement(contract.unfollowShop, async (ctx, { params }) => {
    await unfollowShop(ctx, params.shopId);
    return { status: 200, message: 'shopUnfollowed' };
  }),
  implement(contract.readFollow, async (ctx, { params }) => ({
    status: 200,
    following: (await readFollow(ctx, params.shopId)) ? 1 : 0,
  })),
  implement(contract.followedShops, async (ctx) => ({
    status: 200,
    shops: (await listFollows(ctx)).map(presentShopCard),
  })),
];
