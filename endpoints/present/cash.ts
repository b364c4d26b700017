import type { CashPieces } from '../../contract/cash';
import type { CashCountShape, CashDepositShape, CashDeskShape, CashSheetRow } from '../../contract/cashShapes';
import { denominations } from '../../domain/cash/count';
import { countedAtBank } from '../../domain/cash/deposit';
import { daysSince } from '../../domain/refunds/ageing';
import type { CashCount, CashDeposit, User, Warehouse } from '../../payload-types';
import type { Desk } from '../../services/cash/readDesks';
import type { SheetRow } from '../../services/cash/readSheet';
import { filled, refId, type Relation } from '../../services/relations';
import { flag } from './flags';

type Person = number | string | User | null | undefined;
const nameOf = (person: Person): string => filled(person as User | null)?.name ?? '';

export const presentHouse = (warehouse: Relation | Warehouse, name?: string) => ({
  id: refId(warehouse) ?? '',
  name: name ?? filled(warehouse as Warehouse)?.name ?? '',
});

const presentReversal = (of: Pick<CashCount, 'reversed_at' | 'reversed_by' | 'reversal_reason'>) =>
  of.reversed_at ? { at: of.reversed_at, by: nameOf(of.reversed_by), reason: of.reversal_reason ?? '' } : null;

export function presentCashCount(count: CashCount, house?: Warehouse): CashCountShape {
  const pieces = (count.pieces ?? {}) as Partial<CashPieces>;
  return {
    id: count.id,
    warehouse: presentHouse(count.warehouse, house?.name),
    expected: count.expected,
    counted: count.counted,
    difference: count.difference,
    pieces: Object.fromEntries(denominations.map((value) => [String(value), pieces[`${value}`] ?? 0])) as CashPieces,
    reason: count.reason ?? '',
    by: nameOf(count.counted_by),
    at: count.createdAt,
    reversal: presentReversal(count),
  };
}

export const presentCashDeposit = (deposit: CashDeposit, house?: Warehouse): CashDepositShape => ({
  id: deposit.id,
  warehouse: presentHouse(deposit.warehouse, house?.name),
  amount: deposit.amount,
  counted: countedAtBank(deposit),
  difference: countedAtBank(deposit) - deposit.amount,
  reason: deposit.reason ?? '',
  slip: deposit.slip,
  bank: deposit.bank ?? '',
  branch: deposit.branch ?? '',
  by: nameOf(deposit.deposited_by),
  at: deposit.createdAt,
  reversal: presentReversal(deposit),
});

export const presentCashDesk = (desk: Desk, now: Date): CashDeskShape => ({
  warehouse: presentHouse(desk.warehouse),
  is_own: flag(desk.isOwn ? 1 : 0),
  expected: desk.expected,
  collected_packages: desk.collected.packages,
  collected: desk.collected.sum,
  last_count: desk.lastCount && presentCashCount(desk.lastCount, desk.warehouse),
  last_deposit: desk.lastDeposit && presentCashDeposit(desk.lastDeposit, desk.warehouse),
  days_since_deposit: desk.lastDeposit && daysSince(new Date(desk.lastDeposit.createdAt), now),
  difference_counts: desk.differences.counts,
  difference_deposits: desk.differences.deposits,
  differences: desk.differences.sum,
});

export const presentSheetRow = ({ order_number, ...row }: SheetRow): CashSheetRow => ({
  ...row,
  order_id: order_number,
});
