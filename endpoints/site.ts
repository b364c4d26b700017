import * as contract from '../contract/site';
import { fillSlots } from '../services/site/fillSlots';
import { readSite } from '../services/site/readSite';
import { setGroceryCategory } from '../services/site/setGroceryCategory';
import { updateSite } from '../services/site/updateSite';
import { implement, type Implementation } from './implement';
import { presentGroceryCategory, presentTopbar } from './present/site';

export const siteEndpoints: Implementation[] = [
  implement(contract.topbarInformation, async (ctx) => ({ status: 200, ...presentTopbar(await readSite(ctx)) })),
  implement(contract.getGroceryCategory, async (ctx) => ({
    status: 200,
    grocery_category: presentGroceryCategory(await readSite(ctx)),
  })),
  implement(contract.setGroceryCategory, async (ctx, { body }) => {
    await setGroceryCategory(ctx, body.value);
    return { status: 200, message: 'groceryCategorySet' };
  }),
  implement(contract.updateTopInformation, async (ctx, { body }) => {
    await updateSite(ctx, body);
    return { status: 200, message: 'topInformationUpdated' };
  }),
  implement(contract.updateFooterText, async (ctx, { body }) => {
    await updateSite(ctx, body);
    return { status: 200, message: 'footerUpdated' };
  }),
  implement(contract.updateValues, async (ctx, { body }) => {
    await updateSite(ctx, body);
    return { status: 200, message: 'valuesUpdated' };
  }),
  implement(contract.updateSiteLogo, async (ctx, { files }) => {
    await fillSlots(ctx, 'site-information', files, 'logo');
    return { status: 200, message: 'siteLogoUpdated' };
  }),
];
