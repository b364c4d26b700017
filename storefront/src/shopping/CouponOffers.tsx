/**
 * The coupons offered for a cart: the best one can be used with one press; the others are behind it, with the amounts
 * missing for them.
 */
import { TicketPercent } from 'lucide-react';
import styled from 'styled-components';
import type { CouponOffer } from '../../../contract/checkout';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { WithWritten } from '../ui/AsWritten';
import { Button } from '../ui/Button';
import { couponMessages } from './coupon.messages';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  font-size: 0.9375rem;
  p {
    color: var(--ink-2);
  }
  small {
    display: block;
    font-size: 0.875rem;
    font-weight: 400;
  }
  summary {
    padding: 6px 0;
    color: var(--leaf);
    font-weight: 600;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: 8px;
    margin-top: 4px;
  }
`;

export type CouponOffersProps = {
  /** The best one first, as the server sorts them. */
  offers: readonly CouponOffer[];
  isPending?: boolean;
  onUse: (code: string) => void;
};

function OneOffer({ offer, isPending, onUse }: Omit<CouponOffersProps, 'offers'> & { offer: CouponOffer }) {
  const say = useText(couponMessages);
  const { taka } = useFormats();
  const { code, missing } = offer;
  const amount = taka(offer.amount);
  const goods = offer.only_for && <small>{say('onlyFor', { names: offer.only_for })}</small>;
  if (missing > 0) {
    const sentence = say('notYet', { code, amount, missing: taka(missing), minimum: taka(offer.min_order) });
    return (
      <p>
        <WithWritten sentence={sentence} written={code} />
        {goods}
      </p>
    );
  }
  return (
    <Button
      kind="quiet"
      isWide
      isBusy={isPending === true}
      icon={<TicketPercent size={18} aria-hidden="true" />}
      onClick={() => onUse(code)}
    >
      <span>
        <WithWritten sentence={say('use', { code, amount })} written={code} />
        {goods}
      </span>
    </Button>
  );
}

export function CouponOffers({ offers, ...rest }: CouponOffersProps) {
  const say = useText(couponMessages);
  const [best, ...others] = offers;
  if (!best) return null;
  return (
    <Box aria-label={say('offers')}>
      <OneOffer offer={best} {...rest} />
      {others.length > 0 && (
        <details>
          <summary>{say('others', { count: others.length })}</summary>
          <ul>
            {others.map((offer) => (
              <li key={offer.code}>
                <OneOffer offer={offer} {...rest} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Box>
  );
}
