import * as contract from '../contract/payments';
import { payAgain, payOnDelivery } from '../services/payments/payAgain';
import type { PaymentHint } from '../services/payments/settlePayment';
import { readNotice } from '../services/payments/readNotice';
import { settlePayment } from '../services/payments/settlePayment';
import { resultPath } from '../services/payments/startPayment';
import { implement } from './implement';

const hints: Record<string, PaymentHint> = { success: 'success', failure: 'failure', cancel: 'cancel' };

export const paymentEndpoints = [
  implement(contract.payAgain, async (ctx, { params }) => ({ status: 200, ...(await payAgain(ctx, params.id)) })),
  implement(contract.payOnDelivery, async (ctx, { params }) => {
    await payOnDelivery(ctx, params.id);
    return { status: 200, message: 'payingOnDelivery' };
  }),
  implement(contract.bkashCallback, async (ctx, { query }) => {
    const hint = hints[query.status ?? ''] ?? 'failure';
    const result = query.paymentID ? await settlePayment(ctx, query.paymentID, hint) : 'failed';
    return { status: 302, http: 302, headers: { Location: resultPath(result) } };
  }),
  implement(contract.bkashIpn, async (ctx, { body }) => {
    await readNotice(ctx, body);
    return { status: 200 };
  }),
];
