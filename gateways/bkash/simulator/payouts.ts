/** Payouts to wallets (B2C): each invoice number once, and a search by trxID or invoice number. */
import { randomIds } from '../../ids';
import type { Outcome } from './payments';
import {
  bkashTime,
  json,
  refused,
  rememberPayout,
  takeScript,
  type SimulatedPayout,
  type Simulator,
  type SimulatorReply,
} from './state';

type Fields = Record<string, unknown>;

/** The second shape of a refusal. */
const failed = (errorCode: string, errorMessage: string): SimulatorReply => json({ errorCode, errorMessage });

export function payOut(simulator: Simulator, fields: Fields): Outcome {
  const { state, clock } = simulator;
  const take = (name: Parameters<typeof takeScript>[1]) => takeScript(state, name);
  if (take('payoutTransient')) return refused('2003', 'Process failed');
  if (take('payoutMaintenance')) return failed('503', 'System is undergoing maintenance');
  if (take('payoutBadRequest')) return json({ message: 'Invalid request body' }, 400);
  const problem = problemOf(fields);
  if (problem) return problem;
  const text = (name: string) => String(fields[name] ?? '');
  const invoice = text('merchantInvoiceNumber');
  if (state.payouts.some((payout) => payout.invoice === invoice))
    return failed('2029', 'Duplicate for all transactions');
  if (take('payoutInsufficientBalance')) return failed('2023', 'Insufficient Balance');
  if (take('payoutUnknownReceiver')) return failed('2057', 'Not a bKash Account');
  if (take('payoutBlockedReceiver')) return blocked();
  if (take('payoutSilentNotMoved')) return 'silent';
  const isPending = take('payoutPending');
  const willFail = take('payoutFailed');
  const payout: SimulatedPayout = {
    invoice,
    trxId: randomIds.newTrackingId().slice(2),
    amount: take('payoutWrongAmount') ? String(Number(text('amount')) - 1) : text('amount'),
    receiver: text('receiverMSISDN'),
    state: isPending || willFail ? 'Initiated' : 'Completed',
    becomes: willFail ? 'Failed' : 'Completed',
    at: clock.now().getTime(),
  };
  rememberPayout(state, payout);
  return take('payoutSilentMoved') ? 'silent' : json(written(payout));
}

/** The third shape. */
const blocked = (): SimulatorReply =>
  json(
    {
      internalCode: 'credit_party_state_prohibits',
      externalCode: '2039',
      errorMessageEn: 'The account of the credit party is in a state which prohibits execution of this transaction',
      errorMessageBn: 'প্রাপকের অ্যাকাউন্টে এখন লেনদেন করা যায় না',
    },
    400,
  );

function problemOf(fields: Fields): SimulatorReply | null {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  if (text('currency') !== 'BDT') return failed('2007', 'Invalid currency');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text('amount')) || Number(text('amount')) <= 0)
    return failed('2006', 'Invalid amount');
  const invoice = text('merchantInvoiceNumber');
  if (invoice === '' || invoice.length > 255) return failed('2031', 'Invalid merchant invoice number');
  return /^01[3-9]\d{8}$/.test(text('receiverMSISDN')) ? null : failed('2012', 'Invalid Receiver MSISDN');
}

/** By its trxID or our invoice number. */
export function searchPayout({ state }: Simulator, wanted: string): Outcome {
  if (takeScript(state, 'payoutSearchSilent')) return 'silent';
  const payout = state.payouts.find(({ invoice, trxId }) => invoice === wanted || trxId === wanted);
  if (!payout) return failed('2033', 'Transaction not found');
  payout.state = payout.becomes;
  return json(written(payout));
}

const written = ({ trxId, state, amount, invoice, receiver, at }: SimulatedPayout) => ({
  completedTime: bkashTime(at),
  trxID: trxId,
  transactionStatus: state,
  amount,
  currency: 'BDT',
  merchantInvoiceNumber: invoice,
  receiverMSISDN: receiver,
});
