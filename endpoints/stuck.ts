import * as contract from '../contract/stuck';
import { askAgain } from '../services/stuck/askAgain';
import { countStuck } from '../services/stuck/countStuck';
import { listStuckJobs, listStuckMessages, listStuckPackages, listStuckPayments } from '../services/stuck/listStuck';
import { retryJob } from '../services/stuck/retryJob';
import { implement, type Implementation } from './implement';
import { presentMessage } from './present/notification';
import { presentPackage } from './present/package';
import { presentStuckJob, presentStuckPayment } from './present/stuck';

export const stuckEndpoints: Implementation[] = [
  implement(contract.stuckCounts, async (ctx) => ({ status: 200, ...(await countStuck(ctx)) })),
  implement(contract.stuckMessages, async (ctx, { query }) => {
    const { docs, total } = await listStuckMessages(ctx, query);
    return { status: 200, messages: docs.map(presentMessage), totalcount: total };
  }),
  implement(contract.stuckPayments, async (ctx, { query }) => {
    const { docs, total } = await listStuckPayments(ctx, query);
    return { status: 200, payments: docs.map(presentStuckPayment), totalcount: total };
  }),
  implement(contract.askPaymentAgain, async (ctx, { params }) => ({
    status: 200,
    message: 'gatewayAsked',
    payment: presentStuckPayment(await askAgain(ctx, params.id)),
  })),
  implement(contract.stuckJobs, async (ctx, { query }) => {
    const { docs, total } = await listStuckJobs(ctx, query);
    return { status: 200, jobs: docs.map(presentStuckJob), totalcount: total };
  }),
  implement(contract.stuckPackages, async (ctx, { query }) => {
    const { docs, total, money } = await listStuckPackages(ctx, query);
    return { status: 200, packages: docs.map((each) => presentPackage(each, money)), totalcount: total };
  }),
  implement(contract.retryJob, async (ctx, { params }) => {
    await retryJob(ctx, params.id);
    return { status: 200, message: 'jobRetried' };
  }),
];
