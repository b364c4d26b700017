/** One of the two carts: its lines, its totals, and the button to the checkout. */
import { ShoppingBasket, Store, Trash2 } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import type { CartSummary } from '../../../../contract/cart';
import type { CouponOffer } from '../../../../contract/checkout';
import { productType } from '../../../../domain/catalogue/productType';
import { totalOf } from '../../../../domain/orders/totals';
import { paths } from '../../app/paths';
import { openPlaceSheet } from '../../app/session/askPlace';
import { usePlace } from '../../app/session/useStored';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Arrival } from '../../shopping/Arrival';
import { CheaperDelivery } from '../../shopping/CheaperDelivery';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { IconButton } from '../../ui/IconButton';
import { Notice } from '../../ui/Notice';
import { cartProblems, lineProblems, problemTexts } from './blockers';
import { CartCoupon, useCartCoupon } from './CartCoupon';
import { CartLine } from './CartLine';
import { cartMessages } from './messages';
import type { CartKind, CartLineData } from './useCart';

const Grid = styled.div`
  display: grid;
  gap: 14px;
  align-items: start;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: 20px;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 10px 14px;
  > svg {
    color: var(--leaf);
    flex: none;
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  p {
    color: var(--ink-3);
    font-size: 0.875rem;
  }
  @media (min-width: 640px) {
    padding: 12px 20px;
  }
`;
const Side = styled(Card)`
  display: grid;
  gap: 12px;
  @media (min-width: 900px) {
    position: sticky;
    top: 96px;
    padding: 20px;
  }
`;
const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px 0;
  font-variant-numeric: tabular-nums;
  transition: opacity var(--quick);
  dt {
    color: var(--ink-2);
  }
  dd {
    padding-left: 16px;
    text-align: right;
  }
  .off {
    color: var(--good);
  }
  .total {
    padding-top: 10px;
    border-top: 1px solid var(--line);
    color: var(--ink);
    font-size: 1.1875rem;
    font-weight: 600;
  }
`;
const Bare = styled.div`
  padding: 22px 20px;
  border-top: 1px solid var(--line);
  color: var(--ink-2);
  a {
    font-weight: 600;
  }
`;

type SumProps = { summary: CartSummary; coupon: CouponOffer | null; isChanging: boolean; shops: number };

function Sum({ summary, coupon, isChanging, shops }: SumProps) {
  const say = useText(cartMessages);
  const { taka } = useFormats();
  const off = summary.shipping_discount;
  return (
    <Sums aria-busy={isChanging} style={{ opacity: isChanging ? 0.5 : 1 }}>
      <dt>{say('original')}</dt>
      <dd>{taka(summary.original)}</dd>
      {summary.discount > 0 && (
        <>
          <dt>{say('discount')}</dt>
          <dd className="off">{taka(-summary.discount)}</dd>
        </>
      )}
      <dt>
        {say('shippingFee')}
        {shops > 1 && ` (${say('shops', { count: shops })})`}
      </dt>
      <dd>{taka(summary.shipping_fee)}</dd>
      {off > 0 && (
        <>
          <dt>{summary.free_shipping === 1 ? say('freeShipping') : say('shippingDiscount')}</dt>
          <dd className="off">{taka(-off)}</dd>
        </>
      )}
      {coupon && (
        <>
          <dt>{say('coupon', { code: coupon.code })}</dt>
          <dd className="off">{taka(-coupon.amount)}</dd>
        </>
      )}
      <dt className="total">{say('total')}</dt>
      <dd className="total">
        {taka(
          totalOf({
            subtotal: summary.subtotal,
            coupon_amount: coupon?.amount ?? 0,
            delivery_charge: summary.delivery_charge,
          }),
        )}
      </dd>
    </Sums>
  );
}

export type CartCardProps = {
  kind: CartKind;
  lines: readonly CartLineData[];
  summary: CartSummary;
  /** The number of shops; shown only for the general cart. */
  shops: number;
  isChanging: boolean;
  onStep: (line: CartLineData, direction: 'inc' | 'dec') => void;
  onRemove: (line: CartLineData) => void;
  onSaveLater: (line: CartLineData) => void;
  onClear: () => void;
};

export function CartCard({
  kind,
  lines,
  summary,
  shops,
  isChanging,
  onStep,
  onRemove,
  onSaveLater,
  onClear,
}: CartCardProps) {
  const say = useText(cartMessages);
  const place = usePlace();
  const id = useId();
  const { nameOf } = useFormats();
  const coupon = useCartCoupon(kind, summary.subtotal);
  const problems = cartProblems(kind, lines, place);
  const isBlocked = problems.length > 0;
  const name = say(kind);
  const Icon = kind === 'grocery' ? ShoppingBasket : Store;
  const head = (
    <Head>
      <Icon size={24} aria-hidden="true" />
      <div>
        <h2 id={id}>{name}</h2>
        <p>{lines.length === 0 ? say('emptySide') : say('items', { count: lines.length })}</p>
      </div>
      {lines.length > 0 && (
        <IconButton
          name={say('clearNamed', { cart: name })}
          icon={<Trash2 size={20} aria-hidden="true" />}
          isDanger
          onClick={onClear}
        />
      )}
    </Head>
  );
  if (lines.length === 0) {
    return (
      <Card $flush aria-labelledby={id}>
        {head}
        <Bare>
          <ButtonLink kind="quiet" size="small" to={kind === 'grocery' ? paths.grocery : paths.mall}>
            {kind === 'grocery' ? say('browseGrocery') : say('browseMall')}
          </ButtonLink>
        </Bare>
      </Card>
    );
  }
  return (
    <Grid>
      <Card $flush aria-labelledby={id}>
        {head}
        <ul>
          {lines.map((line) => (
            <CartLine
              key={line.id}
              kind={kind}
              line={line}
              problems={lineProblems(kind, line, place)}
              onStep={(direction) => onStep(line, direction)}
              onRemove={() => onRemove(line)}
              onSaveLater={() => onSaveLater(line)}
            />
          ))}
        </ul>
      </Card>
      <Side aria-label={`${name}: ${say('summary')}`}>
        <h3>{say('summary')}</h3>
        <Sum summary={summary} coupon={coupon.chosen} isChanging={isChanging} shops={shops} />
        <CartCoupon {...coupon} />
        <CheaperDelivery summary={summary} />
        {!(place && problems.includes('otherArea')) && (
          <Arrival
            type={kind === 'grocery' ? productType.grocery : productType.general}
            from={lines.map(({ product }) => product.vendor.business_district_id)}
            to={place && { district: place.district.id, area: nameOf(place.upazila) }}
          />
        )}
        {isBlocked && (
          <div id={`${id}-why`}>
            {problems.map((problem) => (
              <Notice key={problem} tone="danger" isAlert>
                {say(problemTexts[problem])}
              </Notice>
            ))}
          </div>
        )}
        {kind === 'grocery' && isBlocked && problems.includes('otherArea') && (
          <p>
            {place ? say('location', { area: nameOf(place.upazila) }) : ''}{' '}
            <ButtonLink kind="plain" size="small" to={paths.locationSet} onClick={openPlaceSheet}>
              {place ? say('changeLocation') : say('setLocation')}
            </ButtonLink>
          </p>
        )}
        {isBlocked ? (
          <Button kind="action" size="large" isWide disabled aria-describedby={`${id}-why`}>
            {say('checkout')}
          </Button>
        ) : (
          <ButtonLink
            kind="action"
            size="large"
            isWide
            to={paths.checkout(kind)}
            aria-label={say('checkoutNamed', { cart: name })}
          >
            {say('checkout')}
          </ButtonLink>
        )}
      </Side>
    </Grid>
  );
}
