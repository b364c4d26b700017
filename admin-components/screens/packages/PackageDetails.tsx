'use client';
/** A package in the warehouse: from whom, to whom, the other packages of the order, and the next step. */
import { Printer } from 'lucide-react';
import { inchargePackageDetails } from '../../../contract/packages';
import type { AnswerOf } from '../../../contract/route';
import { packageStatus } from '../../../domain/packages/status';
import { packageWords } from '../../messages/packages';
import { sharedWords } from '../../messages/shared';
import { screenAddress } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { PackageBadge } from '../../shared/badges/StatusBadge';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { usePlaceName } from '../../shared/places/usePlaceName';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { QrCode } from '../../shared/print/QrCode';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { PackageHistory } from '../orders/PackageHistory';
import { StatusMover } from '../orders/StatusMover';
import { OrderLines } from '../orders/OrderLines';
import { CustomerPanel, PackageGlance } from './PackageGlance';
import { PackageNotes } from './PackageNotes';
import { queueOf } from './queues';

type Details = AnswerOf<typeof inchargePackageDetails>;

export function PackageDetails() {
  const say = useText(packageWords);
  const shared = useText(sharedWords);
  const id = useParam('id');
  const { answer, failure, isLoading, reload } = useCall(inchargePackageDetails, { params: { id } });
  const status = answer?.package.status ?? packageStatus.shipped;
  return (
    <div className="haat-queue">
      <PageHeader
        title={say('packageDetails')}
        back={screenAddress(queueOf(status))}
        {...(answer ? { badge: <PackageBadge status={status} /> } : {})}
      >
        {answer && (
          <>
            <StatusMover
              trackingId={id}
              status={status}
              by="incharge"
              onMoved={reload}
              namesOf={{ [packageStatus.canceled]: say('nrc') }}
            />
            <LinkButton href={screenAddress('package-print', { id })}>
              <Printer size={16} aria-hidden />
              {shared('print')}
            </LinkButton>
          </>
        )}
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && <Whole details={answer} />}
    </div>
  );
}

function Whole({ details }: { details: Details }) {
  const say = useText(packageWords);
  const placeName = usePlaceName();
  const { package: parcel, vendor, order } = details;
  return (
    <div className="haat-columns">
      <div className="haat-stack">
        <Panel>
          <div className="haat-package">
            <Facts
              items={[
                { name: say('orderNumber'), value: `#${parcel.order_id}` },
                {
                  name: say('trackingNumber'),
                  value: <code className="haat-code haat-code--large">{parcel.tracking_id}</code>,
                },
              ]}
            />
            <QrCode text={parcel.tracking_id} size={104} label={say('qrOf', { code: parcel.tracking_id })} />
          </div>
        </Panel>
        <div className="haat-grid">
          <Panel title={say('fromVendor')}>
            <Facts
              items={[
                { name: say('name'), value: vendor.business_name || vendor.name },
                { name: say('businessAddress'), value: vendor.business_address },
                { name: say('upazila'), value: placeName(vendor.business_upazila) },
                { name: say('district'), value: placeName(vendor.business_district) },
              ]}
            />
          </Panel>
          <CustomerPanel customer={details.customer} address={order.address_line} />
        </div>
        <Panel title={say('products')}>
          <OrderLines lines={details.pto} />
        </Panel>
      </div>
      <div className="haat-stack">
        <PackageGlance parcel={parcel} order={order} hasMoney />
        <PackageNotes trackingId={parcel.tracking_id} />
        <Panel title={say('allPackages')}>
          <ul className="haat-choices">
            {details.totalpackage.map((each) => (
              <li
                key={each.tracking_id}
                className="haat-parcel"
                aria-current={each.tracking_id === parcel.tracking_id ? 'true' : undefined}
              >
                <code className="haat-code">{each.tracking_id}</code>
                <span className="haat-table__quiet">
                  {each.vendor?.business_name || each.vendor?.name}
                  {each.tracking_id === parcel.tracking_id ? ` (${say('thisOne')})` : ''}
                </span>
                <PackageBadge status={each.status} />
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={say('history')}>
          <PackageHistory events={details.history} />
        </Panel>
      </div>
    </div>
  );
}
