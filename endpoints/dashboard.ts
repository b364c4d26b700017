import { getAdminDashboardData, getSalesFigures, salesDays } from '../contract/dashboard';
import { whatWaits } from '../contract/waiting';
import { countWaiting } from '../services/waiting/countWaiting';
import { readDashboard } from '../services/dashboard/readDashboard';
import { readSales } from '../services/dashboard/readSales';
import { implement } from './implement';
import { shownAt } from './present/picture';

export const dashboardEndpoints = [
  implement(getAdminDashboardData, async (ctx) => ({ status: 200, data: await readDashboard(ctx) })),
  implement(whatWaits, async (ctx) => ({ status: 200, ...(await countWaiting(ctx)) })),
  implement(getSalesFigures, async (ctx, { query }) => {
    const figures = await readSales(ctx, query.days ?? salesDays.usual);
    const top_products = figures.top_products.map((product) => ({ ...product, thumbnail: shownAt(product.thumbnail) }));
    return { status: 200, figures: { ...figures, top_products } };
  }),
];
