'use client';
/** The cash memo of a package, and a second slip for the outside of the parcel. */
import { warehousePrintDetails } from '../../../contract/packages';
import type { AnswerOf } from '../../../contract/route';
import { sumOf } from '../../../domain/money';
import { moneyRows } from '../../../domain/orders/moneyWords';
import { packageWords } from '../../messages/packages';
import { screenAddress } from '../../routes';
import { useMethodName, usePaymentText } from '../../shared/badges/StatusBadge';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { ErrorState } from '../../shared/page/ErrorState';
import { Spinner } from '../../shared/page/Spinner';
import { PrintFrame, type Paper } from '../../shared/print/PrintFrame';
import { QrCode } from '../../shared/print/QrCode';
import { SheetLogo } from '../../shared/print/SheetLogo';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { LinesTable, type Sum } from '../orders/LinesTable';
import { useDelivery } from '../orders/useDelivery';

type Details = AnswerOf<typeof warehousePrintDetails>;

export function PackagePrint() {
  const say = useText(packageWords);
  const id = useParam('id');
  const { answer, failure, isLoading } = useCall(warehousePrintDetails, { params: { id } });
  if (isLoading) return <Spinner />;
  if (!answer) return <ErrorState failure={failure} />;
  return (
    <PrintFrame title={say('cashMemo')} back={screenAddress('package-received')} hasSlip>
      {(paper) => <MemoAndSlip details={answer} paper={paper} />}
    </PrintFrame>
  );
}

/** The memo for the customer, and below the cut line the slip for the outside of the parcel. */
export function MemoAndSlip({ details, paper }: { details: Details; paper: Paper }) {
  const say = useText(packageWords);
  return (
    <>
      <Memo details={details} paper={paper} />
      <hr className="haat-sheet__cut" aria-label={say('cutHere')} />
      <Slip details={details} />
    </>
  );
}

function Memo({ details, paper }: { details: Details; paper: Paper }) {
  const say = useText(packageWords);
  const { nameOf } = useFormats();
  const { shop, package: parcel } = details;
  return (
    <article className="haat-keep">
      <header className="haat-sheet__head">
        <div>
          <SheetLogo />
          <h2>{say('cashMemo')}</h2>
          {shop && <p>{nameOf(shop)}</p>}
        </div>
        <QrCode text={parcel.tracking_id} size={88} label={say('qrOf', { code: parcel.tracking_id })} />
      </header>
      <Sides details={details} />
      <LinesTable lines={details.pto} isNarrow={paper === 'slip'} sums={useSums(details)} />
    </article>
  );
}

/** Items, minus the coupon, plus delivery: zero rows are left out. */
function useSums({ pto, package: parcel }: Details): Sum[] {
  const say = useText(packageWords);
  const { taka } = useFormats();
  const stands = usePaymentText()(parcel.money);
  const method = useMethodName()(parcel.payment_method);
  const pair = usePair();
  const rows = moneyRows(parcel.total, parcel.money).map(({ label, amount }) => ({
    name: pair(label),
    value: taka(amount),
  }));
  return [
    { name: say('subTotal'), value: taka(sumOf(pto.map((line) => line.total))) },
    ...(parcel.coupon_amount > 0 ? [{ name: say('couponDiscount'), value: `−${taka(parcel.coupon_amount)}` }] : []),
    ...(parcel.delivery_charge > 0 ? [{ name: say('deliveryCharge'), value: taka(parcel.delivery_charge) }] : []),
    { name: `${say('grandTotal')} (${method}, ${stands})`, value: taka(parcel.total), isStrong: true },
    ...rows,
  ];
}

function Sides({ details }: { details: Details }) {
  const say = useText(packageWords);
  const { moment } = useFormats();
  const { vendor, order, package: parcel } = details;
  const delivery = useDelivery(order);
  const place = [vendor.business_address, vendor.business_upazila, vendor.business_district].filter(Boolean).join(', ');
  return (
    <div className="haat-sheet__columns">
      <section>
        <p className="haat-sheet__label">{say('sender')}</p>
        {parcel.warehouse && (
          <p>
            <strong>{parcel.warehouse.name}</strong>, {parcel.warehouse.address}
          </p>
        )}
        <p>
          {vendor.business_name || vendor.name}, {place}
        </p>
        <p className="haat-sheet__label haat-sheet__space">{say('deliveryAddress')}</p>
        <p>{order.address_line}</p>
      </section>
      <section>
        <p>
          {say('trackingNumber')}: <strong>{parcel.tracking_id}</strong>
        </p>
        <p>
          {say('orderNumber')}: #{parcel.order_id}
        </p>
        <p>
          {say('placed')}: {moment(order.created_at)}
        </p>
        <p>
          {say('expectedDate')}: {delivery.date}
        </p>
        {delivery.time && (
          <p>
            {say('expectedTime')}: {delivery.time}
          </p>
        )}
        {order.delivery_note && (
          <p>
            {say('note')}: {order.delivery_note}
          </p>
        )}
      </section>
    </div>
  );
}

function Slip({ details }: { details: Details }) {
  const say = useText(packageWords);
  const { taka } = useFormats();
  const { order, package: parcel } = details;
  const payable = parcel.money.outstanding;
  return (
    <article className="haat-slip haat-keep">
      <div>
        <p className="haat-sheet__label">{say('trackingNumber')}</p>
        <p className="haat-sheet__code">{parcel.tracking_id}</p>
        <p className="haat-sheet__label haat-sheet__space">{say('deliveryAddress')}</p>
        <p>{order.address_line}</p>
        <p className="haat-slip__due">
          {say('totalPayable')}: <strong>{taka(payable)}</strong>
        </p>
      </div>
      <QrCode text={parcel.tracking_id} size={112} label={say('qrOf', { code: parcel.tracking_id })} />
    </article>
  );
}
