'use client';
/** The paper a vendor puts into a package for the warehouse. */
import type { AnswerOf } from '../../../contract/route';
import { vendorOrderDetails } from '../../../contract/orders';
import { sumOf } from '../../../domain/money';
import { orderWords } from '../../messages/orders';
import { screenAddress } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { ErrorState } from '../../shared/page/ErrorState';
import { Spinner } from '../../shared/page/Spinner';
import { PrintFrame, type Paper } from '../../shared/print/PrintFrame';
import { QrCode } from '../../shared/print/QrCode';
import { SheetLogo } from '../../shared/print/SheetLogo';
import { useToday } from '../../shared/print/useToday';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { LinesTable } from './LinesTable';
import { useDelivery } from './useDelivery';

type Details = AnswerOf<typeof vendorOrderDetails>;

export function OrderPrint() {
  const say = useText(orderWords);
  const id = useParam('id');
  const { answer, failure, isLoading } = useCall(vendorOrderDetails, { params: { id } });
  if (isLoading) return <Spinner />;
  if (!answer) return <ErrorState failure={failure} />;
  return (
    <PrintFrame title={say('orderPrint')} back={screenAddress('order-details', { id })} hasSlip>
      {(paper) => <OrderSheet details={answer} paper={paper} />}
    </PrintFrame>
  );
}

export function OrderSheet({ details, paper }: { details: Details; paper: Paper }) {
  const say = useText(orderWords);
  const { taka } = useFormats();
  const { pto, package: parcel } = details;
  const total = sumOf(pto.map((line) => line.total));
  return (
    <article>
      <SheetHead details={details} />
      <Sides details={details} />
      <LinesTable
        lines={pto}
        isNarrow={paper === 'slip'}
        sums={[
          { name: say('subTotal'), value: taka(total) },
          { name: say('deliveryCharge'), value: say('notApplicable') },
          { name: say('grandTotal'), value: taka(total), isStrong: true },
        ]}
      />
      <div className="haat-sheet__qr">
        <QrCode text={parcel.tracking_id} size={104} label={say('qrOf', { code: parcel.tracking_id })} />
      </div>
    </article>
  );
}

function SheetHead({ details }: { details: Details }) {
  const say = useText(orderWords);
  const { day } = useFormats();
  const today = useToday();
  return (
    <header className="haat-sheet__head">
      <SheetLogo />
      <div>
        <p className="haat-sheet__label">{say('trackingId')}</p>
        <p className="haat-sheet__code">{details.package.tracking_id}</p>
        <p>
          {say('printed')}: {day(today)}
        </p>
      </div>
    </header>
  );
}

function Sides({ details }: { details: Details }) {
  const say = useText(orderWords);
  const { digits, moment } = useFormats();
  const { vendor, order } = details;
  const { warehouse } = details.package;
  const delivery = useDelivery(order);
  return (
    <div className="haat-sheet__columns">
      <section>
        <p className="haat-sheet__label">{say('fromVendor')}</p>
        <p>
          <strong>{vendor.business_name || vendor.name}</strong>
        </p>
        <p>
          {vendor.name} · {say('id')} {digits(vendor.id)}
        </p>
        <p>{[vendor.business_upazila, vendor.business_district].filter(Boolean).join(', ')}</p>
        <p className="haat-sheet__label haat-sheet__space">{say('toWarehouse')}</p>
        {warehouse ? (
          <>
            <p>
              <strong>{warehouse.name}</strong>
            </p>
            <p>{warehouse.address}</p>
          </>
        ) : (
          <p>{say('noWarehouse')}</p>
        )}
      </section>
      <section>
        <p>
          {say('orderNumber')}: <strong>#{order.id}</strong>
        </p>
        <p>
          {say('placedAt')}: {moment(order.created_at)}
        </p>
        <p>
          {say('updatedAt')}: {moment(details.package.updated_at)}
        </p>
        <p>
          {say('deliveryDate')}: {delivery.date}
        </p>
        {delivery.time && (
          <p>
            {say('deliveryTime')}: {delivery.time}
          </p>
        )}
        {order.delivery_note && (
          <p>
            {say('deliveryNote')}: {order.delivery_note}
          </p>
        )}
      </section>
    </div>
  );
}
