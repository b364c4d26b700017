/** Pages made of blocks. */
import * as contract from '../contract/pages';
import { previewPage, readHomePage, readPage } from '../services/pages/readPage';
import { implement, type Implementation } from './implement';
import { presentPage } from './present/page';

export const pageEndpoints: Implementation[] = [
  implement(contract.getPage, async (ctx, { params }) => ({
    status: 200,
    page: presentPage(await readPage(ctx, params.slug)),
  })),
  implement(contract.getHomePage, async (ctx) => {
    const found = await readHomePage(ctx);
    return { status: 200, page: found && presentPage(found) };
  }),
  implement(contract.previewPage, async (ctx, { params }) => ({
    status: 200,
    page: presentPage(await previewPage(ctx, params.id)),
  })),
  implement(contract.getServerTime, async (ctx) => ({
    status: 200,
    now: ctx.gateways.clock.now().toISOString(),
  })),
];
