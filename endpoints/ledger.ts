import * as contract from '../contract/ledger';
import { discardAdjustment, postAdjustment, prepareAdjustment } from '../services/ledger/adjust';
import { readCorrectionRules } from '../services/ledger/correctionRules';
import { listAdjustments } from '../services/ledger/listAdjustments';
import { listLines } from '../services/ledger/listLines';
import { readIncome } from '../services/ledger/readIncome';
import { readTrialBalance } from '../services/ledger/readTrialBalance';
import { updateSite } from '../services/site/updateSite';
import { implement, type Implementation } from './implement';
import { flag } from './present/flags';
import { presentAdjustment, presentLedgerLine } from './present/ledger';

export const ledgerEndpoints: Implementation[] = [
  implement(contract.trialBalance, async (ctx, { query }) => {
    const { accounts, debits, credits } = await readTrialBalance(ctx, query.day);
    return { status: 200, accounts, debits, credits };
  }),
  implement(contract.ledgerLines, async (ctx, { query }) => {
    const { found, nameOf, total, ...sums } = await listLines(ctx, query);
    return { status: 200, lines: found.map((each) => presentLedgerLine(each, nameOf)), totalcount: total, ...sums };
  }),
  implement(contract.allAdjustments, async (ctx, { query }) => {
    const { docs, total, ...known } = await listAdjustments(ctx, query);
    return { status: 200, adjustments: docs.map((each) => presentAdjustment(ctx, each, known)), totalcount: total };
  }),
  implement(contract.adjustmentPrepare, async (ctx, { body }) => {
    await prepareAdjustment(ctx, body);
    const { two_person_corrections: isTwo } = await readCorrectionRules(ctx);
    return { status: 200, message: isTwo === 1 ? 'adjustmentPrepared' : 'adjustmentPreparedAlone' };
  }),
  implement(contract.adjustmentPost, async (ctx, { params }) => {
    await postAdjustment(ctx, params.id);
    return { status: 200, message: 'adjustmentPosted' };
  }),
  implement(contract.adjustmentDiscard, async (ctx, { params, body }) => {
    await discardAdjustment(ctx, params.id, body.reason);
    return { status: 200, message: 'adjustmentDiscarded' };
  }),
  implement(contract.adjustmentSettings, async (ctx) => {
    const { two_person_corrections } = await readCorrectionRules(ctx);
    return { status: 200, two_person_corrections: flag(two_person_corrections) };
  }),
  implement(contract.updateAdjustmentSettings, async (ctx, { body }) => {
    await updateSite(ctx, body);
    return { status: 200, message: 'adjustmentSettingsSaved' };
  }),
  implement(contract.incomeReport, async (ctx, { params }) => {
    const { days, total, result } = await readIncome(ctx, params);
    return { status: 200, days, total, result };
  }),
];
