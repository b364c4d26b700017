import { getAdminDashboardData, getSalesFigures, salesDays } from '../contract/dashboard';
import { readDashboard } from '../services/dashboard/readDashboard';
import { readSales } from '../services/dashboard/readSales';
import { implement } from './implement';

export const dashboardEndpoints = [
  implement(getAdminDashboardData, async (ctx) => ({ status: 200, data: await readDashboard(ctx) })),
  implement(getSalesFigures, async (ctx, { query }) => ({
    status: 200,
    figures: await readSales(ctx, query.days ?? salesDays.usual),
  })),
];
