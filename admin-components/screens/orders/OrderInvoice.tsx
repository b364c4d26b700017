'use client';
/** The invoice of an order on paper, for admins: its packages with their lines, and what is paid and due. */
import { adminOrderDetails, adminOrderPackageDetails } from '../../../contract/orders';
import type { OrderLineShape, OrderShape, PackageShape } from '../../../contract/orderShapes';
import type { CallFailure } from '../../../contract/client/answer';
import { sumOf } from '../../../domain/money';
import { moneyRows } from '../../../domain/orders/moneyWords';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { orderBulkWords } from '../../messages/orderBulk';
import { orderWords } from '../../messages/orders';
import { call } from '../../shared/api/client';
import { PackageBadge, useMethodName, usePaymentText } from '../../shared/badges/StatusBadge';
import type { Paper } from '../../shared/print/PrintFrame';
import { SheetLogo } from '../../shared/print/SheetLogo';
import { useToday } from '../../shared/print/useToday';
import { LinesTable, SumRows } from './LinesTable';
import { usePolicyName, type Policies } from './PoliciesOfOrder';

type Sent = { parcel: PackageShape; lines: readonly OrderLineShape[] };
export type Invoice = {
  order: OrderShape;
  customer: { name: string; mobile: string } | null;
  packages: Sent[];
  policies: Policies;
};

/** Everything an invoice shows: the order, and the lines of each of its packages. */
export async function readInvoice(id: string): Promise<{ ok: true; answer: Invoice } | CallFailure> {
  const found = await call(adminOrderDetails, { params: { id } });
  if (!found.ok) return found;
  const { order, customer, package: parcels, policies } = found.answer;
  const packages: Sent[] = [];
  for (const parcel of parcels) {
    const inside = await call(adminOrderPackageDetails, { params: { tracking_id: parcel.tracking_id } });
    if (!inside.ok) return inside;
    packages.push({ parcel, lines: inside.answer.pto });
  }
  return { ok: true, answer: { order, customer, packages, policies } };
}

export function OrderInvoice({ invoice, paper }: { invoice: Invoice; paper: Paper }) {
  const say = useText(orderBulkWords);
  const { taka } = useFormats();
  const order = useText(orderWords);
  // The sums of the order say the same.
  const isOne = invoice.packages.length === 1;
  return (
    <article>
      <InvoiceHead invoice={invoice} />
      {invoice.packages.map(({ parcel, lines }) => (
        <section key={parcel.tracking_id} className="haat-keep">
          <p>
            <strong>{say('soldBy', { name: parcel.vendor?.business_name || parcel.vendor?.name || '—' })}</strong> ·{' '}
            {parcel.tracking_id} <PackageBadge status={parcel.status} />
          </p>
          <LinesTable
            lines={lines}
            isNarrow={paper === 'slip'}
            sums={isOne ? [] : [{ name: order('subTotal'), value: taka(sumOf(lines.map((line) => line.total))) }]}
          />
        </section>
      ))}
      <Sums order={invoice.order} />
      <PoliciesInForce policies={invoice.policies} />
    </article>
  );
}

function InvoiceHead({ invoice: { order, customer } }: { invoice: Invoice }) {
  const say = useText(orderBulkWords);
  const words = useText(orderWords);
  const { day, moment } = useFormats();
  const today = useToday();
  const method = useMethodName();
  const paymentText = usePaymentText();
  return (
    <>
      <header className="haat-sheet__head">
        <SheetLogo />
        <div>
          <p className="haat-sheet__label">{say('invoice')}</p>
          <p className="haat-sheet__code">#{order.id}</p>
          <p>
            {words('printed')}: {day(today)}
          </p>
        </div>
      </header>
      <div className="haat-sheet__columns">
        <section>
          <p className="haat-sheet__label">{say('address')}</p>
          {customer && (
            <p>
              <strong>{customer.name}</strong> · {customer.mobile}
            </p>
          )}
          <p>{order.address_line}</p>
        </section>
        <section>
          <p>
            {words('placedAt')}: {moment(order.created_at)}
          </p>
          <p>
            {words('paymentMethod')}: {method(order.payment_method)}
          </p>
          <p>
            {words('paymentStatus')}: {paymentText(order.money)}
          </p>
          {order.delivery_note && (
            <p>
              {words('deliveryNote')}: {order.delivery_note}
            </p>
          )}
        </section>
      </div>
    </>
  );
}

/** Which text of each policy the order was placed under. */
function PoliciesInForce({ policies }: { policies: Policies }) {
  const say = useText(orderWords);
  const nameOf = usePolicyName();
  if (policies.length === 0) return null;
  return (
    <p className="haat-keep">
      {say('policies')}: {policies.map(nameOf).join('; ')}
    </p>
  );
}

/** The sums of the whole order, below its packages. */
function Sums({ order }: { order: OrderShape }) {
  const words = useText(orderWords);
  const pair = usePair();
  const { taka } = useFormats();
  const rows = [
    { name: words('subTotal'), value: taka(order.subtotal) },
    ...(order.coupon_amount > 0
      ? [{ name: `${words('coupon')} (${order.coupon_code})`, value: `−${taka(order.coupon_amount)}` }]
      : []),
    { name: words('deliveryCharge'), value: taka(order.delivery_charge) },
    { name: words('grandTotal'), value: taka(order.total), isStrong: true },
    ...moneyRows(order.total, order.money).map(({ label, amount }) => ({ name: pair(label), value: taka(amount) })),
  ];
  return (
    <table className="haat-keep">
      <SumRows sums={rows} before={1} />
    </table>
  );
}
