import { getAdminDashboardData } from '../contract/dashboard';
import { readDashboard } from '../services/dashboard/readDashboard';
import { implement } from './implement';

export const dashboardEndpoints = [
  implement(getAdminDashboardData, async (ctx) => ({ status: 200, data: await readDashboard(ctx) })),
];
