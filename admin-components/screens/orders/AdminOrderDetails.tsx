'use client';
/** An order for admins: its packages, and the lines of the chosen one. */
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { adminOrderDetails, adminOrderPackageDetails } from '../../../contract/orders';
import type { OrderShape, PackageShape } from '../../../contract/orderShapes';
import { orderBulkWords } from '../../messages/orderBulk';
import { orderWords } from '../../messages/orders';
import { screenAddress } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { PackageBadge, PaymentBadge, useMethodName } from '../../shared/badges/StatusBadge';
import { useMoneyFacts } from '../../shared/badges/useMoneyFacts';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useWeekday } from '../../../frontend/formats/useWeekday';
import { EmptyState } from '../../shared/page/EmptyState';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { OrderLines } from './OrderLines';
import { HistoryLink } from '../audit/HistoryLink';
import { PoliciesOfOrder } from './PoliciesOfOrder';
import { PackageRepair } from './PackageRepair';
import { PackageHistory } from './PackageHistory';
import { useDelivery } from './useDelivery';
import { CustomerPanel, PackageGlance } from '../packages/PackageGlance';
import { PackageNotes } from '../packages/PackageNotes';

export function AdminOrderDetails() {
  const say = useText(orderWords);
  const bulk = useText(orderBulkWords);
  const id = useParam('id');
  const { answer, failure, isLoading, reload } = useCall(adminOrderDetails, { params: { id } });
  const [picked, setPicked] = useState<string | null>(null);
  // With a single package there is nothing to choose.
  const chosen = picked ?? (answer?.package.length === 1 ? (answer.package[0]?.tracking_id ?? null) : null);
  const parcel = answer?.package.find((each) => each.tracking_id === chosen);
  return (
    <>
      <PageHeader title={`${say('orderDetails')} #${id}`} back={screenAddress('all-order')}>
        <HistoryLink resource="orders" number={id} />
        <LinkButton href={`${screenAddress('order-invoices')}?ids=${id}`}>
          <Printer size={16} aria-hidden />
          {bulk('invoice')}
        </LinkButton>
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && (
        <div className="haat-columns">
          <div className="haat-stack">
            <Panel title={say('packages')}>
              <ul className="haat-choices">
                {answer.package.map((parcel) => (
                  <li key={parcel.tracking_id}>
                    <PackageChoice
                      parcel={parcel}
                      isChosen={chosen === parcel.tracking_id}
                      onChoose={() => setPicked(parcel.tracking_id)}
                    />
                  </li>
                ))}
              </ul>
            </Panel>
            <Panel title={say('products')}>
              {chosen ? (
                <Contents key={parcel?.updated_at} trackingId={chosen} />
              ) : (
                <EmptyState title={say('choosePackage')} />
              )}
            </Panel>
            {parcel && <PackageRepair key={parcel.tracking_id} parcel={parcel} onDone={reload} />}
            {chosen && <PackageNotes trackingId={chosen} />}
          </div>
          <div className="haat-stack">
            {parcel && <PackageGlance parcel={parcel} order={answer.order} hasMoney />}
            <CustomerPanel customer={answer.customer} address={answer.order.address_line} />
            <Panel title={say('order')}>
              <WholeOrder order={answer.order} />
              <PoliciesOfOrder policies={answer.policies} />
            </Panel>
          </div>
        </div>
      )}
    </>
  );
}

function PackageChoice({
  parcel,
  isChosen,
  onChoose,
}: {
  parcel: PackageShape;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { taka } = useFormats();
  return (
    <button type="button" className="haat-choice" aria-pressed={isChosen} onClick={onChoose}>
      <code className="haat-code">{parcel.tracking_id}</code>
      <span>{parcel.vendor?.business_name || parcel.vendor?.name || '—'}</span>
      <span className="haat-choice__end">
        <PackageBadge status={parcel.status} />
        <PaymentBadge money={parcel.money} />
        {taka(parcel.total)}
      </span>
    </button>
  );
}

function Contents({ trackingId }: { trackingId: string }) {
  const say = useText(orderWords);
  const { answer, failure, isLoading } = useCall(adminOrderPackageDetails, { params: { tracking_id: trackingId } });
  if (isLoading) return <Spinner />;
  if (!answer) return <ErrorState failure={failure} />;
  return (
    <>
      <OrderLines lines={answer.pto} totalLabel={say('grandTotal')} />
      <h3 className="haat-form__heading">{say('history')}</h3>
      <PackageHistory events={answer.history} />
    </>
  );
}

function WholeOrder({ order }: { order: OrderShape }) {
  const say = useText(orderWords);
  const { moment, taka } = useFormats();
  const weekday = useWeekday();
  const delivery = useDelivery(order);
  const method = useMethodName();
  const moneyFacts = useMoneyFacts();
  return (
    <Facts
      items={[
        { name: say('orderNumber'), value: `#${order.id}` },
        { name: say('placedAt'), value: `${moment(order.created_at)}, ${weekday(order.created_at)}` },
        {
          name: say('paymentStatus'),
          value: (
            <span className="haat-row">
              <PaymentBadge money={order.money} />
              {method(order.payment_method)}
            </span>
          ),
        },
        { name: say('customerAddress'), value: order.address_line },
        { name: say('deliveryNote'), value: order.delivery_note },
        { name: say('deliveryDate'), value: delivery.date },
        { name: say('deliveryTime'), value: delivery.time },
        { name: say('subTotal'), value: taka(order.subtotal) },
        { name: say('deliveryCharge'), value: taka(order.delivery_charge) },
        ...(order.coupon_amount > 0
          ? [{ name: say('coupon'), value: `−${taka(order.coupon_amount)} (${order.coupon_code})` }]
          : []),
        { name: say('grandTotal'), value: <strong>{taka(order.total)}</strong> },
        ...moneyFacts(order.total, order.money),
      ]}
    />
  );
}
