/** The invoice of an order, as paper: what the browser prints or saves as PDF, in the reader's language. */
import { Download, Printer } from 'lucide-react';
import { Fragment } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { orderTracking } from '../../../../contract/tracking';
import { packageStatus } from '../../../../domain/packages/status';
import { useCall } from '../../../../frontend/api/useCall';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../../app/paths';
import { sharedMessages } from '../../i18n/shared.messages';
import { optionText } from '../../../../domain/catalogue/optionText';
import { AsWritten } from '../../ui/AsWritten';
import { Button, ButtonLink } from '../../ui/Button';
import { Row, Stack } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { PageSkeleton } from '../../ui/Skeleton';
import type { TrackedOrder } from './answers';
import { invoiceMessages } from './invoice.messages';
import { orderMessages } from './messages';
import { PoliciesOfOrder } from './PoliciesOfOrder';
import { paymentName, useMoney } from './payment';
import { useInvoiceFile } from './useInvoiceFile';

/** In print only the invoice is visible. */
const OnPaper = createGlobalStyle`
  @page { size: A4; margin: 14mm; }
  @media print {
    body * { visibility: hidden; }
    #invoice, #invoice * { visibility: visible; }
    #invoice { position: absolute; inset: 0 0 auto 0; border: 0; padding: 0; }
    [data-sonner-toaster] { display: none; }
  }
`;
const Sheet = styled.article`
  a {
    color: #0b6b4f;
  }
  display: grid;
  gap: 20px;
  padding: 24px 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: #fff;
  color: #111;
  font-variant-numeric: tabular-nums;
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 12px 32px;
  }
  h2 {
    color: #111;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  caption {
    padding: 6px 0;
    text-align: left;
    font-weight: 600;
  }
  th,
  td {
    padding: 7px 6px;
    border-bottom: 1px solid #ccc;
    text-align: right;
    vertical-align: top;
  }
  th:first-child,
  td:first-child {
    padding-left: 0;
    text-align: left;
    overflow-wrap: anywhere;
  }
  tr {
    break-inside: avoid;
  }
  .sums {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: end;
    gap: 4px 24px;
    text-align: right;
    break-inside: avoid;
  }
  .total {
    font-size: 1.125rem;
    font-weight: 600;
  }
`;

function PackageTable({ one }: { one: TrackedOrder['package'][number] }) {
  const say = useText(invoiceMessages);
  const language = useLanguage();
  const { nameOf, taka, digits } = useFormats();
  const isCanceled = one.status === packageStatus.canceled;
  return (
    <table>
      <caption>
        {say('soldBy')}: <AsWritten>{nameOf(one.shop) || one.vendor.name}</AsWritten> ·{' '}
        <AsWritten>{one.tracking_id}</AsWritten>
        {isCanceled && ` · ${say('canceled')}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('product')}</th>
          <th scope="col">{say('price')}</th>
          <th scope="col">{say('pieces')}</th>
          <th scope="col">{say('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {one.items.map((line) => {
          const options = optionText([line.variation1, line.variation2], language);
          return (
            <tr key={line.id}>
              <td>
                {nameOf(line.product)}
                {options && ` (${options})`}
                {line.sku && (
                  <>
                    {' · '}
                    <AsWritten>{line.sku}</AsWritten>
                  </>
                )}
              </td>
              <td>{taka(line.price)}</td>
              <td>{digits(line.qty)}</td>
              <td>{taka(line.total)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Sums({ order }: { order: TrackedOrder['order'] }) {
  const say = useText(orderMessages);
  const { taka } = useFormats();
  const { rowsOf } = useMoney();
  return (
    <dl className="sums">
      <dt>{say('subtotal')}</dt>
      <dd>{taka(order.subtotal)}</dd>
      {order.coupon_amount > 0 && (
        <>
          <dt>
            {say('coupon')} ({order.coupon_code})
          </dt>
          <dd>{taka(-order.coupon_amount)}</dd>
        </>
      )}
      <dt>{say('delivery')}</dt>
      <dd>{taka(order.delivery_charge)}</dd>
      <dt className="total">{say('total')}</dt>
      <dd className="total">{taka(order.total)}</dd>
      {rowsOf(order.total, order.money).map(({ key, name, amount }) => (
        <Fragment key={key}>
          <dt>{name}</dt>
          <dd>{taka(amount)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function ToKeep({ order }: { order: number }) {
  const say = useText(invoiceMessages);
  const { fetchInvoice, isPending } = useInvoiceFile(order);
  return (
    <Row>
      <Button
        icon={<Download size={18} aria-hidden="true" />}
        isBusy={isPending}
        busyText={say('downloading')}
        onClick={() => void fetchInvoice()}
      >
        {say('download')}
      </Button>
      <Button kind="quiet" icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
        {say('print')}
      </Button>
    </Row>
  );
}

export function Invoice({ number }: { number: string }) {
  const say = useText(invoiceMessages);
  const sayOrder = useText(orderMessages);
  const sayShared = useText(sharedMessages);
  const { moment } = useFormats();
  const { stateName } = useMoney();
  const { answer, failure } = useCall(orderTracking, { params: { order_number: number } });
  if (answer?.status === 201 || (!answer && failure))
    return (
      <EmptyState title={failure?.message || sayOrder('noSuchOrder')} heading="h2">
        <ButtonLink to={paths.accountOrders}>{sayOrder('backToOrders')}</ButtonLink>
      </EmptyState>
    );
  if (!answer) return <PageSkeleton />;
  const { order, package: packages } = answer;
  return (
    <Stack>
      <OnPaper />
      <Row $between>
        <p>{say('hint')}</p>
        <ToKeep order={order.id} />
      </Row>
      <Sheet id="invoice">
        <header>
          <div>
            <h2>
              {sayShared('brand')} · {say('title')}
            </h2>
            <p>
              {sayOrder('orderNumber')}: <b>{order.id}</b>
            </p>
            <p>
              {sayOrder('placedOn')}: {moment(order.created_at)}
            </p>
            <p>
              {sayOrder('payment')}: {paymentName(sayOrder, order.payment_method)}, {stateName(order.money)}
            </p>
          </div>
          <div style={{ maxWidth: 320 }}>
            <b>{sayOrder('address')}</b>
            <p>
              <AsWritten>{order.address_line}</AsWritten>
            </p>
          </div>
        </header>
        {packages.map((one) => (
          <PackageTable key={one.tracking_id} one={one} />
        ))}
        <Sums order={order} />
        <PoliciesOfOrder policies={order.policies} />
      </Sheet>
    </Stack>
  );
}
