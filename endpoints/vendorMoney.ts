import * as payoutStatements from '../contract/payoutStatements';
import * as payoutAccounts from '../contract/payoutAccounts';
import * as contract from '../contract/vendorMoney';
import { statementPeriod } from '../domain/vendorMoney/periods';
import { has } from '../services/ctx';
import { readReportVendor } from '../services/reports/readReportVendor';
import { ownVendor } from '../services/shops/ownVendor';
import { listPayouts } from '../services/vendorMoney/listPayouts';
import { openStatement } from '../services/vendorMoney/openStatement';
import { readPayoutStatement } from '../services/vendorMoney/readPayoutStatement';
import { readStatement } from '../services/vendorMoney/readStatement';
import { readVendorMoney } from '../services/vendorMoney/readVendorMoney';
import { saveAccount, withdrawAccount } from '../services/vendorMoney/saveAccount';
import { implement, type Implementation } from './implement';
import {
  presentPayoutStatement,
  presentStatement,
  presentVendorMoney,
  presentVendorPayout,
} from './present/vendorMoney';

/** The window when the caller requests none. */
const usual = { offset: 0, limit: 20 };
const windowOf = ({ offset, limit }: { offset?: number | undefined; limit?: number | undefined }) => ({
  offset: offset ?? usual.offset,
  limit: limit ?? usual.limit,
});

export const vendorMoneyEndpoints: Implementation[] = [
  implement(contract.myMoney, async (ctx) => {
    const { id } = await ownVendor(ctx);
    return { status: 200, money: presentVendorMoney(await readVendorMoney(ctx, id), true) };
  }),
  implement(contract.vendorMoney, async (ctx, { params }) => {
    const { id } = await readReportVendor(ctx, params.vendor);
    return { status: 200, money: presentVendorMoney(await readVendorMoney(ctx, id), has(ctx, 'superadmin')) };
  }),
  implement(contract.myPayouts, async (ctx, { query }) => {
    const { id } = await ownVendor(ctx);
    const { docs, total } = await listPayouts(ctx, id, query);
    return { status: 200, payouts: docs.map(presentVendorPayout), totalcount: total };
  }),
  implement(contract.vendorPayouts, async (ctx, { params, query }) => {
    const { id } = await readReportVendor(ctx, params.vendor);
    const { docs, total } = await listPayouts(ctx, id, query);
    return { status: 200, payouts: docs.map(presentVendorPayout), totalcount: total };
  }),
  implement(payoutStatements.myPayoutStatement, async (ctx, { params, query }) => {
    const { id } = await ownVendor(ctx);
    const statement = await readPayoutStatement(ctx, params.id, id, windowOf(query));
    return { status: 200, statement: presentPayoutStatement(statement) };
  }),
  implement(payoutStatements.payoutStatement, async (ctx, { params, query }) => {
    const statement = await readPayoutStatement(ctx, params.id, null, windowOf(query));
    return { status: 200, statement: presentPayoutStatement(statement) };
  }),
  implement(contract.myStatement, async (ctx, { query }) => {
    const { id } = await ownVendor(ctx);
    const statement = await readStatement(ctx, id, statementPeriod(query.from, query.to), windowOf(query));
    return { status: 200, statement: presentStatement(statement) };
  }),
  implement(contract.vendorStatement, async (ctx, { params, query }) => {
    const { id } = await readReportVendor(ctx, params.vendor);
    const statement = await readStatement(ctx, id, statementPeriod(query.from, query.to), windowOf(query));
    return { status: 200, statement: presentStatement(statement) };
  }),
  implement(contract.myStatementFile, async (ctx, { query: { lang, ...days } }) => ({
    status: 200,
    file: await openStatement(ctx, await ownVendor(ctx), days, lang ?? ctx.language),
  })),
  implement(contract.vendorStatementFile, async (ctx, { params, query: { lang, ...days } }) => ({
    status: 200,
    file: await openStatement(ctx, await readReportVendor(ctx, params.vendor), days, lang ?? ctx.language),
  })),
  implement(payoutAccounts.payoutAccountSave, async (ctx, { body }) => {
    await saveAccount(ctx, body);
    return { status: 200, message: 'payoutAccountSaved' };
  }),
  implement(payoutAccounts.payoutAccountWithdraw, async (ctx) => {
    await withdrawAccount(ctx);
    return { status: 200, message: 'payoutAccountWithdrawn' };
  }),
];
