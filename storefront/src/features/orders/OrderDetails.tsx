/** One package: its progress, products, amounts and address; reviews and returns of its products. */
import { Fragment, lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { z } from 'zod';
import { userOrderDetails, type customerOrderLine } from '../../../../contract/account';
import type { AnswerOf } from '../../../../contract/route';
import { useCall } from '../../../../frontend/api/useCall';
import { paths } from '../../app/paths';
import { optionText } from '../../../../domain/catalogue/optionText';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { AskShop } from '../../shopping/AskShop';
import { BoughtLine } from '../../shopping/BoughtLine';
import { AsWritten } from '../../ui/AsWritten';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { Card, Row, Stack } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { confirm } from '../../ui/dialog';
import { EmptyState } from '../../ui/EmptyState';
import { Facts } from '../../ui/Facts';
import { PageSkeleton } from '../../ui/Skeleton';
import { paymentMethod } from '../../../../domain/orders/payment';
import { packageStatus } from '../../../../domain/packages/status';
import { cancelMessages } from './cancel.messages';
import { invoiceMessages } from './invoice.messages';
import { orderMessages } from './messages';
import { PayChoice } from './PayChoice';
import { PackageProgress } from './PackageProgress';
import { isPayOpen, moneyTone, paymentName, useMoney } from './payment';
import { statusTone, useStatusName } from './status';
import { useExpected } from './useExpected';

const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog')).CancelDialog }));

type PackageData = AnswerOf<typeof userOrderDetails>['package'];
type LineData = z.output<typeof customerOrderLine>;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 0;
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--ink-3);
  }
  dd {
    padding-left: 20px;
    overflow-wrap: anywhere;
  }
  .sum {
    text-align: right;
  }
  .total {
    padding-top: 8px;
    border-top: 1px solid var(--line);
    color: var(--ink);
    font-size: 1.125rem;
    font-weight: 600;
  }
`;
const Two = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  }
`;
const Lines = styled.ul`
  > li + li {
    border-top: 1px solid var(--line);
  }
`;
const Returned = styled.span`
  color: var(--warn);
  font-size: 0.9375rem;
  font-weight: 600;
`;

function LineActions({ line, of }: { line: LineData; of: PackageData }) {
  const say = useText(orderMessages);
  const navigate = useNavigate();
  const { nameOf } = useFormats();
  const options = optionText([line.variation1, line.variation2], useLanguage());
  const name = nameOf(line.product);
  // The same product in another variation has buttons of its own.
  const bought = options ? `${name} (${options})` : name;
  const product = line.product_id;
  // A deleted product can be neither reviewed nor returned.
  if (product === null) return line.returned === 1 ? <Returned>{say('returned')}</Returned> : null;
  const toReturn = paths.accountProductReturn(product, line.order_id, line.tracking_id, line.id);
  const askReturn = async () => {
    if (await confirm({ title: say('sure'), text: say('returnText'), yes: say('return') })) void navigate(toReturn);
  };
  return (
    <>
      {of.can_review === 1 && (
        <ButtonLink
          kind="quiet"
          size="small"
          to={paths.accountProductReview(product)}
          aria-label={say('reviewNamed', { name })}
        >
          {say('review')}
        </ButtonLink>
      )}
      {line.returned === 1 ? (
        <>
          <Returned>{say('returned')}</Returned>
          <ButtonLink kind="plain" size="small" to={toReturn} aria-label={say('seeReturnNamed', { name: bought })}>
            {say('seeReturn')}
          </ButtonLink>
        </>
      ) : (
        of.can_return === 1 && (
          <Button
            kind="danger"
            size="small"
            aria-label={say('returnNamed', { name: bought })}
            onClick={() => void askReturn()}
          >
            {say('return')}
          </Button>
        )
      )}
    </>
  );
}

const isPaidByBkash = (of: PackageData): boolean =>
  of.payment_status === 1 && of.payment_method === paymentMethod.bkash;

/** Cancels while that is possible; afterwards shows where the money goes. */
function Canceling({ of }: { of: PackageData }) {
  const say = useText(cancelMessages);
  const { taka } = useFormats();
  const [isAsked, setAsked] = useState(false);
  if (of.status === packageStatus.canceled && of.money.refund_owed > 0)
    return <Notice>{say('refunded', { amount: taka(of.money.refund_owed) })}</Notice>;
  if (of.can_cancel === 0) return null;
  const cancelable = {
    orderNumber: of.order_id,
    trackingId: of.tracking_id,
    hasMore: of.can_cancel_order === 1,
    isPaid: isPaidByBkash(of),
  };
  return (
    <>
      <Button kind="danger" onClick={() => setAsked(true)}>
        {say('cancelPackage')}
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <CancelDialog of={cancelable} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

function Amounts({ of }: { of: PackageData }) {
  const say = useText(orderMessages);
  const { taka } = useFormats();
  const { rowsOf } = useMoney();
  const row = (name: string, amount: number, className = '') => (
    <>
      <dt className={className}>{name}</dt>
      <dd className={`sum ${className}`}>{taka(amount)}</dd>
    </>
  );
  return (
    <Sums>
      {row(say('subtotal'), of.subtotal)}
      {of.coupon_amount > 0 && row(say('coupon'), -of.coupon_amount)}
      {row(say('delivery'), of.delivery_charge)}
      {row(say('total'), of.total, 'total')}
      {rowsOf(of.total, of.money).map(({ key, name, amount }) => (
        <Fragment key={key}>{row(name, amount)}</Fragment>
      ))}
    </Sums>
  );
}

function About({ of }: { of: PackageData }) {
  const say = useText(orderMessages);
  const { moment, nameOf } = useFormats();
  const { stateName } = useMoney();
  const asked = of.delivery_date.slice(0, 10) || null;
  const expected = useExpected()({
    expected_from: asked ?? of.expected_from,
    expected_to: asked ?? of.expected_by,
    delivery_time: of.delivery_time,
  });
  const vendorName = <AsWritten key="vendor">{nameOf(of.shop) || of.vendor.name}</AsWritten>;
  const facts: [string, ReactNode][] = [
    [say('order'), of.order_id],
    [say('tracking'), <AsWritten key="tracking">{of.tracking_id}</AsWritten>],
    [say('type'), of.type === 1 ? say('grocery') : say('general')],
    [say('placedOn'), moment(of.created_at)],
    [say('lastUpdate'), moment(of.updated_at)],
    [
      say('payment'),
      <Row key="payment" $gap={8}>
        {paymentName(say, of.payment_method)}
        <Badge $tone={moneyTone(of.money)}>{stateName(of.money)}</Badge>
      </Row>,
    ],
    [say('soldBy'), of.shop ? <Link to={paths.shop(of.shop.slug)}>{vendorName}</Link> : vendorName],
    [say('address'), of.address_line && <AsWritten key="address">{of.address_line}</AsWritten>],
    [say('expected'), expected],
    [say('note'), of.delivery_note],
  ];
  return <Facts facts={facts} />;
}

export function OrderDetails({ trackingId }: { trackingId: string }) {
  const say = useText(orderMessages);
  const sayInvoice = useText(invoiceMessages);
  const statusName = useStatusName();
  const { answer, failure } = useCall(userOrderDetails, { params: { tracking_id: trackingId } });
  if (!answer && failure?.layer === 'answer') {
    return (
      <EmptyState title={failure.message || say('notFound')} heading="h2">
        <ButtonLink to={paths.accountOrders}>{say('backToOrders')}</ButtonLink>
      </EmptyState>
    );
  }
  if (!answer) return <PageSkeleton />;
  const { package: one, pto } = answer;
  return (
    <Stack>
      <Card>
        <Stack $gap={18}>
          <Row $between>
            <h2>{say('packageTitle', { tracking: one.tracking_id })}</h2>
            <Badge $tone={statusTone(one.status)}>{statusName(one.status)}</Badge>
          </Row>
          <PackageProgress status={one.status} history={one.history} />
          <Row>
            <AskShop
              subject={{ tracking_id: one.tracking_id }}
              name={say('packageTitle', { tracking: one.tracking_id })}
            />
            <Canceling of={one} />
          </Row>
        </Stack>
      </Card>
      {isPayOpen(one) && <PayChoice order={{ ...one, id: one.order_id }} />}
      <Card>
        <h2>{say('products')}</h2>
        <Lines>
          {pto.map((line) => (
            <li key={line.id}>
              <BoughtLine line={line}>
                <LineActions line={line} of={one} />
              </BoughtLine>
            </li>
          ))}
        </Lines>
      </Card>
      <Two>
        <Card>
          <About of={one} />
        </Card>
        <Card>
          <Stack>
            <Amounts of={one} />
            <ButtonLink kind="quiet" size="small" to={paths.accountInvoice(one.order_id)}>
              {sayInvoice('open')}
            </ButtonLink>
          </Stack>
        </Card>
      </Two>
    </Stack>
  );
}
