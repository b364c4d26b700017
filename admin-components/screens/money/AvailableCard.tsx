'use client';
/** A tile of the vendor's dashboard: the amount available for payout, with a link to the vendor's money. */
import { Link } from '@payloadcms/ui';
import { Wallet } from 'lucide-react';
import { myMoney } from '../../../contract/vendorMoney';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import { screenAddress } from '../../routes';

export function AvailableCard() {
  const say = useText(vendorMoneyWords);
  const { taka } = useFormats();
  const { answer } = useCall(myMoney, {}, { isQuiet: true });
  return (
    <Link className="haat-card" href={screenAddress('my-money')} prefetch={false}>
      <span className="haat-card__icon">
        <Wallet size={20} aria-hidden />
      </span>
      <span className="haat-card__words">
        <span className="haat-card__name">{say('available')}</span>
        <span className="haat-card__value">{answer ? taka(answer.money.available) : '…'}</span>
      </span>
    </Link>
  );
}
