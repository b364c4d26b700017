import * as payoutBankFiles from '../contract/payoutBankFiles';
import * as payoutRuns from '../contract/payoutRuns';
import * as payoutSettings from '../contract/payoutSettings';
import * as payouts from '../contract/payouts';
import * as payoutsByBkash from '../contract/payoutsByBkash';
import * as settlement from '../contract/settlement';
import { payoutFields } from '../domain/payouts/settings';
import { Failure } from '../domain/failure';
import type { Payout } from '../payload-types';
import { has, type Ctx } from '../services/ctx';
import { approveRun, discardRun } from '../services/payouts/approveRun';
import { askAgainAboutPayout } from '../services/payouts/askAboutPayout';
import { applyBankRows, previewBankRows } from '../services/payouts/importBank';
import { listBalances } from '../services/payouts/listBalances';
import { bankFileOf, listedPayout, listPayouts } from '../services/payouts/listPayouts';
import { markFailed, markSent } from '../services/payouts/movePayout';
import { planRun } from '../services/payouts/planRun';
import { prepareRun } from '../services/payouts/prepareRun';
import { listRuns, readRun } from '../services/payouts/readRun';
import { sendByBkash } from '../services/payouts/sendByBkash';
import { sendRunByBkash } from '../services/payouts/sendRunByBkash';
import { readPayoutSettings, savePayoutSettings } from '../services/payouts/settings';
import { implement, type Implementation } from './implement';
import { presentDeclared } from './present/declared';
import { presentBalance, presentBankRow, presentPayout, presentPlan, presentRun } from './present/payout';
import { readBankCsv } from './readBankCsv';

/** Whether the caller sees the numbers of accounts whole. */
const seesWhole = (ctx: Ctx): boolean => has(ctx, 'superadmin');

/** The message about a payout after bKash was asked to send it, or about it. */
const wordOf = (payout: Payout) => {
  if (payout.status === 'sent') return 'payoutSentByBkash';
  if (payout.status === 'sending') return payout.unknown_at ? 'payoutUnknown' : 'payoutNotAnswered';
  return payout.status === 'failed' ? 'payoutWalletRefused' : 'payoutNotSent';
};

async function answerFor(ctx: Ctx, payout: Payout) {
  const listed = await listedPayout(ctx, payout);
  if (!listed) throw new Failure('notFound');
  return { status: 200 as const, message: wordOf(payout), payout: presentPayout(listed, seesWhole(ctx)) } as const;
}

const runs: Implementation[] = [
  implement(settlement.settlement, async (ctx, { query }) => {
    const { docs, total, totals } = await listBalances(ctx, query);
    return { status: 200, vendors: docs.map(presentBalance), totalcount: total, totals };
  }),
  implement(payoutRuns.previewPayoutRun, async (ctx, { body }) => ({
    status: 200,
    preview: presentPlan(await planRun(ctx, body), seesWhole(ctx)),
  })),
  implement(payoutRuns.preparePayoutRun, async (ctx, { body }) => {
    const { id, plan } = await prepareRun(ctx, body);
    return { status: 200, message: 'payoutRunPrepared', id, preview: presentPlan(plan, seesWhole(ctx)) };
  }),
  implement(payoutRuns.allPayoutRuns, async (ctx, { query }) => {
    const { docs, total } = await listRuns(ctx, query);
    return { status: 200, runs: docs.map(presentRun), totalcount: total };
  }),
  implement(payoutRuns.readPayoutRun, async (ctx, { params }) => {
    const { run, states, bkash, blocker } = await readRun(ctx, params.id);
    const { isOn: on, count, total, isSending: sending } = bkash;
    return { status: 200, run: presentRun(run), states, bkash: { on, count, total, sending }, cannot_approve: blocker };
  }),
  implement(payoutRuns.approvePayoutRun, async (ctx, { params }) => {
    await approveRun(ctx, params.id);
    return { status: 200, message: 'payoutRunApproved' };
  }),
  implement(payoutRuns.discardPayoutRun, async (ctx, { params }) => {
    await discardRun(ctx, params.id);
    return { status: 200, message: 'payoutRunDiscarded' };
  }),
  implement(payoutSettings.payoutSettings, async (ctx) => ({
    status: 200,
    ...presentDeclared(payoutFields, await readPayoutSettings(ctx)),
  })),
  implement(payoutSettings.savePayoutSettings, async (ctx, { body }) => {
    await savePayoutSettings(ctx, body);
    return { status: 200, message: 'payoutSettingsSaved' };
  }),
];

export const payoutEndpoints: Implementation[] = [
  ...runs,
  implement(payouts.allPayouts, async (ctx, { query }) => {
    const { docs, total, sum } = await listPayouts(ctx, query);
    const payouts = docs.map((each) => presentPayout(each, seesWhole(ctx)));
    return { status: 200, payouts, totalcount: total, sum };
  }),
  implement(payouts.sendPayout, async (ctx, { params, body }) => {
    await markSent(ctx, params.id, body);
    return { status: 200, message: 'payoutSent' };
  }),
  implement(payouts.failPayout, async (ctx, { params, body }) => {
    await markFailed(ctx, params.id, body);
    return { status: 200, message: body.seen === 'sent' ? 'payoutCameBack' : 'payoutFailed' };
  }),
  implement(payoutsByBkash.sendPayoutByBkash, async (ctx, { params }) =>
    answerFor(ctx, await sendByBkash(ctx, params.id)),
  ),
  implement(payoutsByBkash.askAboutPayout, async (ctx, { params }) =>
    answerFor(ctx, await askAgainAboutPayout(ctx, params.id)),
  ),
  implement(payoutsByBkash.sendRunByBkash, async (ctx, { params, body }) => {
    await sendRunByBkash(ctx, params.id, body);
    return { status: 200, message: 'payoutRunSending' };
  }),
  implement(payoutBankFiles.payoutBankFile, async (ctx, { params }) => {
    const { docs, leftOut } = await bankFileOf(ctx, params.id);
    const payouts = docs.map((each) => presentPayout(each, seesWhole(ctx)));
    return { status: 200, payouts, left_out_count: leftOut };
  }),
  implement(payoutBankFiles.previewPayoutImport, async (ctx, { body }) => ({
    status: 200,
    rows: (await previewBankRows(ctx, readBankCsv(body.csv))).map(presentBankRow),
  })),
  implement(payoutBankFiles.applyPayoutImport, async (ctx, { body }) => ({
    status: 200,
    results: await applyBankRows(ctx, body.rows),
  })),
];
