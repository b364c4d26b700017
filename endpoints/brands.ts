import * as contract from '../contract/brands';
import { forReason } from '../services/deleted/forReason';
import { deletionOf } from '../services/deleted/deletionOf';
import { deleteBrand } from '../services/brands/deleteBrand';
import { listBrands } from '../services/brands/listBrands';
import { readBrand } from '../services/brands/readBrand';
import { saveBrand } from '../services/brands/saveBrand';
import { implement, type Implementation } from './implement';
import { presentBrand } from './present/brand';

export const brandEndpoints: Implementation[] = [
  implement(contract.allBrand, async (ctx) => ({ status: 200, brand: (await listBrands(ctx)).map(presentBrand) })),
  implement(contract.getSingleBrand, async (ctx, { params }) => ({
    status: 200,
    brand: presentBrand(await readBrand(ctx, params.id)),
  })),
  implement(contract.brandStore, async (ctx, { body }) => {
    await saveBrand(ctx, body);
    return { status: 200, message: 'brandAdded' };
  }),
  implement(contract.brandUpdate, async (ctx, { params, body }) => {
    await saveBrand(ctx, body, params.id);
    return { status: 200, message: 'brandUpdated' };
  }),
  implement(contract.brandDelete, async (ctx, { params, body }) => {
    forReason(ctx, body.reason);
    await deleteBrand(ctx, params.id);
    return { status: 200, message: 'brandDeleted', deletion: deletionOf(ctx) };
  }),
];
