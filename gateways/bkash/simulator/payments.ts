/** Create, execute and query, with bKash's own rules: approve first, execute once, within 24 hours. */
import { randomIds } from '../../ids';
import { scriptsOf } from './scripts';
import {
  bkashTime,
  json,
  refused,
  remember,
  takeScript,
  type SimulatedPayment,
  type Simulator,
  type SimulatorReply,
} from './state';

const HOUR_MS = 60 * 60 * 1_000;
const PAYMENT_LIFETIME_MS = 24 * HOUR_MS;

type Fields = Record<string, unknown>;
/** `silent`: the caller gets no answer. */
export type Outcome = SimulatorReply | 'silent';

export function createPayment(simulator: Simulator, fields: Fields): Outcome {
  const { state } = simulator;
  const payment = newPayment(simulator, fields);
  const take = (name: Parameters<typeof takeScript>[1]) => takeScript(state, name, payment);
  if (take('createTransient')) return refused('2003', 'Process failed');
  if (take('createSilent')) return 'silent';
  if (take('createMaintenance')) return json({ errorCode: '503', errorMessage: 'System is undergoing maintenance' });
  if (take('createBadRequest')) return json({ message: 'Invalid request body' }, 400);
  const problem = createProblem(fields);
  if (problem) return problem;
  if (state.invoices.has(payment.invoice)) return refused('2029', 'Duplicate for all transactions');
  if (take('oldPayment')) payment.createdAt -= PAYMENT_LIFETIME_MS + HOUR_MS;
  remember(state, payment);
  const callback = (status: string) => callbackAddress(payment, status);
  return json({
    statusCode: '0000',
    statusMessage: 'Successful',
    paymentID: payment.paymentId,
    bkashURL: `${simulator.publicUrl}/page?paymentID=${payment.paymentId}`,
    callbackURL: payment.callbackUrl,
    successCallbackURL: callback('success'),
    failureCallbackURL: callback('failure'),
    cancelledCallbackURL: callback('cancel'),
    amount: payment.amount,
    intent: 'sale',
    currency: 'BDT',
    paymentCreateTime: bkashTime(payment.createdAt),
    transactionStatus: 'Initiated',
    merchantInvoiceNumber: payment.invoice,
  });
}

function createProblem(fields: Fields): SimulatorReply | null {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  if (text('mode') !== '0011' || text('intent') !== 'sale' || text('currency') !== 'BDT') {
    return refused('2065', 'Mandatory field missing');
  }
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text('amount')) || Number(text('amount')) <= 0)
    return refused('2006', 'Invalid amount');
  const invoice = text('merchantInvoiceNumber');
  if (invoice === '' || invoice.length > 255 || /[<>&]/.test(invoice))
    return refused('2031', 'Invalid merchant invoice number');
  if (text('payerReference') === '' || text('payerReference').length > 255)
    return refused('2048', 'Invalid payer reference');
  return /^https?:\/\/\S+$/.test(text('callbackURL')) ? null : refused('2049', 'Invalid callback URL');
}

function newPayment({ clock }: Simulator, fields: Fields): SimulatedPayment {
  const text = (name: string) => String(fields[name] ?? '');
  return {
    paymentId: `TR0011${randomIds
      .newToken()
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 24)}`,
    decision: 'undecided',
    completed: false,
    trxId: randomIds.newTrackingId().slice(2),
    amount: text('amount'),
    invoice: text('merchantInvoiceNumber'),
    payerReference: text('payerReference'),
    callbackUrl: text('callbackURL'),
    createdAt: clock.now().getTime(),
    completedAt: null,
    refunds: [],
    scripts: scriptsOf(text('payerReference')),
  };
}

export function executePayment(simulator: Simulator, fields: Fields): Outcome {
  const { state, clock } = simulator;
  const payment = state.payments.get(String(fields['paymentID'] ?? ''));
  if (!payment) return refused('2002', 'Invalid Payment ID');
  const now = clock.now().getTime();
  if (payment.completed) return refused('2062', 'The payment has already been completed');
  if (payment.decision === 'dead') return refused('2117', 'Payment execution already been called before');
  if (payment.decision === 'cancelled') return refused('2069', 'The payment was cancelled');
  if (payment.decision !== 'approved' || now - payment.createdAt > PAYMENT_LIFETIME_MS) {
    payment.decision = 'dead';
    return refused('2056', 'Invalid Payment State');
  }
  const take = (name: Parameters<typeof takeScript>[1]) => takeScript(state, name, payment);
  if (take('insufficientBalance')) {
    payment.decision = 'failed';
    return refused('2023', 'Insufficient Balance');
  }
  if (take('executeTransient')) return refused('2003', 'Process failed');
  if (take('executeSilentNotMoved')) return 'silent';
  if (take('wrongAmount')) payment.amount = String(Number(payment.amount) - 1);
  if (take('wrongInvoice')) payment.invoice = `${payment.invoice}-other`;
  complete(payment, now);
  if (take('executeSilentMoved')) return 'silent';
  return json({
    statusCode: '0000',
    statusMessage: 'Successful',
    paymentID: payment.paymentId,
    payerReference: payment.payerReference,
    customerMsisdn: '01770618575',
    trxID: payment.trxId,
    amount: payment.amount,
    transactionStatus: 'Completed',
    paymentExecuteTime: bkashTime(now),
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: payment.invoice,
  });
}

/** The money moves. */
export function complete(payment: SimulatedPayment, now: number): void {
  payment.decision = 'approved';
  payment.completed = true;
  payment.completedAt ??= now;
}

export function queryPayment({ state }: Simulator, fields: Fields): Outcome {
  const payment = state.payments.get(String(fields['paymentID'] ?? ''));
  if (!payment) return refused('2002', 'Invalid Payment ID');
  return json({
    statusCode: '0000',
    statusMessage: 'Successful',
    paymentID: payment.paymentId,
    mode: '0011',
    paymentCreateTime: bkashTime(payment.createdAt),
    amount: payment.amount,
    currency: 'BDT',
    intent: 'sale',
    merchantInvoice: payment.invoice,
    payerReference: payment.payerReference,
    transactionStatus: payment.completed ? 'Completed' : 'Initiated',
    userVerificationStatus: payment.decision === 'approved' ? 'Complete' : 'Incomplete',
    ...(payment.completed ? { trxID: payment.trxId, maxRefundableAmount: String(refundable(payment)) } : {}),
  });
}

/** The part of a payment that has not been refunded yet. */
export function refundable(payment: SimulatedPayment): number {
  return Number(payment.amount) - payment.refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

/** Where the browser goes after the shopper's decision; the signature cannot be verified, as with bKash. */
export function callbackAddress(payment: SimulatedPayment, status: string): string {
  const address = new URL(payment.callbackUrl);
  address.searchParams.set('paymentID', payment.paymentId);
  address.searchParams.set('status', status);
  address.searchParams.set('signature', payment.paymentId.slice(-10));
  address.searchParams.set('apiVersion', '1.2.0-beta');
  return address.toString();
}
