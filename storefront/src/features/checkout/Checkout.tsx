/** The whole checkout of one of the two carts. */
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { cartBlockers } from '../../../../domain/cart/blockers';
import { productType } from '../../../../domain/catalogue/productType';
import { totalOf } from '../../../../domain/orders/totals';
import type { FieldErrors } from '../../../../contract/client/answer';
import { paths } from '../../app/paths';
import { isSameUpazila, placeOf } from '../../app/session/place';
import { keepUnfinished } from '../../app/session/unfinished';
import { clearAuth } from '../../app/session/storage';
import type { Formats } from '../../../../frontend/formats/formats';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Arrival } from '../../shopping/Arrival';
import { CheaperDelivery } from '../../shopping/CheaperDelivery';
import { ButtonLink } from '../../ui/Button';
import { Card, Stack } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { PageSkeleton } from '../../ui/Skeleton';
import { prepareToasts, showToast } from '../../ui/toast';
import { CouponBox } from './CouponBox';
import type { AddressData, AddressFormHandle } from '../../shopping/AddressForm';
import { keepDraft, readAddressDraft, readDraft } from './checkoutDraft';
import { DeliveryChoice } from './DeliveryChoice';
import { checkoutMessages } from './messages';
import { hasOrderKey } from './orderKey';
import { PaymentChoice, type MovedTotal } from './PaymentChoice';
import { SummaryTable } from './SummaryTable';
import type { CheckoutKind } from './orderKey';
import { useCheckoutData, useCoupon, usePlaceOrder, type PayMethod } from './useCheckout';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
    gap: 20px;
  }
`;
const Verify = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 14px;
`;

const blockerTexts = { otherArea: 'removeUnavailable', outOfStock: 'removeOutOfStock' } as const;
/** Errors that have no field of their own on the screen. */
const ownFields = [
  'address_line',
  'address_id',
  'payment_method',
  'delivery_note',
  'delivery_date',
  'delivery_time',
  'coupon_code',
  'coupon_amount',
  'expected_total',
];

type Lines = NonNullable<ReturnType<typeof useCheckoutData>['lines']>;
type PlaceNow = ReturnType<typeof useCheckoutData>['place'];

function blockersOf(kind: CheckoutKind, lines: Lines, place: PlaceNow) {
  const type = kind === 'grocery' ? productType.grocery : productType.general;
  // Stored places may lack an id; whether a line is sold here is decided once, and the rule gets yes or no.
  const checked = lines.map(({ product }) => ({
    stock: product.qty,
    upazila: isSameUpazila(place, product.vendor) ? 'here' : 'elsewhere',
  }));
  return cartBlockers(type, checked, 'here');
}

/** The preselected address: one in the stored area, the default one first; else the default one, else the newest. */
function firstChoice(addresses: readonly AddressData[], place: PlaceNow): AddressData | undefined {
  const isHere = (one: AddressData) =>
    isSameUpazila(place, { business_upazila: one.upazila, business_upazila_id: one.upazila_id });
  const [usual, ...others] = [...addresses].sort((one, other) => other.is_default - one.is_default);
  return usual && ([usual, ...others].find(isHere) ?? usual);
}

/** The destination: the chosen address, or until there is one the shopper's area. */
function destinationOf(address: AddressData | null, place: PlaceNow, nameOf: Formats['nameOf']) {
  if (address)
    return { district: address.district_id, area: nameOf({ name: address.upazila, name_bn: address.upazila_bn }) };
  return place && { district: place.district.id, area: nameOf(place.upazila) };
}

/** If signed out meanwhile, the answer of the carts says so in its body. */
function useLeaveWhenUnknown(status: number | undefined, message: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 401) return;
    showToast('warning', message);
    keepUnfinished({ waitsFor: 'signIn', viaHome: true });
    clearAuth();
    void navigate(paths.home, { replace: true });
  }, [status, message, navigate]);
}

export function Checkout({ kind }: { kind: CheckoutKind }) {
  const say = useText(checkoutMessages);
  const id = useId();
  const { nameOf } = useFormats();
  const frame = useRef<HTMLDivElement>(null);
  const shownTotal = useRef(0);
  const { cart, checkout, lines, summary, place } = useCheckoutData(kind);
  const { coupon, apply, renew, remove, isPending: isApplying } = useCoupon(kind, cart.answer !== undefined);
  const [addressId, setAddressId] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(() => readAddressDraft(kind) !== null);
  const addressForm = useRef<AddressFormHandle>(null);
  const [draft, setDraft] = useState(() => readDraft(kind));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [moved, setMoved] = useState<MovedTotal | null>(null);
  const showWrong = (wrong: FieldErrors) => {
    setErrors(wrong);
    // A refused coupon is not shown as applied.
    if (wrong['coupon_code']) remove();
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const { place: placeOrder, processing } = usePlaceOrder(kind, {
    onWrong: showWrong,
    onMoved: (to) => {
      setMoved({ from: shownTotal.current, to });
      return renew();
    },
  });
  useEffect(prepareToasts, []);
  useLeaveWhenUnknown(cart.failure?.status, cart.failure?.message ?? '');

  if (!lines || !summary || !checkout.answer) return <PageSkeleton />;
  if (lines.length === 0) {
    // The order was just placed: the next page is loading.
    if (processing !== null) return <PageSkeleton />;
    return (
      <EmptyState title={say('empty')} text={hasOrderKey(kind) ? say('looksPlaced') : say('emptyText')} heading="h2">
        {hasOrderKey(kind) && <ButtonLink to={paths.accountOrders}>{say('myOrders')}</ButtonLink>}
        <ButtonLink to={paths.cart}>{say('backToCart')}</ButtonLink>
      </EmptyState>
    );
  }
  const addresses = checkout.answer.address;
  const address =
    addresses.find((one) => String(one.id) === addressId) ??
    (addressId === null ? firstChoice(addresses, place) : undefined) ??
    null;
  const isVerified = checkout.answer.mobileverify === 1;
  const otherErrors = Object.entries(errors).filter(
    ([name]) => !ownFields.includes(name) && name !== 'Idempotency-Key',
  );
  const total = totalOf({
    subtotal: summary.subtotal,
    coupon_amount: coupon.amount,
    delivery_charge: summary.delivery_charge,
  });

  const isWriting = isAdding || addresses.length === 0;
  const to = isWriting ? null : address;
  const there = to ? placeOf(to) : place;
  const blockersThere = blockersOf(kind, lines, there);
  const comes = !there || !blockersThere.includes('otherArea');
  // Goods that come to the chosen address may be ordered wherever the shopper looked around.
  const blockers = comes ? blockersThere : blockersOf(kind, lines, place);

  const onPlace = async (method: PayMethod) => {
    if (!isVerified) {
      showToast('error', say('notVerified'));
      return;
    }
    // The address being written is saved first, so that ordering takes one button.
    const chosen = isWriting ? await addressForm.current?.save() : address;
    if (!chosen) {
      showToast('error', say('checkAll'));
      if (!isWriting) showWrong({ address_line: [say('addressFirst')] });
      return;
    }
    setErrors({});
    setMoved(null);
    shownTotal.current = total;
    void placeOrder(method, {
      address: chosen,
      ...draft,
      coupon,
      subtotal: summary.subtotal,
      deliveryCharge: summary.delivery_charge,
    });
  };

  return (
    <Stack>
      {!isVerified && (
        <Notice tone="warn">
          <Verify>
            <span>{say('notVerifiedText')}</span>
            <ButtonLink size="small" to={paths.verify} onClick={() => keepUnfinished({ waitsFor: 'signIn' })}>
              {say('verifyNow')}
            </ButtonLink>
          </Verify>
        </Notice>
      )}
      <div id={`${id}-why`}>
        {blockers.map((blocker) => (
          <Notice key={blocker} tone="danger" isAlert>
            {say(blockerTexts[blocker])} <Link to={paths.cart}>{say('backToCart')}</Link>
          </Notice>
        ))}
      </div>
      {otherErrors.length > 0 && (
        <Notice tone="danger" isAlert>
          {otherErrors.flatMap(([, sentences]) => sentences).join(' ')}
        </Notice>
      )}
      {errors['Idempotency-Key'] && (
        <Notice tone="warn" isAlert>
          {say('looksPlaced')} <Link to={paths.accountOrders}>{say('myOrders')}</Link>
        </Notice>
      )}
      <Grid>
        <Card>
          <DeliveryChoice
            kind={kind}
            addresses={addresses}
            address={address}
            onAddress={(chosen) => {
              setAddressId(chosen);
              setErrors({});
            }}
            isAdding={isWriting}
            onAdding={setAdding}
            addressForm={addressForm}
            draft={draft}
            onDraft={(changed) => {
              setDraft(changed);
              keepDraft(kind, changed);
            }}
            errors={errors}
            frame={frame}
          />
        </Card>
        <Stack>
          <Card>
            <Stack>
              <h2>{say('summary')}</h2>
              <SummaryTable lines={lines} summary={summary} coupon={coupon} />
              <CheaperDelivery summary={summary} />
              {comes && (
                <Arrival
                  type={kind === 'grocery' ? productType.grocery : productType.general}
                  from={lines.map(({ product }) => product.vendor.business_district_id)}
                  to={destinationOf(to, place, nameOf)}
                  asked={kind === 'grocery' ? draft.date : ''}
                />
              )}
              <CouponBox
                kind={kind}
                subtotal={summary.subtotal}
                coupon={coupon}
                isPending={isApplying}
                errors={errors['coupon_code'] ?? errors['coupon_amount']}
                onApply={apply}
                onRemove={remove}
              />
            </Stack>
          </Card>
          <Card>
            <PaymentChoice
              total={total}
              processing={processing}
              isBlocked={blockers.length > 0}
              whyId={`${id}-why`}
              errors={errors['payment_method'] ?? []}
              moved={moved}
              onPlace={(method) => void onPlace(method)}
            />
          </Card>
        </Stack>
      </Grid>
    </Stack>
  );
}
