import * as contract from '../contract/cash';
import { sumOf } from '../domain/money';
import { admins } from '../domain/permissions';
import { dhakaDay } from '../domain/time/dhaka';
import { countCash } from '../services/cash/countCash';
import { depositCash } from '../services/cash/depositCash';
import { listCounts, listDeposits, readDifferences } from '../services/cash/listCash';
import { readDesks } from '../services/cash/readDesks';
import { readSheet } from '../services/cash/readSheet';
import { reverseCount, reverseDeposit } from '../services/cash/reverseCash';
import { has } from '../services/ctx';
import { implement, type Implementation } from './implement';
import { presentCashCount, presentCashDeposit, presentCashDesk, presentHouse, presentSheetRow } from './present/cash';
import { flag } from './present/flags';

export const cashEndpoints: Implementation[] = [
  implement(contract.cashDesks, async (ctx) => {
    const { desks, nowhere } = await readDesks(ctx);
    return {
      status: 200,
      desks: desks.map((desk) => presentCashDesk(desk, ctx.now)),
      nowhere: has(ctx, ...admins) ? nowhere : 0,
    };
  }),
  implement(contract.cashSheet, async (ctx, { params, query }) => {
    const sheet = await readSheet(ctx, params.warehouse_id, query.day ?? dhakaDay(ctx.now));
    return {
      status: 200,
      warehouse: presentHouse(sheet.warehouse),
      day: sheet.day,
      opening: sheet.opening,
      collected: sumOf(sheet.rows.filter(({ event }) => event === 'cash_collected').map(({ amount }) => amount)),
      closing: sheet.closing,
      rows: sheet.rows.map(presentSheetRow),
      truncated: flag(sheet.isWhole ? 0 : 1),
    };
  }),
  implement(contract.cashCountList, async (ctx, { query }) => {
    const { docs, total, sum } = await listCounts(ctx, query);
    return { status: 200, counts: docs.map((count) => presentCashCount(count)), totalcount: total, sum };
  }),
  implement(contract.cashDepositList, async (ctx, { query }) => {
    const { docs, total, ...sums } = await listDeposits(ctx, query);
    return { status: 200, deposits: docs.map((deposit) => presentCashDeposit(deposit)), totalcount: total, ...sums };
  }),
  implement(contract.cashDifferences, async (ctx, { query }) => ({
    status: 200,
    days: await readDifferences(ctx, query),
  })),
  implement(contract.cashCount, async (ctx, { params, body }) => ({
    status: 200,
    message: 'cashCounted',
    ...(await countCash(ctx, params.warehouse_id, body)),
  })),
  implement(contract.cashDeposit, async (ctx, { params, body }) => ({
    status: 200,
    message: 'cashDeposited',
    ...(await depositCash(ctx, params.warehouse_id, { ...body, counted: body.counted ?? undefined })),
  })),
  implement(contract.cashCountReverse, async (ctx, { params, body }) => {
    await reverseCount(ctx, params.id, body.reason);
    return { status: 200, message: 'cashReversed' };
  }),
  implement(contract.cashDepositReverse, async (ctx, { params, body }) => {
    await reverseDeposit(ctx, params.id, body.reason);
    return { status: 200, message: 'cashReversed' };
  }),
];
