import * as contract from '../contract/refunds';
import { refundLeft } from '../domain/orders/refund';
import { lookForRefund } from '../services/payments/lookForRefund';
import { confirmRefund, withdrawRefund } from '../services/refunds/decideRefundRequest';
import { listSentRefunds } from '../services/refunds/listSentRefunds';
import { prepareRefund } from '../services/refunds/prepareRefund';
import { readRefundDesk } from '../services/refunds/readRefundDesk';
import { readRefundRules } from '../services/refunds/readRules';
import { sendByHand } from '../services/refunds/sendByHand';
import { takeBackByHand } from '../services/refunds/takeBackByHand';
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
    const { two_person_refunds: isTwo } = await readRefundRules(ctx);
    return { status: 200, message: isTwo === 1 ? 'refundPrepared' : 'refundPreparedAlone', id };
  }),
  implement(contract.refundByHandCheck, async (ctx, { params }) => ({
    status: 200,
    message: 'bkashSentNothing',
    amount: refundLeft(await lookForRefund(ctx, params.payment_id)),
  })),
  implement(contract.refundByHand, async (ctx, { params, body }) => {
    const { trx_id: trxId, ...said } = body;
    const { id, prepared } = await sendByHand(ctx, params.payment_id, { ...said, trxId });
    return {
      status: 200,
      message: prepared ? 'refundPrepared' : 'refundSentByHand',
      id,
      prepared: flag(prepared ? 1 : 0),
    };
  }),
  implement(contract.refundConfirm, async (ctx, { params }) => {
    await confirmRefund(ctx, params.id);
    return { status: 200, message: 'refundCompleted' };
  }),
  implement(contract.refundWithdraw, async (ctx, { params, body }) => {
    await withdrawRefund(ctx, params.id, body.reason);
    return { status: 200, message: 'refundWithdrawn' };
  }),
  implement(contract.refundTakeBack, async (ctx, { params, body }) => {
    await takeBackByHand(ctx, params.id, body.reason);
    return { status: 200, message: 'refundTakenBack' };
  }),
];
