'use client';
/** What a vendor has earned and not been paid, by why it is not paid out yet. */
import { Ban, CalendarClock, Clock, HandCoins, Send, Wallet, type LucideIcon } from 'lucide-react';
import type { VendorMoneyShape } from '../../../contract/vendorMoney';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { noPayoutReasons, vendorMoneyWords } from '../../messages/vendorMoney';

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
  const pair = usePair();
  const { taka } = useFormats();
  const next = money.next_payout;
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
      <li>
        <div className="haat-card">
          <span className="haat-card__icon">
            <CalendarClock size={20} aria-hidden />
          </span>
          <span className="haat-card__words">
            <span className="haat-card__name">{say('nextPayout')}</span>
            <span className="haat-card__value">{taka(next.amount)}</span>
            <span className="haat-table__quiet">
              {next.reason === null ? say('nextPayoutText') : pair(noPayoutReasons[next.reason])}
            </span>
          </span>
        </div>
      </li>
    </ul>
  );
}
