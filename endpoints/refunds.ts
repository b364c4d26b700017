import * as contract from '../contract/refunds';
import { confirmRefund, withdrawRefund } from '../services/refunds/decideRefundRequest';
import { listSentRefunds } from '../services/refunds/listSentRefunds';
import { prepareRefund } from '../services/refunds/prepareRefund';
import { readRefundDesk } from '../services/refunds/readRefundDesk';
import { readRefundRules } from '../services/refunds/readRules';
import { updateSite } from '../services/site/updateSite';
import { implement, type Implementation } from './implement';
import { flag } from './present/flags';
import { presentDeskRefund, presentSentRefund } from './present/refund';

export const refundEndpoints: Implementation[] = [
  implement(contract.refundDesk, async (ctx, { query }) => {
    const { docs, total, sum, isWhole, owed, may, journal, ageing } = await readRefundDesk(ctx, query);
    return {
      status: 200,
      refunds: docs.map((refund) => presentDeskRefund(refund, ctx.actor?.id)),
      totalcount: total,
      sum,
      owed,
      may,
      journal,
      ageing,
      truncated: flag(isWhole ? 0 : 1),
    };
  }),
  implement(contract.sentRefunds, async (ctx, { query }) => {
    const { docs, total, sum } = await listSentRefunds(ctx, query);
    return { status: 200, refunds: docs.map(presentSentRefund), totalcount: total, sum };
  }),
  implement(contract.refundSettings, async (ctx) => {
    const rules = await readRefundRules(ctx);
    return { status: 200, refund_limit: rules.refund_limit, two_person_refunds: flag(rules.two_person_refunds) };
  }),
  implement(contract.updateRefundSettings, async (ctx, { body }) => {
    await updateSite(ctx, body);
    return { status: 200, message: 'refundSettingsSaved' };
  }),
  implement(contract.refundPrepare, async (ctx, { params, body }) => {
    const said = { amount: body.amount ?? null, reason: body.reason, trxId: body.trx_id, from: body.from };
    const { id } = await prepareRefund(ctx, params.return_id, said);
    return { status: 200, message: 'refundPrepared', id };
  }),
  implement(contract.refundConfirm, async (ctx, { params }) => {
    await confirmRefund(ctx, params.id);
    return { status: 200, message: 'refundCompleted' };
  }),
  implement(contract.refundWithdraw, async (ctx, { params, body }) => {
    await withdrawRefund(ctx, params.id, body.reason);
    return { status: 200, message: 'refundWithdrawn' };
  }),
];
