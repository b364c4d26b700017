import * as contract from '../contract/watches';
import { listWatches, readWatch } from '../services/watches/listWatches';
import { unwatchProduct, watchProduct } from '../services/watches/watchProduct';
import { implement } from './implement';
import { presentWatch } from './present/watch';

export const watchEndpoints = [
  implement(contract.watchProduct, async (ctx, { params, body }) => {
    await watchProduct(ctx, params.productId, body.kind);
    return { status: 200, message: body.kind === 'stock' ? 'stockWatched' : 'priceWatched' };
  }),
  implement(contract.unwatchProduct, async (ctx, { params }) => {
    await unwatchProduct(ctx, params.productId, params.kind);
    return { status: 200, message: 'watchEnded' };
  }),
  implement(contract.readWatch, async (ctx, { params }) => ({
    status: 200,
    kinds: await readWatch(ctx, params.productId),
  })),
  implement(contract.myWatches, async (ctx) => ({
    status: 200,
    watches: (await listWatches(ctx)).map(presentWatch).filter((watch) => watch !== null),
  })),
];
