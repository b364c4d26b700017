'use client';
/** A vendor's part of an order: what to pack, when it is to be delivered, and its status. */
import { Printer } from 'lucide-react';
import { vendorOrderDetails } from '../../../contract/orders';
import type { PackageShape, VendorOrderShape } from '../../../contract/orderShapes';
import { orderWords } from '../../messages/orders';
import { sharedWords } from '../../messages/shared';
import { screenAddress } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { PackageBadge } from '../../shared/badges/StatusBadge';
import { useMoneyFacts } from '../../shared/badges/useMoneyFacts';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useWeekday } from '../../../frontend/formats/useWeekday';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { EarningsPanel } from '../money/EarningsPanel';
import { PackageGlance } from '../packages/PackageGlance';
import { OrderLines } from './OrderLines';
import { PackageHistory } from './PackageHistory';
import { listOfStatus } from './statusLists';
import { StatusMover } from './StatusMover';
import { useDelivery } from './useDelivery';

export function OrderDetails() {
  const say = useText(orderWords);
  const shared = useText(sharedWords);
  const id = useParam('id');
  const { answer, failure, isLoading, reload } = useCall(vendorOrderDetails, { params: { id } });
  const status = answer?.package.status ?? 0;
  return (
    <>
      <PageHeader
        title={`${say('orderDetails')} #${id}`}
        back={screenAddress(listOfStatus(status) ?? 'new-order')}
        {...(answer ? { badge: <PackageBadge status={status} /> } : {})}
      >
        {answer && <StatusMover trackingId={answer.package.tracking_id} status={status} by="vendor" onMoved={reload} />}
        {answer && (
          <LinkButton href={screenAddress('order-print', { id })}>
            <Printer size={16} aria-hidden />
            {shared('print')}
          </LinkButton>
        )}
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && (
        <div className="haat-columns">
          <Panel title={say('products')}>
            <OrderLines lines={answer.pto} totalLabel={say('grandTotal')} />
          </Panel>
          <div className="haat-stack">
            <PackageGlance parcel={answer.package} order={answer.order} />
            <Panel title={say('order')}>
              <OrderFacts order={answer.order} parcel={answer.package} />
            </Panel>
            <EarningsPanel earnings={answer.earnings} />
            <Panel title={say('history')}>
              <PackageHistory events={answer.history} />
            </Panel>
          </div>
        </div>
      )}
    </>
  );
}

function OrderFacts({ order, parcel }: { order: VendorOrderShape; parcel: PackageShape }) {
  const say = useText(orderWords);
  const { moment, taka } = useFormats();
  const weekday = useWeekday();
  const delivery = useDelivery(order);
  const moneyFacts = useMoneyFacts();
  return (
    <Facts
      items={[
        { name: say('orderNumber'), value: `#${order.id}` },
        { name: say('trackingNumber'), value: <code className="haat-code">{parcel.tracking_id}</code> },
        { name: say('placedAt'), value: `${moment(order.created_at)}, ${weekday(order.created_at)}` },
        { name: say('packageTotal'), value: taka(parcel.total) },
        ...moneyFacts(parcel.total, parcel.money),
        { name: say('deliveryNote'), value: order.delivery_note },
        { name: say('deliveryDate'), value: delivery.date },
        { name: say('deliveryTime'), value: delivery.time },
      ]}
    />
  );
}
