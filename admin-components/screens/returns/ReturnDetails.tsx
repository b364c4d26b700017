'use client';
/** A return request for admins: who, what, why, and the possible actions. */
import { Link } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import type { OrderShape, OrderVendorShape } from '../../../contract/orderShapes';
import { getReturnDetails } from '../../../contract/returns';
import type { ReturnUserShape } from '../../../contract/returnShapes';
import { returnStatus } from '../../../domain/returns/status';
import { returnWords } from '../../messages/returns';
import { screenAddress } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { Badge } from '../../shared/badges/Badge';
import { PaymentBadge, RefundBadge, ReturnBadge, useMethodName } from '../../shared/badges/StatusBadge';
import { useMoneyFacts } from '../../shared/badges/useMoneyFacts';
import { useFormats } from '../../../frontend/formats/useFormats';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { PageHeader } from '../../shared/page/PageHeader';
import { usePlaceName } from '../../shared/places/usePlaceName';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { Thumb } from '../../shared/page/Thumb';
import { ReviewNotes } from '../../shared/review/ReviewNotes';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { ReturnHistory } from './ReturnHistory';
import { ReturnActions } from './ReturnActions';
import { PicturesPanel, ProductPanel, RequestPanel } from './ReturnParts';

export function ReturnDetails() {
  const say = useText(returnWords);
  const { taka } = useFormats();
  const method = useMethodName();
  const which = useSearchParams().get('id');
  const params = { product_id: useParam('product_id'), order_id: useParam('order_id') };
  const { answer, failure, isLoading, reload } = useCall(getReturnDetails, {
    params,
    ...(which ? { query: { id: which } } : {}),
  });
  return (
    <>
      <PageHeader
        title={answer ? `${say('returnDetails')} #${answer.returns.id}` : say('returnDetails')}
        back={screenAddress('returns-all')}
        {...(answer
          ? {
              badge: (
                <>
                  <ReturnBadge status={answer.returns.status} />
                  &nbsp;
                  <RefundBadge refunded={answer.returns.payment_refund} />
                </>
              ),
            }
          : {})}
      >
        {answer && <ReturnActions request={answer.returns} packageStatus={answer.package_status} onDone={reload} />}
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && (
        <div className="haat-columns">
          <div className="haat-stack">
            <RequestPanel
              request={answer.returns}
              more={[
                { name: say('paidForPieces'), value: <strong>{taka(answer.returns.worth)}</strong> },
                { name: say('refundMethod'), value: method(answer.returns.payment_method) },
                { name: say('refundAccount'), value: answer.returns.payment_account },
                { name: say('refund'), value: <RefundBadge refunded={answer.returns.payment_refund} /> },
                ...(answer.returns.payment_refund === 1
                  ? [
                      { name: say('refundAmount'), value: <strong>{taka(answer.returns.refund_amount ?? 0)}</strong> },
                      { name: say('trxId'), value: answer.returns.refund_trx_id },
                    ]
                  : []),
                ...(answer.returns.refund_reason
                  ? [{ name: say('partReason'), value: answer.returns.refund_reason }]
                  : []),
              ]}
            />
            <Panel title={say('history')}>
              <div className="haat-gap">
                <ReturnHistory events={answer.history} />
              </div>
              <ReviewNotes notes={answer.review} isOpen={answer.returns.status === returnStatus.canceled} />
            </Panel>
            <PicturesPanel request={answer.returns} />
            <ProductPanel product={answer.product} />
          </div>
          <div className="haat-stack">
            <CustomerPanel user={answer.user} />
            <VendorPanel vendor={answer.vendor} />
            <OrderPanel order={answer.order} />
          </div>
        </div>
      )}
    </>
  );
}

function CustomerPanel({ user }: { user: ReturnUserShape }) {
  const say = useText(returnWords);
  const { moment } = useFormats();
  const mark = (yes: number) => (
    <Badge tone={yes === 1 ? 'green' : 'grey'}>{say(yes === 1 ? 'verified' : 'notVerified')}</Badge>
  );
  return (
    <Panel title={say('customer')}>
      <Facts
        items={[
          {
            name: say('name'),
            value: (
              <span className="haat-row">
                <Thumb src={user.image} alt="" size={28} isRound />
                <Link className="haat-link" href={screenAddress('user-details', { id: user.id })} prefetch={false}>
                  {user.name}
                </Link>
                {mark(user.user_verify)}
              </span>
            ),
          },
          {
            name: say('mobile'),
            value: (
              <span className="haat-row">
                {user.mobile}
                {mark(user.mobile_verify)}
              </span>
            ),
          },
          { name: say('email'), value: user.email },
          { name: say('memberSince'), value: moment(user.created_at) },
        ]}
      />
    </Panel>
  );
}

function VendorPanel({ vendor }: { vendor: OrderVendorShape }) {
  const say = useText(returnWords);
  const placeName = usePlaceName();
  return (
    <Panel title={say('vendor')}>
      <Facts
        items={[
          { name: say('name'), value: vendor.name },
          { name: say('business'), value: vendor.business_name },
          { name: say('mobile'), value: vendor.mobile },
          {
            name: say('businessAddress'),
            value: [vendor.business_address, placeName(vendor.business_upazila), placeName(vendor.business_district)]
              .filter(Boolean)
              .join(', '),
          },
        ]}
      />
    </Panel>
  );
}

function OrderPanel({ order }: { order: OrderShape }) {
  const say = useText(returnWords);
  const { moment, taka } = useFormats();
  const method = useMethodName();
  const moneyFacts = useMoneyFacts();
  return (
    <Panel title={say('order')}>
      <Facts
        items={[
          { name: say('orderNumber'), value: `#${order.id}` },
          { name: say('placedAt'), value: moment(order.created_at) },
          {
            name: say('paymentStatus'),
            value: (
              <span className="haat-row">
                <PaymentBadge money={order.money} />
                {method(order.payment_method)}
              </span>
            ),
          },
          { name: say('deliveryAddress'), value: order.address_line },
          { name: say('total'), value: taka(order.total) },
          ...moneyFacts(order.total, order.money),
        ]}
      />
    </Panel>
  );
}
