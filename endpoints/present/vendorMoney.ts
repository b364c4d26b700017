import type { PayoutAccountShape } from '../../contract/payoutAccounts';
import type { PayoutStatementShape } from '../../contract/payoutStatements';
import type { MovementShape, StatementShape, VendorMoneyShape, VendorPayoutShape } from '../../contract/vendorMoney';
import { commissionScopes } from '../../domain/commissions/rules';
import { maskedNumber } from '../../domain/payouts/account';
import type { Payout, PayoutAccount } from '../../payload-types';
import type { Explained } from '../../services/vendorMoney/explainLines';
import type { PayoutStatement } from '../../services/vendorMoney/readPayoutStatement';
import type { Movement, Statement } from '../../services/vendorMoney/readStatement';
import type { VendorMoney } from '../../services/vendorMoney/readVendorMoney';
import { refId } from '../../services/relations';

/** `isWhole` shows the whole account number: for the vendor and the super admin. */
export function presentVendorMoney(
  { balance, next, accounts, weeks }: VendorMoney,
  isWhole: boolean,
): VendorMoneyShape {
  const { available, pending, blocked, in_payout } = balance;
  return {
    available: Math.max(available, 0),
    // When nothing is pending the sum is −0.
    pending: 0 + pending,
    blocked,
    in_payout,
    owed_back: Math.max(0 - available, 0),
    weeks,
    next_payout: next,
    account: accounts.current && presentAccount(accounts.current, isWhole),
    waiting: accounts.waiting && presentAccount(accounts.waiting, isWhole),
  };
}

const presentAccount = (account: PayoutAccount, isWhole: boolean): PayoutAccountShape => ({
  method: account.method,
  number: isWhole ? account.number : maskedNumber(account.number),
  holder: account.holder,
  bank: account.bank ?? '',
  branch: account.branch ?? '',
  routing: account.routing ?? '',
  valid_from: account.valid_from,
});

export const presentVendorPayout = (payout: Payout): VendorPayoutShape => ({
  id: payout.id,
  amount: payout.amount,
  status: payout.status,
  method: payout.method,
  number: maskedNumber(payout.number),
  reference: payout.reference ?? '',
  failure: payout.failure ?? '',
  lines: payout.lines ?? null,
  created_at: payout.createdAt,
  sent_at: payout.sent_at ?? null,
});

export const presentStatement = ({ movements, total, ...sums }: Statement): StatementShape => ({
  ...sums,
  movements: movements.map(presentMovement),
  totalcount: total,
});

export const presentPayoutStatement = ({ payout, payee, movements, total }: PayoutStatement): PayoutStatementShape => ({
  payout: presentVendorPayout(payout),
  vendor_id: refId(payout.vendor)!,
  business_name: payee?.business_name ?? '',
  run_id: refId(payout.run)!,
  movements: movements.map(presentCovered),
  totalcount: total,
});

const presentMovement = ({ balance, ...movement }: Movement): MovementShape => ({
  ...presentCovered(movement),
  balance,
});

type Covered = PayoutStatementShape['movements'][number];

const presentCovered = ({ order_number, parts, lines, ...movement }: Explained): Covered => ({
  ...movement,
  order_id: order_number,
  lines: lines.map(({ scope, ...line }) => ({
    ...line,
    scope: commissionScopes.find((known) => known === scope) ?? '',
  })),
  ...parts,
});
