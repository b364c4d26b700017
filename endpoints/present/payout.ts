import type { BankRowShape } from '../../contract/payoutBankFiles';
import type { PayoutPreviewShape, PayoutRunShape } from '../../contract/payoutRuns';
import type { PayoutShape } from '../../contract/payouts';
import type { VendorBalanceShape } from '../../contract/settlement';
import { handAccounts } from '../../domain/ledger/events';
import { sumOf } from '../../domain/money';
import { maskedNumber } from '../../domain/payouts/account';
import { payoutLimits } from '../../domain/payouts/limits';
import { payoutReference } from '../../domain/payouts/statuses';
import type { PayoutRun, User } from '../../payload-types';
import type { previewBankRows } from '../../services/payouts/importBank';
import type { ListedBalance } from '../../services/payouts/listBalances';
import type { ListedPayout } from '../../services/payouts/listPayouts';
import type { RunPlan } from '../../services/payouts/planRun';
import { filled, refId } from '../../services/relations';

export const presentBalance = ({ vendor, isOpen, ...each }: ListedBalance): VendorBalanceShape => ({
  vendor_id: vendor,
  business_name: each.business_name,
  suspended: !isOpen,
  method: each.method,
  balance: each.balance,
  available: each.available,
  pending: each.pending,
  blocked: each.blocked,
  in_payout: each.in_payout,
});

/** `isWhole` shows whole account numbers: for super admins. */
export const presentPlan = ({ paid, leftOut }: RunPlan, isWhole: boolean): PayoutPreviewShape => ({
  total: sumOf(paid.map(({ amount }) => amount)),
  payouts: paid.map(({ vendor, amount, account }) => ({
    vendor_id: vendor.vendor,
    business_name: vendor.business_name,
    amount,
    method: account.method,
    number: isWhole ? account.number : maskedNumber(account.number),
  })),
  left_out: leftOut.slice(0, payoutLimits.leftOut).map(({ vendor, available, balance, reason }) => ({
    vendor_id: vendor.vendor,
    business_name: vendor.business_name,
    available,
    balance,
    reason,
  })),
  left_out_count: leftOut.length,
});

const nameOf = (person: PayoutRun['prepared_by'] | null | undefined): string | null =>
  filled<User>(person)?.name ?? null;

/** A run with its people populated. */
export const presentRun = (run: PayoutRun): PayoutRunShape => ({
  id: run.id,
  status: run.status,
  until: run.until,
  minimum: run.minimum,
  total: run.total,
  payouts: run.payouts,
  note: run.note ?? '',
  prepared_by: nameOf(run.prepared_by),
  approved_by: nameOf(run.approved_by),
  approved_at: run.approved_at ?? null,
  discarded_by: nameOf(run.discarded_by),
  created_at: run.createdAt,
});

/** `isWhole` shows the whole account number: for super admins. */
export const presentPayout = ({ payout, payee, byBkash }: ListedPayout, isWhole: boolean): PayoutShape => ({
  id: payout.id,
  run_id: refId(payout.run)!,
  vendor_id: refId(payout.vendor)!,
  business_name: payee?.business_name ?? '',
  suspended: !payee?.isOpen,
  amount: payout.amount,
  lines: payout.lines ?? null,
  status: payout.status,
  method: payout.method,
  number: isWhole ? payout.number : maskedNumber(payout.number),
  holder: payout.holder,
  bank: payout.bank ?? '',
  branch: payout.branch ?? '',
  routing: payout.routing ?? '',
  our_reference: payoutReference(payout.id),
  reference: payout.reference ?? '',
  by_bkash: byBkash,
  invoice: payout.invoice ?? '',
  sending_at: payout.sending_at ?? null,
  said: payout.said ?? '',
  unknown_to_bkash: Boolean(payout.unknown_at),
  sent_from: handAccounts.find((account) => account === payout.sent_from) ?? null,
  sent_at: payout.sent_at ?? null,
  sent_by: nameOf(payout.sent_by),
  failed_at: payout.failed_at ?? null,
  failure: payout.failure ?? '',
  created_at: payout.createdAt,
});

type SeenRow = Awaited<ReturnType<typeof previewBankRows>>[number];

export const presentBankRow = (row: SeenRow): BankRowShape => ({
  line: row.line,
  reference: row.reference,
  number: row.number,
  amount: row.amount,
  result: row.result,
  payout_id: row.payout,
  business_name: row.business_name,
});
