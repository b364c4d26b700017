'use client';
/** Lines below an amount: what was canceled, paid, refunded and is outstanding. */
import { moneyRows } from '../../../domain/orders/moneyWords';
import type { MoneyShape } from '../../../contract/money';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import type { Fact } from '../page/Facts';

export function useMoneyFacts(): (total: number, money: MoneyShape) => Fact[] {
  const pair = usePair();
  const { taka } = useFormats();
  return (total, money) =>
    moneyRows(total, money).map(({ key, label, amount }) => ({
      name: pair(label),
      value: key === 'outstanding' || key === 'refund_owed' ? <strong>{taka(amount)}</strong> : taka(amount),
    }));
}
