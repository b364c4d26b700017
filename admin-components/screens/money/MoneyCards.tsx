'use client';
/** What a vendor has earned and not been paid, by why it is not paid out yet. */
import { Ban, Clock, HandCoins, Send, Wallet, type LucideIcon } from 'lucide-react';
import type { VendorMoneyShape } from '../../../contract/vendorMoney';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { vendorMoneyWords } from '../../messages/vendorMoney';

type Sum = 'available' | 'pending' | 'blocked' | 'in_payout' | 'owed_back';
const sums: readonly { key: Sum; icon: LucideIcon; isRare?: true }[] = [
  { key: 'available', icon: Wallet },
  { key: 'pending', icon: Clock },
  { key: 'blocked', icon: Ban },
  { key: 'in_payout', icon: Send },
  { key: 'owed_back', icon: HandCoins, isRare: true },
];

export function MoneyCards({ money }: { money: VendorMoneyShape }) {
  const say = useText(vendorMoneyWords);
  const { taka } = useFormats();
  const notes: Partial<Record<Sum, string>> = { pending: say('pendingText'), owed_back: say('owedBackText') };
  return (
    <ul className="haat-cards" aria-label={say('figures')}>
      {sums
        .filter(({ key, isRare }) => !isRare || money[key] !== 0)
        .map(({ key, icon: Icon }) => (
          <li key={key}>
            <div className="haat-card">
              <span className="haat-card__icon">
                <Icon size={20} aria-hidden />
              </span>
              <span className="haat-card__words">
                <span className="haat-card__name">{say(key)}</span>
                <span className="haat-card__value">{taka(money[key])}</span>
                {notes[key] && <span className="haat-table__quiet">{notes[key]}</span>}
              </span>
            </div>
          </li>
        ))}
    </ul>
  );
}
